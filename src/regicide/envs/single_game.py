"""One game of the core, for environments of one game: the same as `GameBatch`, without arrays.

NumPy takes longer for an array of one number than the core for a step of the game. So this object calls the
core itself, with the addresses of its own arrays, and reads numbers one by one.
"""

import ctypes
from typing import Any

import numpy as np
from gymnasium.error import InvalidAction
from numpy.typing import NDArray

from regicide.envs.actions import move_of_action
from regicide.envs.game_batch import BEATEN, ILLEGAL_REWARD, Illegal, check_illegal
from regicide.envs.game_setup import GameSetup
from regicide.envs.rewards import packed_value
from regicide.fast import Batch, core_library
from regicide.fast.batch import FIRST_OVER, WON
from regicide.fast.layout import PackedState
from regicide.notation import Record, RecordedMove, Replay, Seed
from regicide.rules import State

#: What `_begin` makes.
_ADDRESSES = ("_packed", "_action", "_at", "_mask_at", "_row_at", "_may_act")


class SingleGame:
    """A game of one setup."""

    def __init__(self, setup: GameSetup, *, illegal: Illegal = "lose") -> None:
        check_illegal(illegal)
        self.setup = setup
        self.illegal = illegal
        self.batch = Batch(setup.players, 1, options=setup.rules)
        self._mask = self.batch.legal()
        self._row = self.batch.observe()
        #: The game of a named seed, which the rules play: its shuffles are those of the seed.
        self._named: Replay | None = None
        self._begin()

    def _begin(self) -> None:
        """Look at the memory of the arrays, which a copy has in another place."""
        self._packed = PackedState.from_buffer(self.batch.states.data)
        self._action = ctypes.c_int32()
        self._at = (self.batch.states.ctypes.data, 1, 1)
        self._mask_at: int = self._mask.ctypes.data
        self._row_at: int = self._row.ctypes.data
        self._may_act = self._mask.reshape(-1).data
        self._value = packed_value(self.setup.reward, self._packed)

    def __getstate__(self) -> dict[str, Any]:
        return {k: v for k, v in self.__dict__.items() if k not in _ADDRESSES}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._begin()

    @property
    def seat(self) -> int:
        """The seat to move."""
        return int(self._packed.seat)

    @property
    def is_over(self) -> bool:
        return bool(self._packed.step >= FIRST_OVER)

    @property
    def is_won(self) -> bool:
        return bool(self._packed.step == WON)

    def restart(self, seed: int | None = None) -> None:
        """Deal again; a seed decides all chance from now on."""
        self._named = None
        if seed is None:
            self.batch.restart()
        else:
            self.batch.seed(seed)
        self._refresh()

    def deal(self, seed: Seed) -> None:
        """The game of a named seed, with the deal and the shuffles that it has everywhere."""
        self._named = Replay(Record(seed.deal(self.setup.players, self.setup.rules), seed))
        self._show_named()

    def _show_named(self) -> None:
        assert self._named is not None
        self.batch.set_state(0, self._named.state)
        self._refresh()

    def _refresh(self) -> None:
        core_library().rg_batch_legal(*self._at, self._mask_at)
        self._value = packed_value(self.setup.reward, self._packed)

    def step(self, action: Any) -> float:
        """Apply an action; return the reward. An illegal one loses the game, or raises."""
        number = self._checked(action)
        if not self._may_act[number]:
            if self.illegal == "raise":
                raise InvalidAction(f"action {number} is illegal: its mask is 0")
            self._packed.step = BEATEN
            self._refresh()
            return ILLEGAL_REWARD
        before = self._value
        if self._named is not None:
            state = self._named.state
            move = move_of_action(number, state.acting_hand, state.step, self.setup.hand_limit)
            self._named.do(RecordedMove(move))
            self._show_named()
            return self._value - before
        self._action.value = number
        seed = self.batch.next_seed()
        core_library().rg_batch_step(*self._at, ctypes.byref(self._action), seed)
        self._refresh()
        return self._value - before

    def _checked(self, action: Any) -> int:
        number = (
            action.item()
            if isinstance(action, np.generic | np.ndarray) and not action.ndim
            else action
        )
        if not isinstance(number, int) or isinstance(number, bool):
            raise InvalidAction(f"an action is a whole number, not {action!r}")
        if not 0 <= number < self.batch.actions:
            raise InvalidAction(f"actions are 0 to {self.batch.actions - 1}, not {action!r}")
        return number

    def mask(self) -> NDArray[np.int8]:
        """1 for each legal action of the seat to move; only zeros after the end."""
        return np.array(self._mask[0].view(np.int8))

    def observe(self, viewer: int) -> NDArray[np.float32]:
        core_library().rg_batch_observe(*self._at, viewer, self._row_at)
        return np.array(self._row[0])

    def state(self) -> State:
        return self.batch.state(0)
