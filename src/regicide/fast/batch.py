"""Thousands of games side by side, for research.

An action is a number, so that the legal actions of a game are a row of a mask:

action              meaning                       h is the largest hand: 8 solo, 5 with four players
0 … 2^h − 1         a subset of the acting hand (bit i: its i-th card in canonical order),
                    played at step one, discarded at step four
2^h                 yield
2^h + 1             flip
2^h + 2 + seat      nominate the next player

The states are a NumPy array with one record per game and the fields of layout.py. A set of cards is
an integer with a bit for each card: `batch.states["hand"][:, 0]` are the hands of the first seats.
"""

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regicide.fast.layout import PackedState
from regicide.fast.library import core_library
from regicide.fast.packing import pack, pack_options, unpack
from regicide.rules import Options, RegicideError, State
from regicide.rules.options import DEFAULTS
from regicide.rules.setup import hand_limit

#: The fields of a packed state as a NumPy type, which NumPy's own annotations take for an object's.
STATE: np.dtype[Any] = np.dtype(PackedState)
WON, FIRST_OVER = 3, 3


class IllegalAction(RegicideError):
    """An action is not legal in its game."""


class Batch:
    """Many games side by side; `seed` decides all deals and shuffles."""

    def __init__(
        self,
        players: int,
        games: int,
        *,
        options: Options = DEFAULTS,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        assert 1 <= players <= 4
        assert games > 0
        assert threads > 0
        self.players = players
        self.games = games
        self.options = options
        self.threads = threads
        #: The number of actions, which is the width of a mask.
        self.actions = (1 << hand_limit(players, options)) + 6
        #: How many numbers describe what a seat knows: envs/observation_tensor.py names each.
        self.observation_size: int = core_library().rg_observation_size(
            players, pack_options(options)
        )
        self.states: NDArray[np.void] = np.zeros(games, dtype=STATE)
        #: Asked for once: NumPy takes a microsecond for it.
        self._address: int = self.states.ctypes.data
        self._rng = np.random.default_rng(seed)
        self._seeds: list[int] = []
        self._deal(only_finished=False)

    def _deal(self, *, only_finished: bool) -> None:
        packed = pack_options(self.options)
        core_library().rg_batch_deal(
            *self._memory(), self.players, packed, self.next_seed(), only_finished
        )

    def _memory(self) -> tuple[int, int, int]:
        return self._address, self.games, self.threads

    def next_seed(self) -> int:
        """The next number for the core. They are made in blocks, because NumPy is slow with single ones."""
        if not self._seeds:
            self._seeds = self._rng.integers(0, 2**53, size=64).tolist()
        return self._seeds.pop()

    def __setstate__(self, state: dict[str, Any]) -> None:
        """A copy has memory of its own."""
        self.__dict__.update(state)
        self._address = self.states.ctypes.data

    def over(self) -> NDArray[np.bool_]:
        """True for each game that is over."""
        return np.asarray(self.states["step"] >= FIRST_OVER)

    def won(self) -> NDArray[np.bool_]:
        """True for each game that is won."""
        return np.asarray(self.states["step"] == WON)

    def seed(self, seed: int) -> None:
        """Begin all games again; the seed decides all deals and shuffles from now on."""
        self._rng = np.random.default_rng(seed)
        self._seeds = []
        self._deal(only_finished=False)

    def restart(self) -> None:
        """Begin all games again, with chance that goes on."""
        self._deal(only_finished=False)

    def legal(self, out: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """A mask: 1 for each legal action of each game; a finished game has only zeros."""
        mask = np.empty((self.games, self.actions), dtype=np.uint8) if out is None else out
        _check_rows(mask, (self.games, self.actions), np.uint8)
        core_library().rg_batch_legal(*self._memory(), mask.ctypes.data)
        return mask

    def observe(
        self, viewer: int | None = None, out: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        """What a seat of each game may know, as numbers from 0 to 1; by default the seat to move."""
        assert viewer is None or 0 <= viewer < self.players, f"no seat {viewer}"
        shape = (self.games, self.observation_size)
        rows = np.empty(shape, dtype=np.float32) if out is None else out
        _check_rows(rows, shape, np.float32)
        seat = -1 if viewer is None else viewer
        core_library().rg_batch_observe(*self._memory(), seat, rows.ctypes.data)
        return rows

    def observe_some(self, games: NDArray[np.bool_]) -> NDArray[np.float32]:
        """The same for the seats to move of these games alone."""
        states = self.states[games]
        rows = np.empty((len(states), self.observation_size), dtype=np.float32)
        if len(states):
            core_library().rg_batch_observe(
                states.ctypes.data, len(states), 1, -1, rows.ctypes.data
            )
        return rows

    def step(self, actions: NDArray[np.int32]) -> None:
        """Apply one action to each unfinished game; raise without any change if one is illegal."""
        chosen = np.ascontiguousarray(actions, dtype=np.int32)
        assert chosen.shape == (self.games,), "one action for each game"
        illegal = core_library().rg_batch_step(
            *self._memory(), chosen.ctypes.data, self.next_seed()
        )
        if illegal >= 0:
            facts = {"game": illegal, "action": int(chosen[illegal])}
            raise IllegalAction("illegal-action", facts)

    def step_at_random(self, steps: int) -> None:
        """Make random decisions in every game; deal finished games again."""
        core_library().rg_batch_step_at_random(*self._memory(), steps, self.next_seed())

    def restart_finished(self) -> None:
        """Deal finished games again."""
        self._deal(only_finished=True)

    def state(self, game: int) -> State:
        return unpack(PackedState.from_buffer_copy(self.states[game].tobytes()))

    def set_state(self, game: int, state: State) -> None:
        """Replace a game by this state, which must have the same players and options."""
        assert (state.players, state.options) == (self.players, self.options)
        packed = bytes(pack(state))
        assert ctypes.sizeof(PackedState) == len(packed) == STATE.itemsize
        self.states[game] = np.frombuffer(packed, dtype=STATE)[0]


def _check_rows(rows: NDArray[Any], shape: tuple[int, int], kind: type) -> None:
    """The core writes there: a wrong array would be memory that is not ours."""
    assert rows.shape == shape, f"an array of {shape}"
    assert rows.dtype == kind, f"an array of {kind.__name__}"
    assert rows.flags.c_contiguous, "rows without gaps"
