"""`knight`: the move whose afterstate the value net likes best, without looking ahead."""

from random import Random

from regicide.bots.bot import Choice
from regicide.bots.weights import game_of, shipped_net
from regicide.fast import pack, unpack_move
from regicide.rules import Observation, sample_world


class Knight:
    """It takes any world the seat cannot tell apart: the net reads nothing hidden of it."""

    def choose(self, observation: Observation, rng: Random) -> Choice:
        world = pack(sample_world(observation, rng))
        move, chance = shipped_net(game_of(observation)).choose(world)
        return Choice(unpack_move(move), chance)
