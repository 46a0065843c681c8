"""The two methods that a person can follow, and what they say about a move: for lessons and reviews."""

import ctypes
from dataclasses import dataclass
from random import Random

from regicide.fast import packed_world, unpack_move
from regicide.fast.core_numbers import COUNTED_ITEMS, MOST_MOVES, ListRule, PointItem
from regicide.fast.library import core_library
from regicide.rules import Move, Observation


@dataclass(frozen=True, slots=True)
class RuledMove:
    """The move by the six rules, and the rule that chose it."""

    move: Move
    rule: ListRule


@dataclass(frozen=True, slots=True)
class CountedMove:
    """A legal move, and what it gives by counting points (core/bots/counting.hpp)."""

    move: Move
    items: dict[PointItem, float]

    @property
    def points(self) -> float:
        return sum(self.items.values())


def move_by_rules(observation: Observation) -> RuledMove:
    rule = ctypes.c_int32()
    move = core_library().rg_six_rules(packed_world(observation, Random(0)), rule)
    return RuledMove(unpack_move(move), ListRule(rule.value))


def count_points(observation: Observation) -> list[CountedMove]:
    """Every legal move, the most points first."""
    moves = (ctypes.c_uint64 * MOST_MOVES)()
    points = (ctypes.c_double * (MOST_MOVES * COUNTED_ITEMS))()
    world = packed_world(observation, Random(0))
    number = core_library().rg_count_points(world, moves, points)
    found = [
        CountedMove(
            unpack_move(moves[at]),
            {item: points[at * COUNTED_ITEMS + item] for item in PointItem},
        )
        for at in range(number)
    ]
    return sorted(found, key=lambda each: -each.points)
