"""Positions and cards with which the companion_law generators call the rules."""

from collections.abc import Iterable
from typing import TypeVar

from regicide.notation import print_card
from regicide.rules import JESTER, Card, Options, Rank, State, Suit, card, deal, keep_order

_T = TypeVar("_T")
RANKS = [rank for rank in Rank if rank is not Rank.JESTER]
LETTERS = {suit: suit.value[0] for suit in Suit}


def rank_letter(each: Card) -> str:
    return print_card(each) if each is JESTER else print_card(each)[0]


def one_card_per_rank() -> list[Card]:
    return [card(rank, Suit.CLUBS) for rank in RANKS]


def four_of_rank(rank: Rank) -> list[Card]:
    return [card(rank, suit) for suit in Suit]


def start_state(players: int = 2, options: Options | None = None) -> State:
    return deal(players, lambda _: keep_order, options or Options())


def only_value(values: Iterable[_T]) -> _T:
    """Return the value that all have in common; asserts that they are equal."""
    first, *others = values
    assert all(each == first for each in others)
    return first
