"""The two forms of an observation, and their Gymnasium spaces."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from regicide.envs.game_setup import GameSetup
from regicide.envs.observation_tensor import as_dictionary, part_slices, tensor_size

FORMS = ("tensor", "dict")


class SeatObservations:
    """What a seat sees: a tensor, or a dictionary of its parts."""

    def __init__(self, setup: GameSetup, form: str) -> None:
        if form not in FORMS:
            raise ValueError(f"observation must be one of {', '.join(FORMS)}, not {form!r}")
        shape = (setup.players, setup.hand_limit)
        self._slices = part_slices(*shape) if form == "dict" else None
        self.space: spaces.Space[Any] = _box(tensor_size(*shape))
        if self._slices is not None:
            self.space = spaces.Dict(
                {name: _box(part.stop - part.start) for name, part in self._slices.items()}
            )

    def of(self, row: NDArray[np.float32]) -> Any:
        """The observation of a row of the core, or of many rows."""
        return row if self._slices is None else as_dictionary(row, self._slices)


def _box(size: int) -> spaces.Box:
    return spaces.Box(0.0, 1.0, (size,), np.float32)
