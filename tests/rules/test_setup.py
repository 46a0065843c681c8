"""§1 setup, as rows: a deal and facts about it."""

import pytest

from position_examples import FACTS
from regicide.notation import Seed, parse_options
from regicide.rules import CARDS, JESTER, MoveResult, Options, Rank, State


def dealt(players: int, options: str = "") -> State:
    return Seed("castle-42").deal(players, parse_options(options) if options else Options())


@pytest.mark.parametrize(
    "players, options, expected",
    [
        pytest.param(*row[1:], id=row[0])
        for row in [
            ("§1.2 eleven enemies wait in the castle", 2, "", "castle 11 · damage 0"),
            ("§1.3 the tavern holds what was not dealt", 2, "", "tavern 26"),
            ("§1.4 alone: no Jester, eight cards", 1, "", "hands 8 · tavern 32 · jesters 2"),
            ("§1.4 two players: no Jester, seven cards", 2, "", "hands 7/7 · tavern 26"),
            ("§1.4 three players: one Jester, six cards", 3, "", "hands 6/6/6 · tavern 23"),
            ("§1.4 four players: two Jesters, five cards", 4, "", "hands 5/5/5/5 · tavern 22"),
            ("§1.5 the discard pile starts empty", 3, "", "discard - · table -"),
            ("§1.6 the first seat begins", 4, "", "turn 1p"),
            ("§13.3 hands of two cards more", 4, "hand=+2", "hands 7/7/7/7 · tavern 14"),
            ("§13.3 a Jester fewer", 4, "jesters=-1", "hands 5/5/5/5 · tavern 21"),
            ("§13.3 never fewer Jesters than none", 3, "jesters=-2", "tavern 22"),
            ("§13.3 solo: fewer flips", 1, "jesters=-2", "jesters 0"),
        ]
    ],
)
def test_deal(players: int, options: str, expected: str) -> None:
    done = MoveResult(dealt(players, options), ())
    for fact in expected.split(" · "):
        name, value = fact.split(" ")
        assert FACTS[name](done) == value, name


def every_card(state: State) -> list[str]:
    piles = [state.table, state.tavern, state.discard, state.castle, (state.enemy,), *state.hands]
    return sorted(str(card) for pile in piles for card in pile)


@pytest.mark.parametrize(
    "players, jesters",
    [
        pytest.param(1, 0, id="§1.1 alone 52 cards are in play"),
        pytest.param(4, 2, id="§1.1 with four players all 54"),
    ],
)
def test_cards(players: int, jesters: int) -> None:
    assert every_card(dealt(players)) == sorted(
        str(card) for card in (*CARDS[:-1], *[JESTER] * jesters)
    )


def test_castle_order() -> None:
    """§1.2 Jacks on Queens on Kings."""
    state = dealt(2)
    ranks = [card.rank for card in (state.enemy, *state.castle)]
    assert ranks == [Rank.JACK] * 4 + [Rank.QUEEN] * 4 + [Rank.KING] * 4
