"""What a player sees, as OpenSpiel's observers give it.

There is a tensor only for all that a player sees: now, or with perfect recall in the last views. The core
writes it.
"""

from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from regicide.envs.game_setup import GameSetup
from regicide.envs.observation_tensor import as_dictionary, part_slices, tensor_size
from regicide.envs.open_spiel.core_state import rules_state, write_views
from regicide.envs.open_spiel.past import Moment, Past
from regicide.notation import print_pile, print_position, print_view
from regicide.rules import observe

_Private = pyspiel.PrivateInfoType


class RegicideObserver:
    """An observer of one kind (OpenSpiel's `IIGObservationType`)."""

    def __init__(self, setup: GameSetup, history: int, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no observation parameters are known, not {params}")
        self._kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self._views = history if self._kind.perfect_recall else 1
        shape = (setup.players, setup.hand_limit)
        self._size = tensor_size(*shape)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not (self._kind.public_info and self._kind.private_info == _Private.SINGLE_PLAYER):
            return
        self.tensor = np.zeros(self._views * self._size, np.float32)
        if self._kind.perfect_recall:
            self.dict = {"views": self.tensor.reshape(history, -1)}
        else:
            self.dict = as_dictionary(self.tensor, part_slices(*shape))

    def set_from(self, state: Any, player: int) -> None:
        if self.tensor is None:
            return
        latest = [after for _, after in state.past.remembered_by(player)[: -self._views - 1 : -1]]
        self.tensor[len(latest) * self._size :] = 0
        if latest:
            write_views(latest, player, self.tensor.ctypes.data)

    def string_from(self, state: Any, player: int) -> str:
        moments = self._remembered(state, player)
        if self._kind.perfect_recall:
            seen = [line for each in moments for line in (each.happened, self._view(each, player))]
        else:
            seen = [self._view(each, player) for each in moments[-1:]]
        if self._kind.private_info == _Private.SINGLE_PLAYER:
            seen.insert(0, f"seat {player}")
        return "\n".join(seen)

    def _remembered(self, state: Any, player: int) -> tuple[Moment, ...]:
        past: Past = state.past
        private = self._kind.private_info
        if private == _Private.NONE:  # what is public is the same in all states that look alike
            return past.moments
        return past.remembered_by(player if private == _Private.SINGLE_PLAYER else None)

    def _view(self, moment: Moment, player: int) -> str:
        private = self._kind.private_info
        if private == _Private.ALL_PLAYERS:
            return print_position(rules_state(moment.state))
        if private == _Private.NONE:
            return _seen(moment.state, None) if self._kind.public_info else ""
        if not self._kind.public_info:
            return print_pile(rules_state(moment.state).hands[player])
        return _seen(moment.state, player)


@lru_cache(maxsize=4096)
def _seen(state: bytes, viewer: int | None) -> str:
    """A view as text. Information states ask for the views of the past again after every move."""
    return print_view(observe(rules_state(state), viewer))
