"""The calendar and par of `regicide daily`, as text."""

from dataclasses import replace
from datetime import date

import pytest

from regicide.i18n import LANGUAGES, words
from regicide.notation import Record
from regicide.reports.daily_calendar import calendar_lines, plain_calendar_lines
from regicide.reports.par_report import par_lines
from regicide.study.daily import DailyDeal
from regicide.study.game_facts import GameFacts, game_facts
from regicide.study.par import Comparison, ParGame, compare

DAY = date(2026, 11, 16)
DEAL = DailyDeal(DAY, 1)
BEGUN = game_facts(Record(DEAL.seed.deal(1), DEAL.seed))
GOLD = replace(BEGUN, result="won", medal="gold", marks="x" * 12)
HELPED = replace(GOLD, medal=None, helped=True)
LOST = replace(BEGUN, result="lost", marks="xxo" + "f" + "-" * 8)
TRIES = {date(2026, 11, number): facts for number, facts in ((1, GOLD), (2, HELPED), (3, LOST))}


def test_a_month_is_a_grid_with_a_mark_for_each_try() -> None:
    tries = {**TRIES, DAY: BEGUN, date(2026, 12, 1): GOLD}
    first, *weeks, about = calendar_lines(words("en"), DAY, tries)
    assert first == "November 2026"
    assert weeks[0] == " " * 42 + "   1 G"
    assert weeks[1].startswith("   2 ✓    3 3    4 ")
    assert weeks[3].startswith("  16 …   17 ")
    assert len(weeks) == 6
    assert about.startswith("G, S, B: medals.")


def test_line_by_line_a_month_is_told_in_words() -> None:
    assert list(plain_calendar_lines(words("en"), DAY, {**TRIES, DAY: BEGUN})) == [
        "November 2026",
        "1 Nov 2026: Gold victory",
        "2 Nov 2026: Won",
        "3 Nov 2026: Lost",
        "16 Nov 2026: begun, not finished",
    ]
    assert list(plain_calendar_lines(words("en"), DAY, {})) == ["November 2026", "not played"]


SILVER = ParGame(won=True, medal="silver", defeated=12)
FALLEN = ParGame(won=False, medal=None, defeated=3)


#: What the games of the levels are worth.
LEVEL_WORTHS = [2.0, 3.0, 4.5, 6.0, 7.5, 9.0, 10.5, 12.0]


@pytest.mark.parametrize(
    ("defeated", "like"),
    [(0, "a beginner"), (5, "a regular player"), (9, "a strong club player"), (12, "a master")],
)
def test_a_result_is_like_a_level(defeated: int, like: str) -> None:
    facts = replace(LOST, marks="o" * defeated + "-" * (12 - defeated))
    lines = list(par_lines(words("en"), DEAL, facts, [SILVER], LEVEL_WORTHS))
    assert lines[-1].startswith(f"For a single deal, that is like {like}")
    gold = list(par_lines(words("en"), DEAL, GOLD, [SILVER], LEVEL_WORTHS))
    assert gold[-1] == "For a single deal, that is like the Champion."


@pytest.mark.parametrize(
    "facts, own_line, comparison",
    [
        (GOLD, "    0  Gold victory (you)", Comparison(2, 0)),
        (HELPED, "    0  Won without a medal (you)", Comparison(1, 0)),
        (LOST, "    1  Lost (you)", Comparison(0, 1)),
    ],
)
def test_a_result_is_compared_with_the_champions_games(
    facts: GameFacts, own_line: str, comparison: Comparison
) -> None:
    games = [SILVER, FALLEN]
    lines = list(par_lines(words("en"), DEAL, facts, games, LEVEL_WORTHS))
    assert [line for line in lines if "(you)" in line] == [own_line]
    better, equal = comparison.better, comparison.equal
    assert any(f"better than {better} of its games and equals {equal}." in line for line in lines)
    own = ParGame(facts.result == "won", facts.medal, facts.defeated)
    assert compare(own, games) == comparison


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words(language: str) -> None:
    spoken = words(language)
    lines = [*calendar_lines(spoken, DAY, TRIES), *plain_calendar_lines(spoken, DAY, TRIES)]
    for deal in (DEAL, DailyDeal(DAY, 2)):
        lines += par_lines(spoken, deal, LOST, [SILVER, FALLEN, FALLEN], LEVEL_WORTHS)
    assert not [line for line in lines if "{" in line]
