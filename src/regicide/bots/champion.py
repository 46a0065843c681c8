"""`champion` and `medallist`: the value net with a determinized Monte Carlo search.

What they add to the search is in fast/core/bots/core_bots.hpp, so that programs without Python have the
same bots. The starting state may be any world that agrees with the observation, because the search
samples its own.
"""

from random import Random

from regicide.bots.bot import BotChoice, Budget
from regicide.bots.weights import net_address
from regicide.fast import packed_world, unpack_move
from regicide.fast.core_bots import choose_as
from regicide.fast.core_numbers import CoreBot
from regicide.rules import Observation


class Champion:
    """Plays to win."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        choice = self._choose_as(CoreBot.CHAMPION, observation, rng)
        assert choice
        return choice

    def _choose_as(self, bot: CoreBot, observation: Observation, rng: Random) -> BotChoice | None:
        world, seed = packed_world(observation, rng), rng.getrandbits(63)
        ms, rollouts = self._budget.ms or 0, self._budget.rollouts or 0
        found = choose_as(bot, world, net_address, rollouts=rollouts, ms=ms, seed=seed)
        return BotChoice(unpack_move(found[0]), found[1]) if found else None


class Medallist(Champion):
    """Plays solo for the medal (§12.3).

    Flips no Jester while its chance of winning without one is high enough.
    """

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        if observation.players == 1 and observation.jesters:
            choice = self._choose_as(CoreBot.MEDAL_MOVE, observation, rng)
            if choice:
                return choice
        return super().choose(observation, rng)
