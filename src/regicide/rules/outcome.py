"""§11 how a game ended."""

from dataclasses import dataclass
from typing import Protocol

from regicide.rules.moves import Seat
from regicide.rules.solo import Aside, Medal, medal
from regicide.rules.state import Step


class Finishing(Aside, Protocol):
    """What tells whether and how a game ended: part of states and observations."""

    @property
    def seat(self) -> Seat: ...
    @property
    def step(self) -> Step: ...


@dataclass(frozen=True, slots=True)
class Won:
    """The last King is defeated; alone, there is a medal for it (§12.3)."""

    seat: Seat
    medal: Medal | None
    clause: str = "§11.1"


@dataclass(frozen=True, slots=True)
class Lost:
    """Somebody could not cover the damage (§6.3), or had no move (§11.2)."""

    seat: Seat
    clause: str


def outcome(game: Finishing) -> Won | Lost | None:
    """How the game ended; None while it goes on."""
    match game.step:
        case Step.WON:
            return Won(game.seat, medal(game) if len(game.yielded) == 1 else None)
        case Step.BEATEN:
            return Lost(game.seat, "§6.3")
        case Step.STUCK:
            return Lost(game.seat, "§11.2")
        case _:
            return None
