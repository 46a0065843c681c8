"""`knight`: the move whose afterstate has the highest value by the net, without search."""

from random import Random

from regicide.bots.bot import BotChoice
from regicide.bots.weights import kind_of_game, quantized_net
from regicide.fast import packed_world, unpack_move
from regicide.rules import Observation


class Knight:
    """Works on any world that agrees with the observation: the net reads no hidden cards."""

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        world = packed_world(observation, rng)
        move, chance = quantized_net(kind_of_game(observation)).choose(world)
        return BotChoice(unpack_move(move), chance)
