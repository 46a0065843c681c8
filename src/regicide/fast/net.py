"""The value net: what it weighs, how it learns, how well it plays.

Its weights are one row of numbers: for each input its hidden units, the hidden units' biases, the
weights of the output, its bias. core/features.hpp says what the inputs are.
"""

import ctypes
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from regicide.fast.layout import Lesson, Packed
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

    @property
    def weights(self) -> int:
        """How many of those numbers mean something; the rest is padding."""
        return self.inputs * self.hidden + 2 * self.hidden + 1


def shape() -> Shape:
    found = (ctypes.c_int32 * 2)()
    size = library().rg_net(found)
    return Shape(found[0], found[1], size // 4)


class Net:
    """A value net in memory the core can read and write."""

    def __init__(self, weights: NDArray[np.float32] | None = None) -> None:
        self.shape = shape()
        raw = np.zeros(self.shape.numbers * 4 + ALIGNMENT, dtype=np.uint8)
        start = -raw.ctypes.data % ALIGNMENT
        self._numbers = raw[start : start + self.shape.numbers * 4].view(np.float32)
        if weights is not None:
            if weights.shape != (self.shape.weights,) or not np.isfinite(weights).all():
                raise BadNet("bad-net")
            self._numbers[: self.shape.weights] = weights

    @staticmethod
    def fresh(seed: int) -> "Net":
        """A net that knows nothing yet."""
        net, rng = Net(), np.random.default_rng(seed)
        first = net.shape.inputs * net.shape.hidden
        net.weights[:first] = rng.uniform(-0.05, 0.05, first)
        second = slice(first + net.shape.hidden, first + 2 * net.shape.hidden)
        net.weights[second] = rng.uniform(-0.1, 0.1, net.shape.hidden)
        return net

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
        lesson: Lesson,
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

    def choose(
        self, packed: Packed, *, rollouts: int = 0, ms: float = 0, seed: int = 0
    ) -> tuple[int, float]:
        """The move the net makes here, by itself or with a search, and its chance of winning.

        The state may be any world that agrees with what the acting seat knows.
        """
        chance = ctypes.c_double()
        move = library().rg_choose(self.address, packed, rollouts, ms, seed, chance)
        return int(move), chance.value

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
    ) -> tuple[int, int]:
        """Play so many games with a search for every move; how many were won, and the moves."""
        moves = ctypes.c_int64()
        won = library().rg_play_by_search(
            self.address, players, pack_options(options), rollouts, ms, games, seed, threads, moves
        )
        return int(won), moves.value
