"""Rewards: the reward of a step is by how much the value of the game grew.

reward   value of a game, from 0 to 1
win      1 if it is won
enemies  the share of the twelve enemies that are defeated
shaped   half `win`, half `enemies`, where damage counts as a part of an enemy
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regicide.fast.batch import WON

ENEMIES = 12
#: The index of the first Jack; four of each rank follow.
_FIRST_ROYAL = 40


def _win(won: Any, _to_come: Any, _hurt: Any) -> Any:
    return won


def _enemies(won: Any, to_come: Any, _hurt: Any) -> Any:
    return (ENEMIES - 1 - to_come + won) / ENEMIES


def _shaped(won: Any, to_come: Any, hurt: Any) -> Any:
    defeated = ENEMIES - 1 - to_come + won
    return (won + (defeated + hurt) / ENEMIES) / 2


#: Name → the value of a game. It depends on whether the game is won (1.0 or 0.0), on how many enemies are to
#: come after this one, and on which share of this one's health is gone. Numbers, or arrays of them.
REWARDS: dict[str, Callable[[Any, Any, Any], Any]] = {
    "win": _win,
    "enemies": _enemies,
    "shaped": _shaped,
}


def game_value(reward: str, *, won: bool, to_come: int, damage: int, health: int) -> float:
    """The value of one game."""
    hurt = 0.0 if won else min(damage / health, 1.0)
    return float(REWARDS[reward](float(won), to_come, hurt))


def packed_values(reward: str, states: NDArray[Any]) -> NDArray[np.float64]:
    """The value of each of these packed states."""
    won = np.asarray(states["step"] == WON, dtype=np.float64)
    if reward == "win":
        return won
    to_come = states["castle_size"].astype(np.float64) - states["castle_at"]
    health = 20 + (states["enemy"] - _FIRST_ROYAL) // 4 * 10.0 + states["options"]["health"]
    hurt = np.minimum(states["damage"] / health, 1) * (1 - won)
    return np.asarray(REWARDS[reward](won, to_come, hurt))


def packed_value(reward: str, state: Any) -> float:
    """The value of one `PackedState`."""
    return game_value(
        reward,
        won=state.step == WON,
        to_come=state.castle_size - state.castle_at,
        damage=state.damage,
        health=20 + (state.enemy - _FIRST_ROYAL) // 4 * 10 + state.options.health,
    )
