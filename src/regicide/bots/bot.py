"""What a bot is."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from regicide.rules import Move, Observation


@dataclass(frozen=True, slots=True)
class Choice:
    """The move a bot makes, and how likely it thinks the game is to be won, 0 to 1."""

    move: Move
    estimate: float


class Bot(Protocol):
    """Something that plays a seat."""

    def choose(self, observation: Observation, rng: Random) -> Choice:
        """A legal move for the seat that is to move, which is the viewer's.

        Whatever it leaves to chance comes from `rng`: the same rng gives the same move.
        """
        ...
