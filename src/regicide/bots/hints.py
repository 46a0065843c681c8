"""Hints: the best moves of an observation with their chances, and why one move is better than another."""

from random import Random

import msgspec

from regicide.better_reason import BetterReason
from regicide.bots.weights import net_address
from regicide.fast import packed_world
from regicide.fast.core_review import core_hint, core_reason
from regicide.notation import print_move
from regicide.rules import Move, Observation

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


def why_better(observation: Observation, better: Move, worse: Move) -> BetterReason | None:
    """Why the first of two legal moves is better; None if games of the knight do not show that it is."""
    world = packed_world(observation, Random(0))
    said = core_reason(
        world, net_address, better=print_move(better), worse=print_move(worse), seed=0
    )
    return msgspec.json.decode(said, type=BetterReason | None)
