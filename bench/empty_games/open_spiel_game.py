"""OpenSpiel's game `empty`, registered when this module is imported: our game of two players without the game.

It has as many cards to lay, and the same tensor; its players take turns and have about as many decisions and
legal actions as in a random game.
"""

from typing import Any

import numpy as np
import pyspiel

import regicide.envs.open_spiel_game  # noqa: F401 registers our game

LAID = 52
DECISIONS = 10
LEGAL = 22

_real = pyspiel.load_game("regicide")
_CHANCE, _TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
_TYPE = pyspiel.GameType(
    short_name="empty",
    long_name="Empty",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.IDENTICAL,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={},
)


class EmptyGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The numbers of our game."""

    def __init__(self, params: Any = None) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=_real.num_distinct_actions(),
            max_chance_outcomes=LAID,
            num_players=2,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=DECISIONS,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> "EmptyState":
        return EmptyState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LAID

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "EmptyObserver":
        del iig_obs_type, params
        return EmptyObserver()


class EmptyState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """Counts what was done."""

    def __init__(self, game: EmptyGame) -> None:
        super().__init__(game)
        self._done = 0

    def current_player(self) -> int:
        if self._done < LAID:
            return _CHANCE
        return _TERMINAL if self.is_terminal() else self._done % 2

    def is_terminal(self) -> bool:
        return self._done >= LAID + DECISIONS

    def chance_outcomes(self) -> list[tuple[int, float]]:
        left = LAID - self._done
        return [(card, 1 / left) for card in range(left)]

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return list(range(LEGAL))

    def _apply_action(self, action: int) -> None:
        del action
        self._done += 1

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player}: {action}"

    def returns(self) -> list[float]:
        return [0.0, 0.0]

    def __str__(self) -> str:
        return str(self._done)


class EmptyObserver:
    """A tensor of zeros."""

    def __init__(self) -> None:
        self.tensor = np.zeros(_real.observation_tensor_size(), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: EmptyState, player: int) -> None:
        """Nothing is seen."""

    def string_from(self, state: EmptyState, player: int) -> str:
        del player
        return str(state)


pyspiel.register_game(_TYPE, EmptyGame)
