"""The lines of a hint: its numbers and sentences as the language writes them."""

import pytest

from regicide.i18n import words
from regicide.tui.text.hint_text import hint_text, in_percent
from regicide.wire.hint import HintView, RatedMoveView


@pytest.mark.parametrize(
    "language, number", [("en", "98.6"), ("es", "98,6"), ("ca", "98,6"), ("id", "98,6")]
)
def test_a_hint_writes_numbers_as_its_language_does(language: str, number: str) -> None:
    assert f" {number}" in _lines(language)[0]


def test_chinese_sentences_have_no_space_between_them() -> None:
    assert "。 " not in "".join(_lines("zh"))


@pytest.mark.parametrize(
    "hundredths, percent", [(9861, 98.6), (9900, 99), (6249, 62), (150, 1.5), (9800, 98)]
)
def test_only_chances_near_an_end_have_a_decimal(hundredths: int, percent: float) -> None:
    assert in_percent(hundredths) == percent


def _lines(language: str) -> list[str]:
    moves = (RatedMoveView("yield", 9861, 10), RatedMoveView("flip", 9832, 10))
    return hint_text(
        words(language), HintView(800, moves, is_close=True, reason=None), 0
    ).plain.split("\n")
