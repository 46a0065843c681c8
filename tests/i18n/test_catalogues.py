"""Every message exists in every language with the same variables, and can be formatted."""

import re
import sys
from datetime import date
from pathlib import Path

import pytest

import regicide
from catalogue_messages import messages
from random_games import many_plies
from regicide.engine.protocol import REASONS as PROTOCOL_REASONS
from regicide.i18n import LANGUAGES, preferred_language, say_event, words
from regicide.i18n.words import CATALOGUES, Words
from regicide.notation import Disagreement, Fault
from regicide.rules import Reason

SOURCE = Path(regicide.__file__).parent
ROOT = SOURCE.parents[1]


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_language_has_the_same_messages(language: str, catalogue: str) -> None:
    """A language whose verbs do not change with the person may leave out `you`."""

    def without_you(language: str) -> list[tuple[str, frozenset[str]]]:
        return [(name, each - {"you"}) for name, each in messages(language, catalogue)]

    assert without_you(language) == without_you("en")


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_variable_you_is_used_only_in_sentences_about_a_player(
    language: str, catalogue: str
) -> None:
    """Callers that pass `who` also pass whether it is the reader."""
    english = dict(messages("en", catalogue))
    asking = [name for name, each in messages(language, catalogue) if "you" in each]
    assert [name for name in asking if not english[name] & {"who", "about"}] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_every_language(language: str) -> None:
    said = re.findall(r"\b[a-z]{2}\b", words(language).say("cli-lang"))
    assert [code for code in said if code in LANGUAGES] == list(LANGUAGES)


def test_each_message_is_in_one_catalogue() -> None:
    names = [name for catalogue in CATALOGUES for name, _ in messages("en", catalogue)]
    assert len(set(names)) == len(names)


def test_every_catalogue_is_listed() -> None:
    for language in LANGUAGES:
        folder = SOURCE / "i18n" / "catalogues" / language
        assert {path.stem for path in folder.glob("*.ftl")} == set(CATALOGUES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_message_can_be_formatted(language: str, catalogue: str) -> None:
    for name, variables in messages(language, catalogue):
        for number in (0, 1, 2, 5):
            text = words(language).say(name, **dict.fromkeys(variables, number))
            assert text.strip()
            assert "{" not in text.replace("{2c3d}", "")


def test_objects_of_one_language_share_its_catalogues(monkeypatch: pytest.MonkeyPatch) -> None:
    """The terminal makes a new object for each screen that it draws; parsing takes a tenth of a second."""
    expected = words("en").say("table-enemy-number", number=3)

    def fail(*_arguments: object) -> str:
        raise AssertionError("a catalogue was read again")

    monkeypatch.setattr(sys.modules[Words.__module__], "read_catalogue", fail)
    assert Words("en").say("table-enemy-number", number=3) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_many_games_has_a_sentence(language: str) -> None:
    language_words = words(language)
    events = [event for ply in many_plies(3) for event in ply.done.events]
    assert len({say_event(language_words, event) for event in events}) > 100
    assert len({say_event(language_words, event, you=0) for event in events}) > 100


def test_every_error_code_has_a_sentence() -> None:
    have = {name for name, _ in messages("en", "errors")}
    wanted = [*(each.code for each in Reason), *(each.value for each in Fault), *PROTOCOL_REASONS]
    assert {f"error-{code}" for code in wanted} <= have
    assert {f"disagreement-{each.value}" for each in Disagreement} <= have


def test_every_message_is_used() -> None:
    """The code contains its name, or the beginning of a name that it composes."""
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    pages = (
        path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")
    )
    code += "".join(path.read_text(encoding="utf-8") for path in pages)
    starts = set(re.findall(r'f"([a-z-]+-)\{', code)) | set(re.findall(r"`([a-z-]+-)\$\{", code))
    for catalogue in CATALOGUES:
        for name, _ in messages("en", catalogue):
            assert f'"{name}"' in code or any(name.startswith(start) for start in starts), name


def test_every_message_that_python_says_exists() -> None:
    """web/tests/words/catalogues.test.ts checks those that the page says."""
    have = {name for catalogue in CATALOGUES for name, _ in messages("en", catalogue)}
    said = [
        name
        for path in SOURCE.rglob("*.py")
        for name in re.findall(r'\bsay\(\s*"([^"]+)"', path.read_text(encoding="utf-8"))
    ]
    assert len(said) > 300
    assert [name for name in said if name not in have] == []


def test_rules_and_notation_contain_no_sentences() -> None:
    """Except in docstrings and assertions, no string looks like English prose."""
    for package in ("rules", "notation"):
        for path in (SOURCE / package).glob("*.py"):
            text = re.sub(r'""".*?"""', "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
            text = re.sub(r"#.*|assert .*", "", text)
            prose = re.findall(r'"[A-Za-z]+ [a-z]+ [a-z]+[^"]*"', text)
            assert not prose, (path, prose)


@pytest.mark.parametrize(
    "environment, language",
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "zh_CN.UTF-8", "LC_ALL": "ca_ES"}, "ca"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "es", "REGICIDE_LANG": "id"}, "id"),
    ],
)
def test_the_preferred_language_of_an_environment(
    environment: dict[str, str], language: str
) -> None:
    assert preferred_language(environment) == language


def test_sentences_follow_one_another_as_the_language_wants() -> None:
    said = {each: words(each).sentences("A", "", "B", "C") for each in LANGUAGES}
    assert said == {"en": "A B C", "es": "A B C", "ca": "A B C", "id": "A B C", "zh": "ABC"}
    assert words("en").sentences("", "") == ""


def test_dates_are_written_as_in_the_language() -> None:
    day = date(2026, 11, 8)
    assert {each: (words(each).day(day), words(each).month(day)) for each in LANGUAGES} == {
        "en": ("8 Nov 2026", "November 2026"),
        "es": ("8 nov 2026", "noviembre de 2026"),
        "ca": ("8 de nov. del 2026", "novembre del 2026"),
        "id": ("8 Nov 2026", "November 2026"),
        "zh": ("2026年11月8日", "2026年11月"),
    }
