"""The types of moves. A move may be illegal: see legality.py.

The constructors sort the cards of a move into canonical order.
"""

from dataclasses import dataclass
from typing import TypeAlias

from regicide.rules.cards import Card, canonical

#: A place at the table, counted from 0 clockwise. People and notation count from 1.
Seat: TypeAlias = int


@dataclass(frozen=True, slots=True)
class Play:
    """§3.1–3.5 play these cards against the enemy."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        if len(self.cards) > 1:
            object.__setattr__(self, "cards", canonical(self.cards))


@dataclass(frozen=True, slots=True)
class Yield:
    """§3.6 play nothing."""


@dataclass(frozen=True, slots=True)
class Discard:
    """§6.2 discard these cards to cover the damage."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        if len(self.cards) > 1:
            object.__setattr__(self, "cards", canonical(self.cards))


@dataclass(frozen=True, slots=True)
class Nominate:
    """§8.3 after a Jester: this seat plays next."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Flip:
    """§12.1 solo: flip one of the Jesters set aside."""


Move: TypeAlias = Play | Yield | Discard | Nominate | Flip
