"""What a bot is."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from regicide.rules import Move, Observation, RegicideError


class BadBudget(RegicideError):
    """A budget that allows nothing."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What a bot may spend on a move; None leaves it to the bot.

    Milliseconds are a clock's, so two runs may differ; rollouts repeat.
    """

    ms: int | None = None
    rollouts: int | None = None

    def __post_init__(self) -> None:
        for name, value in (("ms", self.ms), ("rollouts", self.rollouts)):
            if value is not None and value < 1:
                raise BadBudget("empty-budget", {"name": name, "value": value})


@dataclass(frozen=True, slots=True)
class BotChoice:
    """The move a bot makes, and how likely it thinks the game is to be won, 0 to 1."""

    move: Move
    estimate: float


class Bot(Protocol):
    """Something that plays a seat."""

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        """A legal move for the seat that is to move, which is the viewer's.

        Whatever it leaves to chance comes from `rng`: the same rng gives the same move.
        """
        ...
