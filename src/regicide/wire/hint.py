"""A hint: the best moves for the seat to move, as the core writes them (fast/core/api/review_api.cpp)."""

from typing import Annotated

from msgspec import Meta

from regicide.better_reason import BetterReason
from regicide.table.frozen_struct import FrozenStruct


class RatedMoveView(FrozenStruct, frozen=True, omit_defaults=True):
    """A move and its chance of winning with its standard error, in hundredths of a percentage point."""

    move: str
    chance: int
    error: int
    #: Solo, while a Jester is left: the chance of winning without flipping one.
    medal: int | None = None


class HintView(FrozenStruct, frozen=True):
    """The best moves, the first one first, at most three."""

    #: How many worlds were sampled.
    worlds: int
    moves: Annotated[tuple[RatedMoveView, ...], Meta(min_length=1, max_length=3)]
    #: Whether the first two are about equally good: then there is no reason to give.
    is_close: bool
    reason: BetterReason | None


class IdeaAtStake(FrozenStruct, frozen=True):
    """An idea of «Play well» decides the next move."""

    #: Whether the best move acts on the idea.
    acts: bool
    #: The best move, and the best of the other kind.
    hint: HintView
