"""`random`: any legal move, each as likely as the other."""

from random import Random

from regicide.bots.bot import Choice
from regicide.rules import Observation, legal_moves


class Chancer:
    """It practically never wins, and says so."""

    def choose(self, observation: Observation, rng: Random) -> Choice:
        return Choice(rng.choice(legal_moves(observation)), 0.0)
