"""Shuffles are functions that the caller passes in; the rules contain no random numbers.

A game shuffles the Jacks, Queens and Kings (§1.2), the tavern (§1.3), and the discard pile for each
hearts power (§4.5).
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from regicide.rules.cards import Card, without

#: Returns the same cards in another order, top card first.
Shuffle: TypeAlias = Callable[[Sequence[Card]], Sequence[Card]]
#: Returns shuffle number k of a game: 0 Jacks, 1 Queens, 2 Kings, 3 tavern, 4… one per hearts power.
Shuffles: TypeAlias = Callable[[int], Shuffle]

JACKS, QUEENS, KINGS, TAVERN, FIRST_HEARTS = range(5)


def keep_order(cards: Sequence[Card]) -> Sequence[Card]:
    """A shuffle that changes nothing."""
    return cards


def move_to_top(moved: tuple[Card, ...]) -> Shuffle:
    """Return a shuffle that moves these cards to the top; the others keep their order.

    Games at a real table are recorded this way: by the cards that hearts moved.
    """

    def shuffle(cards: Sequence[Card]) -> Sequence[Card]:
        return (*moved, *without(tuple(cards), moved))

    return shuffle
