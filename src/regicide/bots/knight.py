"""`knight`: the move whose afterstate the value net likes best, without looking ahead."""

from random import Random

from regicide.bots.bot import BotChoice
from regicide.bots.weights import kind_of_game, playing_net
from regicide.fast import unpack_move, world_seen
from regicide.rules import Observation


class Knight:
    """It takes any world the seat cannot tell apart: the net reads nothing hidden of it."""

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        world = world_seen(observation, rng)
        move, chance = playing_net(kind_of_game(observation)).choose(world)
        return BotChoice(unpack_move(move), chance)
