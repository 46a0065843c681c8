"""Each language is set with its own signs: spaces, quotation marks, apostrophes, plurals."""

import re

import pytest

from regicide.i18n.words import CATALOGUES, read_catalogue

#: A message quotes these: texts of the notation, shell commands, and the brace of the notation.
_QUOTED = re.compile(r'\[Name "value"\]|pip install (?:"[^"]+"|\S+)|\{"[^"]*"\}|\{ [^}"]*"[^}]*\}')


def _lines(language: str) -> list[tuple[str, str]]:
    """Lines of all catalogues without comments, and where each is."""
    return [
        (f"{catalogue}:{number}", _QUOTED.sub("", line))
        for catalogue in CATALOGUES
        for number, line in enumerate(read_catalogue(language, catalogue).splitlines(), start=1)
        if not line.startswith("#")
    ]


def _found(language: str, pattern: str) -> list[tuple[str, str]]:
    return [
        (where, found[0]) for where, line in _lines(language) if (found := re.search(pattern, line))
    ]


@pytest.mark.parametrize("language", ["es", "ca"])
def test_a_space_that_does_not_break_stands_before_a_percent_sign(language: str) -> None:
    assert _found(language, r"[\d}] ?%") == []


@pytest.mark.parametrize("language", ["id", "zh"])
def test_a_language_without_plural_has_no_form_for_one(language: str) -> None:
    """`[one]` never matches there; `[1]` does."""
    assert _found(language, r"\[one\]") == []


@pytest.mark.parametrize(
    "language, signs",
    [("en", "[«»']"), ("es", "[\"“”'’]"), ("ca", "[\"“”']"), ("id", "[\"«»']"), ("zh", "[\"«»']")],
)
def test_quotation_marks_and_apostrophes_are_those_of_the_language(
    language: str, signs: str
) -> None:
    assert _found(language, signs) == []


@pytest.mark.parametrize("language", ["en", "es", "ca", "id", "zh"])
def test_no_space_stands_before_an_ellipsis(language: str) -> None:
    assert _found(language, r"\s…") == []


def test_a_chinese_ellipsis_has_six_dots() -> None:
    assert _found("zh", "(?<!…)…(?!…)") == []


def test_no_space_separates_digits_from_chinese_characters() -> None:
    """Latin words, such as names of files and versions, keep theirs."""
    numbers = "at|count|number|games|moves|players|seconds|ms|all|won|passed|line"
    sign = "[\u4e00-\u9fff]"
    variable = rf"\{{ (?:NUMBER\()?\$(?:{numbers})\b[^}}]*\}}"
    assert _found("zh", rf"{sign} {variable}|{variable} {sign}|{sign} \d+ {sign}") == []
