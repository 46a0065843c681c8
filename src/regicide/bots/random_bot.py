"""`random`: any legal move, each as likely as the other."""

from random import Random

from regicide.bots.bot import BotChoice
from regicide.rules import Observation, legal_moves


class RandomBot:
    """It practically never wins, and says so."""

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        return BotChoice(rng.choice(legal_moves(observation)), 0.0)
