"""Hints: the best moves of an observation with their chances, and why the first is the best."""

import json
from random import Random

from regicide.bots.weights import net_address
from regicide.fast import packed_world
from regicide.fast.core_review import CoreReview, core_hint
from regicide.fast.layout import PackedState
from regicide.rules import Observation

#: Sampled worlds. In games of squires a hint takes, on average, 36 milliseconds of CPU time with one or two
#: players and 17 with more; at most 200. The chances of the medal take 100 more.
WORLDS = 400


def hint_json(observation: Observation, *, luck: str, worlds: int = WORLDS) -> bytes:
    """The hint for the observing seat, which is to move, as JSON (wire.hint.HintView).

    The random numbers come from the text `luck`, which must not be secret: a hint may depend on it.
    """
    world = packed_world(observation, Random(0))  # any world: the core samples its own
    hint = core_hint(world, net_address, seed=luck, number=0, worlds=worlds)
    is_medal_left = observation.players == 1 and observation.jesters > 0
    return _with_medals(hint, world, luck, worlds) if is_medal_left else hint


def _with_medals(hint: bytes, world: PackedState, luck: str, worlds: int) -> bytes:
    """The same hint; each move also has its chance of winning without flipping a Jester, as a review has it.

    With two Jesters nearly every game is won, so the chance of winning tells moves apart badly.
    Must agree with web/src/core/hint.ts.
    """
    found = json.loads(hint)
    for rated in found["moves"]:
        review = CoreReview(net_address, seed=luck, worlds=worlds, moves=1)
        review.add(world, rated["move"])
        rated["medal"] = json.loads(review.json(won=None))["decisions"][0]["medal"]["chance"]
    return json.dumps(found, separators=(",", ":")).encode()
