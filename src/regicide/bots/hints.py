"""Hints: the best moves of an observation with their chances, and why the first is the best."""

from random import Random

from regicide.bots.weights import net_address
from regicide.fast import packed_world
from regicide.fast.core_review import core_hint
from regicide.rules import Observation

#: Sampled worlds. In games of squires a hint takes, on average, 36 milliseconds of CPU time with one or two
#: players and 17 with more; at most 200. While a Jester is left it takes 52, with the chances of the medal; a
#: reason takes about 40 more.
WORLDS = 400


def hint_json(observation: Observation, *, luck: str, worlds: int = WORLDS) -> bytes:
    """The hint for the observing seat, which is to move, as JSON (wire.hint.HintView).

    The random numbers come from the text `luck`, which must not be secret: a hint may depend on it.
    """
    world = packed_world(observation, Random(0))  # any world: the core samples its own
    return core_hint(world, net_address, seed=luck, number=0, worlds=worlds)
