"""A world for an observation, without going through a `State`: a bot is asked for its move thousands of
times a second.

The observation is written as bytes, field by field as core/view.hpp has them; the core fills in what
the seat cannot see.
"""

from functools import lru_cache
from itertools import chain
from operator import attrgetter
from random import Random
from struct import Struct

from regicide.fast.layout import Packed
from regicide.fast.library import library
from regicide.fast.packing import STEPS, pack_options
from regicide.rules import Card, Observation, Options
from regicide.rules.observation import SeenHand
from regicide.rules.worlds import sample_to_come

_VIEW = Struct("=2h12B10s4B4B10s10s10s10s56s56s12s54s56s12s")
_STEP = {step: number for number, step in enumerate(STEPS)}
_order = attrgetter("order")
_NOBODY = SeenHand((), 0)


def world_seen(observation: Observation, rng: Random) -> Packed:
    """A world the acting seat cannot tell from the real one.

    Which one it is has no meaning, unless it is open which enemies are still to come: then chance
    decides.
    """
    packed, to_come = Packed(), sample_to_come(observation, rng)
    library().rg_world(_view(observation, to_come), packed)
    return packed


def _view(seen: Observation, to_come: tuple[Card, ...]) -> bytes:
    tavern, hands = seen.tavern, seen.hands
    first, second, third, fourth = (*hands, _NOBODY, _NOBODY, _NOBODY)[:4]
    groups = tavern.groups
    return _VIEW.pack(
        seen.damage,
        seen.spades,
        len(hands),
        seen.seat,
        _STEP[seen.step],
        seen.enemy.order,
        seen.jesters,
        _marks(seen.yielded),
        seen.castle,
        len(seen.table),
        len(seen.discard),
        len(tavern.top),
        tavern.unknown,
        len(groups),
        _options(seen.options),
        len(first.known),
        len(second.known),
        len(third.known),
        len(fourth.known),
        first.hidden,
        second.hidden,
        third.hidden,
        fourth.hidden,
        bytes(map(_order, first.known)),
        bytes(map(_order, second.known)),
        bytes(map(_order, third.known)),
        bytes(map(_order, fourth.known)),
        bytes(map(_order, seen.table)),
        bytes(map(_order, seen.discard)),
        bytes(map(_order, tavern.top)),
        bytes(map(len, groups)),
        bytes(map(_order, chain.from_iterable(groups))),
        bytes(map(_order, to_come)),
    )


@lru_cache(maxsize=16)
def _marks(yielded: tuple[bool, ...]) -> int:
    return sum(1 << seat for seat, marked in enumerate(yielded) if marked)


@lru_cache(maxsize=64)
def _options(options: Options) -> bytes:
    return bytes(pack_options(options))
