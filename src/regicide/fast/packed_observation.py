"""Makes a packed world from an observation without making a `State`, which would be too slow for bots.

The observation is written as bytes with the fields of core/knowledge/seat_view.hpp; the core fills in what the
seat cannot see.
"""

from functools import lru_cache
from itertools import chain
from operator import attrgetter
from random import Random
from struct import Struct

from regicide.fast.layout import PackedState
from regicide.fast.library import core_library
from regicide.fast.packing import STEPS, pack_options
from regicide.rules import Card, Observation, Options
from regicide.rules.observation import SeenHand
from regicide.rules.worlds import sample_to_come

_VIEW = Struct("=2h12B10s4B4B10s10s10s10s56s56s12s54s56s12s")
_STEP = {step: number for number, step in enumerate(STEPS)}
_order = attrgetter("order")
_NO_HAND = SeenHand((), 0)


def packed_world(observation: Observation, rng: Random) -> PackedState:
    """A world that the acting seat cannot distinguish from the real one.

    It is not a random sample: it depends on the observation alone, except that `rng` chooses the
    remaining enemies if they are not known.
    """
    packed, to_come = PackedState(), sample_to_come(observation, rng)
    core_library().rg_world_from_view(_view(observation, to_come), packed)
    return packed


def _view(seen: Observation, to_come: tuple[Card, ...]) -> bytes:
    tavern, hands = seen.tavern, seen.hands
    first, second, third, fourth = (*hands, _NO_HAND, _NO_HAND, _NO_HAND)[:4]
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
