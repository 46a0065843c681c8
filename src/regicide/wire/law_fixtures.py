"""What the law is asked with: positions, and one card of each kind."""

from collections.abc import Iterable
from typing import TypeVar

from regicide.notation import print_card
from regicide.rules import JESTER, Card, Options, Rank, State, Suit, as_is, card, deal

_T = TypeVar("_T")
RANKS = [rank for rank in Rank if rank is not Rank.JESTER]
LETTERS = {suit: suit.value[0] for suit in Suit}


def rank_letter(each: Card) -> str:
    return print_card(each) if each is JESTER else print_card(each)[0]


def of_each_rank() -> list[Card]:
    return [card(rank, Suit.CLUBS) for rank in RANKS]


def four(rank: Rank) -> list[Card]:
    return [card(rank, suit) for suit in Suit]


def start(players: int = 2, options: Options | None = None) -> State:
    return deal(players, lambda _: as_is, options or Options())


def same(values: Iterable[_T]) -> _T:
    """The one value all of them have: what a short table leaves out makes no difference."""
    first, *others = values
    assert all(each == first for each in others)
    return first
