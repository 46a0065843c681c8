"""Statistics of a match: the interval against published values, and the counts of a few games."""

import pytest

from regicide.lab import GameResult, Match, count_results
from regicide.rules import Medal, Rank, Suit, card
from regicide.study.intervals import wilson

KING = card(Rank.KING, Suit.HEARTS)


@pytest.mark.parametrize(
    "won, games, low, high",
    [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_wilson_interval_matches_published_values(
    won: int, games: int, low: float, high: float
) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)


def result(
    number: int, defeated: int, clause: str | None, medal: Medal | None = None
) -> GameResult:
    won = clause is None
    return GameResult(number, won, medal, defeated, clause, KING, (10,), (5_000_000,))


def test_the_statistics_of_a_few_games() -> None:
    games = [
        result(1, 12, None, Medal.SILVER),
        result(2, 7, "§6.3"),
        result(3, 7, "§11.2"),
        result(4, 0, "§6.3"),
    ]
    found = count_results(Match(bots=("squire",)), games)
    assert (found.games, found.won, found.rate) == (4, 1, 0.25)
    assert found.interval == wilson(1, 4)
    assert found.defeated == 6.5
    assert found.medals == ((Medal.GOLD, 0), (Medal.SILVER, 1), (Medal.BRONZE, 0))
    assert found.decisions == 10
    assert found.move_ms == (("squire", 0.5),)
    assert found.lost_by == (("§6.3", 2), ("§11.2", 1))
    assert found.lost_after == (1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0)


def test_seats_of_the_same_bot_are_counted_together() -> None:
    game = GameResult(1, False, None, 3, "§6.3", KING, (1, 3, 2), (9_000_000, 1_500_000, 6_000_000))
    found = count_results(Match(bots=("squire", "random", "squire")), [game])
    assert found.medals == ()
    assert found.move_ms == (("squire", 5.0), ("random", 0.5))
