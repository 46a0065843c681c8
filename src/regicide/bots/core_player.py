"""The bots that only the core has: the levels, and the methods that a person can follow (core/bots)."""

from random import Random

from regicide.bots.bot import BotChoice
from regicide.bots.weights import net_address
from regicide.fast import packed_world, unpack_move
from regicide.fast.core_bots import choose_as
from regicide.fast.core_numbers import CoreBot
from regicide.rules import Observation


class CorePlayer:
    """Works on any world that agrees with the observation: these bots read no hidden cards."""

    def __init__(self, bot: CoreBot) -> None:
        self._bot = bot

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        world, seed = packed_world(observation, rng), rng.getrandbits(63)
        found = choose_as(self._bot, world, net_address, seed=seed)
        assert found
        return BotChoice(unpack_move(found[0]), found[1])
