"""Rates every legal move of an observation: what hints and game reviews are made of.

A rating is the chance of winning if the champion plays on from there in all seats. All moves are
tried in the same sampled worlds with the same random numbers. The ratings of neighbouring decisions
are on one scale: docs/lab/ratings.md shows how we measured that.
"""

from dataclasses import dataclass
from random import Random

from regicide.bots.bot import BadBudget
from regicide.bots.weights import kind_of_game, quantized_net
from regicide.fast import packed_world, unpack_move
from regicide.rules import Move, Observation

#: The default number of sampled worlds.
WORLDS = 100


@dataclass(frozen=True, slots=True)
class RatedMove:
    """A legal move, its chance of winning, 0 to 1, and the standard error of the chance."""

    move: Move
    chance: float
    error: float


def rate_moves(
    observation: Observation, rng: Random, *, worlds: int = WORLDS
) -> tuple[RatedMove, ...]:
    """Every legal move of the observing seat, which is the seat to move; the best move first.

    The best of noisy ratings is too high on average. For an unbiased value of a position, choose
    the move by one call and take its chance from another.
    """
    if worlds < 1:
        raise BadBudget("empty-budget", {"name": "worlds", "value": worlds})
    world, net = packed_world(observation, rng), quantized_net(kind_of_game(observation))
    found = net.rate(world, worlds=worlds, seed=rng.getrandbits(63))
    return tuple(RatedMove(unpack_move(each.move), each.chance, each.error) for each in found)
