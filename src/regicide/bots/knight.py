"""`knight`: the move whose afterstate the value net likes best, without looking ahead."""

from random import Random

from regicide.bots.bot import Choice
from regicide.bots.weights import game_of, playing_net
from regicide.fast import unpack_move, world_seen
from regicide.rules import Observation


class Knight:
    """It takes any world the seat cannot tell apart: the net reads nothing hidden of it."""

    def choose(self, observation: Observation, rng: Random) -> Choice:
        world = world_seen(observation, rng)
        move, chance = playing_net(game_of(observation)).choose(world)
        return Choice(unpack_move(move), chance)
