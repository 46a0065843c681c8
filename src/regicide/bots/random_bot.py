"""`random`: any legal move, all equally likely."""

from random import Random

from regicide.bots.bot import BotChoice
from regicide.rules import Observation, legal_moves


class RandomBot:
    """Practically never wins, so it estimates 0."""

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        return BotChoice(rng.choice(legal_moves(observation)), 0.0)
