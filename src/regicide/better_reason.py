"""Why one move is better than another, as the core writes it (fast/core/reasons/reason.hpp)."""

from typing import Literal

from msgspec import Struct


class ReasonFacts(Struct, frozen=True, gc=False, omit_defaults=True):
    """What the sentence of a reason names."""

    card: str | None = None
    count: int | None = None
    value: int | None = None
    attack: int | None = None


class WhatFollows(Struct, frozen=True, gc=False):
    """After the better move, on average: in how many turns the enemy falls, and the cards then in all hands."""

    #: Whether no royal comes after it.
    is_last: bool
    turns: int
    cards: int


class ShownFact(Struct, frozen=True, gc=False):
    """What the played-out games show, after the move that was made and after the better one.

    Percent of the games, or tenths of a card or turn.
    """

    fact: str
    made: int
    best: int


class BetterReason(Struct, frozen=True, gc=False):
    """A code, which `review.ftl` has a sentence for, what the sentence names, and what shows that it is true."""

    code: str
    facts: ReasonFacts
    follows: WhatFollows | None
    shown: ShownFact | None


class WhyMove(Struct, frozen=True, gc=False):
    """A move that was made beside another one, by what its seat could know (fast/core/api/review_api.cpp)."""

    #: The best move; if that is the one that was made, the next best; None if no other was possible.
    other: str | None
    #: Whether the move that was made is the better one.
    is_better: bool
    #: Whether both are about equally good: then there is no reason to give.
    is_close: bool
    #: Of winning, solo of the medal; in hundredths of a percentage point.
    chance: int
    other_chance: int
    medal: Literal["gold", "silver", "bronze"] | None
    #: Why the better of both is better, by games of the knight.
    reason: BetterReason | None
