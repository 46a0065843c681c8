"""The catalogues use the terms of the glossary."""

import re
import tomllib
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from regicide.i18n import LANGUAGES
from regicide.i18n.words import CATALOGUES, read_catalogue

GLOSSARY = tomllib.loads((files("regicide.i18n") / "glossary.toml").read_text(encoding="utf-8"))
#: Terms that are names, with a capital where the language has one.
NAMES = {"champion"}
#: Catalogues that players read. The others are about programs, with options such as --hearts.
PLAYED = sorted(set(CATALOGUES) - {"cli", "lab"})
#: Messages that quote what users type or tags of records, in English in every language, names of a page and people, and
#: clubs of people.
QUOTED = {
    *("error-bad-move", "plain-help", "plain-help-moves", "home-companion", "app-unofficial"),
    *("error-no-record", "disagreement-seed"),
    *("home-clubs", "clubs-mine", "error-too-many-clubs"),
}
_NOT_WORDS = re.compile(r"\$[a-z_-]+|--[a-z-]+( [A-Z]+)?")


def sentences(language: str, catalogue: str) -> dict[str, str]:
    """Messages by name, without their variables and options such as --record FILE."""
    entries = FluentParser().parse(read_catalogue(language, catalogue)).body
    return {
        entry.id.name: _NOT_WORDS.sub("", FluentSerializer().serialize_entry(entry)).split("=", 1)[
            1
        ]
        for entry in entries
        if isinstance(entry, ast.Message) and entry.id.name not in QUOTED
    }


def uses(language: str, text: str, beginnings: list[str], term: str = "") -> bool:
    """Whether a word of the text begins like this; Chinese has no spaces between words."""
    start = "" if language == "zh" else r"(?<!\w)"
    flags = re.NOFLAG if term in NAMES else re.IGNORECASE
    return any(re.search(start + re.escape(each), text, flags) for each in beginnings)


@pytest.mark.parametrize("catalogue", PLAYED)
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_translations_use_the_terms_of_the_glossary(language: str, catalogue: str) -> None:
    english, ours = sentences("en", catalogue), sentences(language, catalogue)
    wrong = [
        (name, term)
        for term, forms in GLOSSARY.items()
        for name, text in english.items()
        if uses("en", text, forms["en"], term)
        and not uses(language, ours[name], forms[language], term)
    ]
    assert not wrong


@pytest.mark.parametrize("catalogue", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_do_not_use_wrong_terms(language: str, catalogue: str) -> None:
    wrong = [
        (name, word)
        for term, forms in GLOSSARY.items()
        for word in forms.get("never", {}).get(language, [])
        for name, text in sentences(language, catalogue).items()
        if uses(language, text, [word], term)
    ]
    assert not wrong


@pytest.mark.parametrize("catalogue", sorted(CATALOGUES))
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_word_that_belongs_to_one_term_says_nothing_else(language: str, catalogue: str) -> None:
    english, ours = sentences("en", catalogue), sentences(language, catalogue)
    wrong = [
        (name, word)
        for forms in GLOSSARY.values()
        for word in forms.get("only", {}).get(language, [])
        for name, text in ours.items()
        if uses(language, text, [word]) and not uses("en", english[name], forms["en"])
    ]
    assert not wrong


def test_every_term_is_translated_into_every_language() -> None:
    assert len(GLOSSARY) >= 15
    for term, forms in GLOSSARY.items():
        assert all(forms.get(language) for language in LANGUAGES), term
