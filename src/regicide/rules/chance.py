"""Chance is an argument: a shuffle is a function somebody hands in.

The rules shuffle five kinds of piles (§1.2, §1.3, §4.5) and never choose how.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from regicide.rules.cards import Card, without

#: The same cards in another order; the first becomes the top one.
Shuffle: TypeAlias = Callable[[Sequence[Card]], Sequence[Card]]
#: Shuffle number k of a game: 0 Jacks, 1 Queens, 2 Kings, 3 tavern, 4… the hearts powers in turn.
Shuffles: TypeAlias = Callable[[int], Shuffle]

JACKS, QUEENS, KINGS, TAVERN, FIRST_HEARTS = range(5)


def as_is(cards: Sequence[Card]) -> Sequence[Card]:
    """The shuffle that changes nothing."""
    return cards


def bringing_up(moved: tuple[Card, ...]) -> Shuffle:
    """The shuffle that brings these cards up in this order and leaves the others as they lie.

    It is how a real table's shuffle is told: by which cards hearts moved.
    """

    def shuffle(cards: Sequence[Card]) -> Sequence[Card]:
        return (*moved, *without(tuple(cards), moved))

    return shuffle
