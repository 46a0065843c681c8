"""The value net: what it weighs, how it learns, how well it plays.

Its weights are one row of numbers: for each input its hidden units, the hidden units' biases, the
weights of the output, its bias. core/features.hpp says what the inputs are.
"""

import ctypes
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from regicide.fast.layout import Packed, TrainParams
from regicide.fast.library import library
from regicide.fast.packing import pack_options
from regicide.rules import Options, RegicideError

#: Weights begin at a boundary of so many bytes, as the core's vectors want them.
ALIGNMENT = 64


class BadNet(RegicideError):
    """Weights that are not those of a net of ours."""


@dataclass(frozen=True, slots=True)
class Shape:
    """How large a net is."""

    inputs: int
    hidden: int
    #: The whole net in memory, as numbers of four bytes.
    numbers: int
    #: Bytes of the same net in whole numbers, with which it plays.
    quick: int

    @property
    def weights(self) -> int:
        """How many of those numbers mean something; the rest is padding."""
        return self.inputs * self.hidden + 2 * self.hidden + 1


def shape() -> Shape:
    found = (ctypes.c_int32 * 3)()
    size = library().rg_net(found)
    return Shape(found[0], found[1], size // 4, found[2])


def _aligned(size: int) -> NDArray[np.uint8]:
    """So many bytes, at a boundary the core's vectors like."""
    raw = np.zeros(size + ALIGNMENT, dtype=np.uint8)
    start = -raw.ctypes.data % ALIGNMENT
    return raw[start : start + size]


class Net:
    """A value net in memory the core can read and write."""

    def __init__(self, weights: NDArray[np.float32] | None = None) -> None:
        self.shape = shape()
        self._numbers = _aligned(self.shape.numbers * 4).view(np.float32)
        if weights is not None:
            if weights.shape != (self.shape.weights,) or not np.isfinite(weights).all():
                raise BadNet("bad-net")
            self._numbers[: self.shape.weights] = weights

    @staticmethod
    def fresh(seed: int, units: int | None = None) -> "Net":
        """A net that knows nothing yet, and will only learn with so many of its hidden units."""
        net, rng = Net(), np.random.default_rng(seed)
        layers, units = net.layers, units or net.shape.hidden
        layers.first[:, :units] = rng.uniform(-0.05, 0.05, (net.shape.inputs, units))
        layers.second[:units] = rng.uniform(-0.1, 0.1, units)
        return net

    @property
    def layers(self) -> "Layers":
        """The same weights by what they are; writing to them writes to the net."""
        inputs, hidden = self.shape.inputs, self.shape.hidden
        first, rest = np.split(self.weights, [inputs * hidden])
        return Layers(first.reshape(inputs, hidden), rest[:hidden], rest[hidden:-1], rest[-1:])

    @property
    def weights(self) -> NDArray[np.float32]:
        return self._numbers[: self.shape.weights]

    @property
    def address(self) -> int:
        return int(self._numbers.ctypes.data)

    def train(
        self,
        players: int,
        options: Options,
        lesson: TrainParams,
        *,
        games: int,
        seed: int,
        threads: int = 1,
    ) -> int:
        """Play so many games and learn from each; how many were won."""
        packed = pack_options(options)
        return int(library().rg_train(self.address, players, packed, lesson, games, seed, threads))

    def play(
        self, players: int, options: Options, *, games: int, seed: int, threads: int = 1
    ) -> int:
        """Play so many games by the net alone; how many were won."""
        packed = pack_options(options)
        return int(library().rg_play_by_net(self.address, players, packed, games, seed, threads))

    def play_searching(
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
        """Play so many games with a search for every move; how many were won, and the moves.

        By the best build of the core, or the one that is named.
        """
        packed, moves = pack_options(options), ctypes.c_int64()
        budget = (rollouts, ms, games, seed, threads)
        name = build.encode()
        won = library().rg_play_by_search(self.address, players, packed, *budget, name, moves)
        return int(won), moves.value


@dataclass(frozen=True, slots=True)
class Layers:
    """The weights of a net, by what they are."""

    first: NDArray[np.float32]
    first_bias: NDArray[np.float32]
    second: NDArray[np.float32]
    second_bias: NDArray[np.float32]

    @property
    def used(self) -> NDArray[np.bool_]:
        """Which hidden units say anything: one whose output weighs nothing never learns to."""
        return np.asarray(self.second != 0)


def joined(one: Net, other: Net) -> Net:
    """A net whose answer, before it becomes a chance, is the mean of those of two smaller ones.

    Nets that learned apart err in different places: together they err less.
    """
    parts = (one.layers, other.layers)
    if sum(int(each.used.sum()) for each in parts) > one.shape.hidden:
        raise BadNet("bad-net")
    net, at = Net(), 0
    for each in parts:
        units = slice(at, at := at + int(each.used.sum()))
        net.layers.first[:, units] = each.first[:, each.used]
        net.layers.first_bias[units] = each.first_bias[each.used]
        net.layers.second[units] = each.second[each.used] / len(parts)
        net.layers.second_bias[:] += each.second_bias / len(parts)
    return net


class QuantizedNet:
    """A net as it was when this was made, in whole numbers: it chooses moves.

    By the best build of the core, or the one that is named.
    """

    def __init__(self, net: Net, *, build: str = "") -> None:
        self._build = build.encode()
        self._memory = _aligned(net.shape.quick)
        self._address = int(self._memory.ctypes.data)
        library().rg_quicken(net.address, self._address, self._build)

    def choose(
        self, packed: Packed, *, rollouts: int = 0, ms: float = 0, seed: int = 0
    ) -> tuple[int, float]:
        """The move the net makes here, by itself or with a search, and its chance of winning.

        The state may be any world that agrees with what the acting seat knows.
        """
        chance = ctypes.c_double()
        budget = (rollouts, ms, seed)
        move = library().rg_choose(self._address, packed, *budget, self._build, chance)
        return int(move), chance.value
