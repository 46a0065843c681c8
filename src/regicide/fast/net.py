"""The value net: its weights, training, and play with and without search.

The weights are one array: for each input the weights of the hidden units, the biases of the hidden
units, the weights of the output, the bias of the output. core/net/features.hpp lists the inputs.
"""

import ctypes
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from regicide.fast.core_numbers import MOST_MOVES, Insight
from regicide.fast.layout import PackedState, TrainParams
from regicide.fast.library import core_library
from regicide.fast.packing import pack_options
from regicide.rules import Options, RegicideError

#: The alignment in bytes that the vectors of the core need.
ALIGNMENT = 64


class BadNet(RegicideError):
    """The weights do not fit the shape of our nets, or are not finite."""


@dataclass(frozen=True, slots=True)
class NetShape:
    """The size of a net."""

    inputs: int
    hidden: int
    #: The whole net in memory, as a number of floats.
    floats: int
    #: The size of the quantized net in bytes.
    quantized_bytes: int

    @property
    def weights(self) -> int:
        """The number of weights; the rest of the memory is padding."""
        return self.inputs * self.hidden + 2 * self.hidden + 1


def net_shape() -> NetShape:
    found = (ctypes.c_int32 * 3)()
    size = core_library().rg_net_shape(found)
    return NetShape(found[0], found[1], size // 4, found[2])


def _aligned(size: int) -> NDArray[np.uint8]:
    """Zeroed memory of this size in bytes, aligned for the vectors of the core."""
    raw = np.zeros(size + ALIGNMENT, dtype=np.uint8)
    start = -raw.ctypes.data % ALIGNMENT
    return raw[start : start + size]


class Net:
    """A value net in floating point, in memory that the core reads and writes."""

    def __init__(self, weights: NDArray[np.float32] | None = None) -> None:
        self.shape = net_shape()
        self._memory = _aligned(self.shape.floats * 4).view(np.float32)
        if weights is not None:
            if weights.shape != (self.shape.weights,) or not np.isfinite(weights).all():
                raise BadNet("bad-net")
            self._memory[: self.shape.weights] = weights

    @staticmethod
    def untrained(seed: int, units: int | None = None) -> "Net":
        """A net with random weights that uses only this many of its hidden units."""
        net, rng = Net(), np.random.default_rng(seed)
        layers, units = net.layers, units or net.shape.hidden
        layers.first[:, :units] = rng.uniform(-0.05, 0.05, (net.shape.inputs, units))
        layers.second[:units] = rng.uniform(-0.1, 0.1, units)
        return net

    @property
    def layers(self) -> "NetLayers":
        """Views of the weights by layer; writing to them changes the net."""
        inputs, hidden = self.shape.inputs, self.shape.hidden
        first, rest = np.split(self.weights, [inputs * hidden])
        return NetLayers(first.reshape(inputs, hidden), rest[:hidden], rest[hidden:-1], rest[-1:])

    @property
    def weights(self) -> NDArray[np.float32]:
        return self._memory[: self.shape.weights]

    @property
    def address(self) -> int:
        return int(self._memory.ctypes.data)

    def train(
        self,
        players: int,
        options: Options,
        params: TrainParams,
        *,
        games: int,
        seed: int,
        threads: int = 1,
    ) -> int:
        """Play games and learn from each; return how many were won."""
        packed = pack_options(options)
        return int(
            core_library().rg_train(self.address, players, packed, params, games, seed, threads)
        )

    def play(
        self, players: int, options: Options, *, games: int, seed: int, threads: int = 1
    ) -> int:
        """Play games by the net without search; return how many were won."""
        packed = pack_options(options)
        return int(
            core_library().rg_play_by_net(self.address, players, packed, games, seed, threads)
        )

    def play_with_search(
        self,
        players: int,
        options: Options,
        *,
        games: int,
        seed: int,
        rollouts: int = 0,
        ms: float = 0,
        threads: int = 1,
        build: str = "",
    ) -> tuple[int, int]:
        """Play games with a search for every move; return games won and moves made.

        `build` names a build of the core; the default is the fastest one.
        """
        packed, moves = pack_options(options), ctypes.c_int64()
        budget = (rollouts, ms, games, seed, threads)
        name = build.encode()
        won = core_library().rg_play_by_search(self.address, players, packed, *budget, name, moves)
        return int(won), moves.value


@dataclass(frozen=True, slots=True)
class NetLayers:
    """The weights of a net by layer."""

    first: NDArray[np.float32]
    first_bias: NDArray[np.float32]
    second: NDArray[np.float32]
    second_bias: NDArray[np.float32]

    @property
    def used_units(self) -> NDArray[np.bool_]:
        """True for each hidden unit in use: one with output weight 0 has no effect and never learns."""
        return np.asarray(self.second != 0)


def join_nets(one: Net, other: Net) -> Net:
    """An ensemble in one net: its logit is the mean of the logits of two smaller nets.

    Nets that were trained separately make different mistakes, so the mean is better than each.
    """
    parts = (one.layers, other.layers)
    if sum(int(each.used_units.sum()) for each in parts) > one.shape.hidden:
        raise BadNet("bad-net")
    net, at = Net(), 0
    for each in parts:
        units = slice(at, at := at + int(each.used_units.sum()))
        net.layers.first[:, units] = each.first[:, each.used_units]
        net.layers.first_bias[units] = each.first_bias[each.used_units]
        net.layers.second[units] = each.second[each.used_units] / len(parts)
        net.layers.second_bias[:] += each.second_bias / len(parts)
    return net


class PackedRating(NamedTuple):
    """A move in packed form, its chance of winning and the standard error of the chance."""

    move: int
    chance: float
    error: float


class RolloutEnds(NamedTuple):
    """How the rollouts of a move ended, one row for each world."""

    #: Of the net; ±30 for a finished game.
    logits: NDArray[np.float64]
    #: Solo Jesters left.
    jesters: NDArray[np.int32]
    #: How the first turn began (`FirstTurn` in core/net/calibration.hpp).
    began: NDArray[np.int32]


class QuantizedNet:
    """A quantized copy of a net, which chooses and rates moves.

    `build` names a build of the core; the default is the fastest one.
    """

    def __init__(self, net: Net, *, build: str = "") -> None:
        self._build = build.encode()
        self._memory = _aligned(net.shape.quantized_bytes)
        self.address = int(self._memory.ctypes.data)
        core_library().rg_quantize(net.address, self.address, self._build)

    @property
    def memory(self) -> NDArray[np.uint8]:
        """The bytes of the net, the same for every build."""
        return self._memory

    def choose(
        self,
        packed: PackedState,
        *,
        rollouts: int = 0,
        ms: float = 0,
        seed: int = 0,
        insight: Insight = Insight.NO_INSIGHT,
    ) -> tuple[int, float]:
        """The best move and its chance of winning: by search, or without a budget by the net alone.

        The state may be any world that agrees with what the acting seat knows, and with its insight: the
        search samples worlds that agree with both. The net has no input for what the insight shows.
        """
        chance = ctypes.c_double()
        budget = (rollouts, ms, seed)
        move = core_library().rg_choose(self.address, packed, *budget, insight, self._build, chance)
        return int(move), chance.value

    def rate(self, packed: PackedState, *, worlds: int, seed: int = 0) -> list[PackedRating]:
        """Every legal move, the best first, tried in the same worlds (core/search/move_ratings.hpp).

        The state may be any world that agrees with what the acting seat knows.
        """
        moves = (ctypes.c_uint64 * MOST_MOVES)()
        chances, errors = (ctypes.c_double * MOST_MOVES)(), (ctypes.c_double * MOST_MOVES)()
        sample = (worlds, seed, self._build)
        count = core_library().rg_rate(self.address, packed, *sample, moves, chances, errors)
        rows = zip(moves[:count], chances[:count], errors[:count], strict=True)
        return [PackedRating(*row) for row in rows]

    def rollout_ends(
        self, packed: PackedState, move: int, *, worlds: int, seed: int
    ) -> "RolloutEnds":
        """How the rollouts of one move end: the ratings are calibrated with this."""
        logits, jesters, began = (
            (ctypes.c_double * worlds)(),
            (ctypes.c_int32 * worlds)(),
            (ctypes.c_int32 * worlds)(),
        )
        sample = (worlds, seed)
        core_library().rg_rollout_ends(self.address, packed, move, *sample, logits, jesters, began)
        return RolloutEnds(*(np.array(each) for each in (logits, jesters, began)))
