"""§11 how a game ended."""

from dataclasses import dataclass
from typing import Protocol

from regicide.rules.moves import Seat
from regicide.rules.solo import Medal, SoloStatus, medal
from regicide.rules.state import Step


class GameStatus(SoloStatus, Protocol):
    """The part of a state or observation that determines the outcome."""

    @property
    def seat(self) -> Seat: ...
    @property
    def step(self) -> Step: ...


@dataclass(frozen=True, slots=True)
class Won:
    """The last King was defeated; a solo player gets a medal (§12.3)."""

    seat: Seat
    medal: Medal | None
    clause: str = "§11.1"


@dataclass(frozen=True, slots=True)
class Lost:
    """A player could not cover the damage (§6.3), or had no legal move (§11.2)."""

    seat: Seat
    clause: str


def outcome(game: GameStatus) -> Won | Lost | None:
    """Return how the game ended; None while it is running."""
    if not game.step.is_over:
        return None
    if game.step is Step.WON:
        return Won(game.seat, medal(game) if len(game.yielded) == 1 else None)
    return Lost(game.seat, "§6.3" if game.step is Step.BEATEN else "§11.2")
