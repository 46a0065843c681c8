"""The PettingZoo environment: one agent per seat, `player_0` to `player_3`, in turns (AEC).

`env` has the usual wrappers: an illegal action ends the game with a reward of −1 for its agent. `raw_env`
has none: it raises.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from regicide.envs.game_batch import ILLEGAL_REWARD
from regicide.envs.game_setup import GameSetup, checked_number, named_seed
from regicide.envs.observation_space import SeatObservations
from regicide.envs.rendering import RENDER_MODES, check_render_mode, rendered
from regicide.envs.single_game import SingleGame
from regicide.rules import observe

_SEEDS = 2**32


def env(**arguments: Any) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's wrappers; the arguments are those of `raw_env`."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv[str, Any, Any]):  # type: ignore[misc]  # noqa: N801 PettingZoo's name; it has no types
    """The environment itself."""

    metadata = {  # noqa: RUF012 PettingZoo's own form
        "name": "regicide_v0",
        "render_modes": [*RENDER_MODES],
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        *,
        players: int = 2,
        options: str = "",
        reward: str = "win",
        observation: str = "tensor",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """After `max_cycles` decisions of the table the game is truncated."""
        super().__init__()
        self.setup = GameSetup(players, options, reward)
        self._game = SingleGame(self.setup, illegal="raise")
        self._seen = SeatObservations(self.setup, observation)
        if max_cycles is not None:
            max_cycles = checked_number("max_cycles", max_cycles, 1)
        self._max_cycles = max_cycles
        self._cycles = 0
        self._np_random: np.random.Generator | None = None
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.players)]
        self.agents: list[str] = []
        actions = self._game.batch.actions
        mask = spaces.Box(0, 1, (actions,), np.int8)
        space = spaces.Dict({"observation": self._seen.space, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        # One space for each agent, because each has a generator of its own.
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        size = self._game.batch.observation_size * self.setup.players
        self.state_space = spaces.Box(0.0, 1.0, (size,), np.float32)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        """`options={"seed": "castle-42"}` deals the game of this seed, once; its shuffles are the seed's, too.

        Other options are ignored, as PettingZoo's tests want it.
        """
        named = named_seed(options)
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
            self._game.restart(int(self._np_random.integers(_SEEDS)))
        else:
            self._game.restart()
        if named is not None:
            self._game.deal(named)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self._game.seat]
        won = self._game.is_won
        self.infos: dict[str, dict[str, Any]] = {agent: {"won": won} for agent in self.agents}
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        row = self._game.observe(self.possible_agents.index(agent))
        return {"observation": self._seen.of(row), "action_mask": self._mask(agent)}

    def state(self) -> NDArray[np.float32]:
        """What all agents see together, one after the other: for programs that learn from more than they play by."""
        seats = range(self.setup.players)
        return np.concatenate([self._game.observe(seat) for seat in seats])

    def _mask(self, agent: str) -> NDArray[np.int8]:
        """Only the agent to move has legal actions."""
        if agent == self.agent_selection and agent in self.agents:
            return self._game.mask()
        return np.zeros(self._game.batch.actions, dtype=np.int8)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        reward = self._game.step(action)
        self._cycles += 1
        over = self._game.is_over
        stopped = not over and self._cycles == self._max_cycles
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, reward)
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, stopped)
        self._select()
        self._accumulate_rewards()
        if over or stopped:
            self._deads_step_first()

    def render(self) -> Any:
        """The table as the agent to move sees it."""
        state = self._game.state()
        return rendered(observe(state, state.seat), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
