"""The interface of bots."""

from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from regicide.rules import Move, Observation, RegicideError


class BadBudget(RegicideError):
    """A budget below 1."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The limit for one move; None leaves it to the bot.

    With rollouts the same game can be repeated; with milliseconds two runs may differ.
    """

    ms: int | None = None
    rollouts: int | None = None

    def __post_init__(self) -> None:
        for name, value in (("ms", self.ms), ("rollouts", self.rollouts)):
            if value is not None and value < 1:
                raise BadBudget("empty-budget", {"name": name, "value": value})


@dataclass(frozen=True, slots=True)
class BotChoice:
    """The move a bot chooses, and its estimate of the chance of winning, 0 to 1."""

    move: Move
    estimate: float
    #: CPU time that another process spent on it; equal choices may differ in it.
    elsewhere_ns: int = field(default=0, compare=False)


class Bot(Protocol):
    """Chooses the moves of a seat."""

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        """Choose a legal move for the observing seat, which is the seat to move.

        All randomness comes from `rng`: the same `rng` gives the same move.
        """
        ...
