"""The catalogues use the words of the glossary."""

import re
import tomllib
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from regicide.i18n import LANGUAGES
from regicide.i18n.words import CATALOGUES, read_catalogue

GLOSSARY = tomllib.loads((files("regicide.i18n") / "glossary.toml").read_text(encoding="utf-8"))
#: What people read who play. The others speak of programs, where an option is called --hearts.
PLAYED = sorted(set(CATALOGUES) - {"cli", "lab"})
#: Sentences that quote what is typed in English whatever the language, and the name of a page.
QUOTED = {"error-bad-move", "plain-help", "home-companion"}


def sentences(language: str, catalogue: str) -> dict[str, str]:
    """Messages by name, without their variables."""
    entries = FluentParser().parse(read_catalogue(language, catalogue)).body
    return {
        entry.id.name: re.sub(r"\$[a-z_-]+", "", FluentSerializer().serialize_entry(entry)).split(
            "=", 1
        )[1]
        for entry in entries
        if isinstance(entry, ast.Message) and entry.id.name not in QUOTED
    }


def uses(language: str, text: str, beginnings: list[str]) -> bool:
    """Whether a word of the text begins so; Chinese sets no blanks between words."""
    start = "" if language == "zh" else r"(?<!\w)"
    return any(re.search(start + re.escape(each), text, re.IGNORECASE) for each in beginnings)


@pytest.mark.parametrize("catalogue", PLAYED)
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_terms_are_the_glossarys(language: str, catalogue: str) -> None:
    english, ours = sentences("en", catalogue), sentences(language, catalogue)
    wrong = [
        (name, term)
        for term, forms in GLOSSARY.items()
        for name, text in english.items()
        if uses("en", text, forms["en"]) and not uses(language, ours[name], forms[language])
    ]
    assert not wrong


@pytest.mark.parametrize("catalogue", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_were_tried_and_are_wrong_are_gone(language: str, catalogue: str) -> None:
    wrong = [
        (name, word)
        for forms in GLOSSARY.values()
        for word in forms.get("never", {}).get(language, [])
        for name, text in sentences(language, catalogue).items()
        if uses(language, text, [word])
    ]
    assert not wrong


def test_every_term_has_a_word_in_every_language() -> None:
    assert len(GLOSSARY) >= 15
    for term, forms in GLOSSARY.items():
        assert all(forms.get(language) for language in LANGUAGES), term
