"""The Gymnasium vector environment: thousands of games side by side, on one core or several.

One program plays all seats. Each observation is that of the seat to move, each reward that of the whole
table: the game is cooperative. So self-play is the same loop as solo.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from regicide.envs.game_batch import GameBatch, Illegal
from regicide.envs.game_setup import GameSetup, check_reset_options
from regicide.envs.observation_space import SeatObservations
from regicide.envs.rendering import RENDER_MODES, check_render_mode, rendered
from regicide.rules import observe

_SEEDS = 2**32


def make_vector_env(num_envs: int, **arguments: Any) -> "RegicideVectorEnv":
    """What `gymnasium.make_vec` calls, also if it was not asked for this environment."""
    if {"partners", "seat"} & arguments.keys():
        raise ValueError(
            "one program plays all seats here; beside bots ask for vectorization_mode='sync'"
        )
    return RegicideVectorEnv(num_envs, **arguments)


class RegicideVectorEnv(VectorEnv[Any, Any, NDArray[Any]]):
    """Many games. `infos["action_mask"]` has a row for each game, with a 1 for each legal action.

    `infos["seat"]` has the seat to move, whose observation it is.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        players: int = 1,
        options: str = "",
        reward: str = "win",
        observation: str = "tensor",
        illegal: Illegal = "lose",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int = 1,
        render_mode: str | None = None,
    ) -> None:
        """With `copy=False` each step overwrites the arrays of the one before, so nothing is allocated."""
        self.setup = GameSetup(players, options, reward)
        self._games = GameBatch(self.setup, num_envs, illegal=illegal, threads=threads)
        self._seen = SeatObservations(self.setup, observation)
        self._mode = AutoresetMode(autoreset_mode)
        self._reused = None if copy else self._games.batch.observe()
        self._over: NDArray[np.bool_] | None = None
        self.metadata = {
            "render_modes": [*RENDER_MODES],
            "render_fps": 2,
            "autoreset_mode": self._mode,
        }
        self.render_mode = check_render_mode(render_mode)
        self.num_envs = self._games.batch.games
        self.single_observation_space = self._seen.space
        self.single_action_space = spaces.Discrete(self._games.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal all games again; with `options={"reset_mask": …}` only these.

        A seed decides all chance from now on, also that of games which are not dealt again.
        """
        check_reset_options(options, "reset_mask")
        options = options or {}
        chosen = self._chosen(options["reset_mask"]) if "reset_mask" in options else None
        super().reset(seed=seed)
        if chosen is None:
            self._games.batch.seed(int(self.np_random.integers(_SEEDS)))
            self._over = np.zeros(self.num_envs, dtype=np.bool_)
        else:
            self._restart(chosen, None if seed is None else int(self.np_random.integers(_SEEDS)))
        return self._observations(), self._infos()

    def _chosen(self, mask: Any) -> NDArray[np.bool_]:
        """The games of a mask; the errors are those of Gymnasium's own vectors."""
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_:
            raise TypeError(
                f"reset_mask must be an array of {self.num_envs} booleans, not {mask!r}"
            )
        if mask.shape != (self.num_envs,):
            raise ValueError(f"reset_mask must have the shape ({self.num_envs},), not {mask.shape}")
        if not mask.any():
            raise ValueError("reset_mask has no game to reset")
        if self._over is None:
            raise ResetNeeded("call reset() without a mask first")
        return mask

    def _restart(self, chosen: NDArray[np.bool_], seed: int | None) -> None:
        if seed is None:
            self._games.restart(chosen)
        else:
            kept = self._games.batch.states[~chosen]
            self._games.batch.seed(seed)
            self._games.batch.states[~chosen] = kept
        assert self._over is not None
        self._over = self._over & ~chosen

    def step(
        self, actions: Any
    ) -> tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make a step in each game; what happens to finished ones depends on the autoreset mode."""
        if self._over is None:
            raise ResetNeeded("call reset() first")
        before = self._over
        if self._mode is AutoresetMode.DISABLED and before.any():
            raise ResetNeeded("a game is over: call reset() with a reset_mask")
        rewards = self._games.step(actions)
        over = self._games.batch.over()
        final: dict[str, Any] = {}
        if self._mode is AutoresetMode.SAME_STEP:
            ended = over
            if over.any():
                final = self._final(over)
                self._games.restart_finished(over)
            self._over = np.zeros_like(over)
        else:
            ended = over & ~before
            if before.any():
                self._games.restart_finished(before)
            self._over = ended
        infos = self._infos() | final
        return self._observations(), rewards, ended, np.zeros_like(ended), infos

    def _final(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        """The last observations of the games that ended, which the same step deals again."""
        batch = self._games.batch
        last = np.full(self.num_envs, None, dtype=object)
        rows = batch.observe_some(over)
        for game, row in zip(np.flatnonzero(over).tolist(), rows, strict=True):
            last[game] = self._seen.of(row)
        mask = np.ones(self._games.mask.shape, dtype=np.int8)
        infos = self._of_games(mask, over)
        return {"final_obs": last, "_final_obs": over, "final_info": infos, "_final_info": over}

    def _of_games(self, mask: NDArray[np.int8], which: NDArray[np.bool_]) -> dict[str, Any]:
        """The information about the games as they are now, in the form of Gymnasium's vectors."""
        batch = self._games.batch
        found = {"action_mask": mask, "won": batch.won(), "seat": batch.states["seat"].astype(int)}
        return found | {f"_{name}": which for name in found}

    def _observations(self) -> Any:
        return self._seen.of(self._games.batch.observe(out=self._reused))

    def _infos(self) -> dict[str, Any]:
        """A finished game accepts any action, because the next step ignores it and deals again."""
        self._games.refresh()
        mask = self._games.mask.view(np.int8)
        if self._reused is None:
            mask = mask.copy()
        assert self._over is not None
        if self._over.any():
            mask[self._over] = 1
        return self._of_games(mask, np.ones(self.num_envs, dtype=np.bool_))

    def render(self) -> Any:
        """The games as the seats to move see them."""
        if self._over is None:
            raise ResetNeeded("call reset() first")
        states = map(self._games.state, range(self.num_envs))
        return tuple(rendered(observe(state, state.seat), self.render_mode) for state in states)
