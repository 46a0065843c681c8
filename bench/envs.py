"""Speed of the environments, in steps a second of one core (CPU time; the best of some rounds).

The vector environment is measured with its observations and masks; choosing random actions is not counted.
The single environments are compared with an empty game in the same wrappers: their goal is at most three times
its time. If OpenSpiel is installed, our game for it is compared with an empty one, too, and with its Hanabi.
"""

import argparse
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from regicide.envs import RegicideEnv, RegicideVectorEnv, regicide_v0

GAMES = 1024
GOAL = 1_000_000
#: About as many decisions as a random game has: then the empty game ends, too.
LENGTH = 14


def vector_rate(players: int, *, copy: bool = True, steps: int = 200) -> float:
    env = RegicideVectorEnv(GAMES, players=players, copy=copy, autoreset_mode="SameStep")
    rng, spent = np.random.default_rng(1), 0.0
    _, infos = env.reset(seed=1)
    for _ in range(steps):
        mask = infos["action_mask"]
        actions = (mask * rng.random(mask.shape, dtype=np.float32)).argmax(axis=1)
        start = process_time()
        *_, infos = env.step(actions)
        spent += process_time() - start
    return steps * GAMES / spent


class EmptyEnv(gymnasium.Env[Any, Any]):
    """The spaces of the solo game without the game."""

    def __init__(self) -> None:
        real = RegicideEnv()
        self.observation_space = real.observation_space
        self.action_space = real.action_space
        _, info = real.reset()
        self._mask = np.ones_like(info["action_mask"])
        self._left = 0

    def _seen(self) -> Any:
        return np.zeros(self.observation_space.shape or (), dtype=np.float32)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        return self._seen(), {"action_mask": self._mask.copy()}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        assert action in self.action_space
        self._left = (self._left or LENGTH) - 1
        return self._seen(), 0.0, not self._left, False, {"action_mask": self._mask.copy()}


class EmptyAec(AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo has no types
    """The spaces of the game of two without the game: the agents take turns."""

    metadata = regicide_v0.raw_env.metadata

    def __init__(self) -> None:
        super().__init__()
        real = regicide_v0.raw_env()
        self.possible_agents, self.render_mode = real.possible_agents, None
        self.observation_spaces, self.action_spaces = real.observation_spaces, real.action_spaces
        space: Any = self.observation_spaces["player_0"]
        self._size = space["observation"].shape
        self._mask = np.ones(space["action_mask"].shape, dtype=np.int8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        space: spaces.Space[Any] = self.observation_spaces[agent]
        return space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        space: spaces.Space[Any] = self.action_spaces[agent]
        return space

    def reset(self, seed: Any = None, options: Any = None) -> None:
        del seed, options
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        del agent
        return {
            "observation": np.zeros(self._size, dtype=np.float32),
            "action_mask": self._mask.copy(),
        }

    def step(self, action: Any) -> None:
        del action
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = self.agents[self.agent_selection == self.agents[0]]
        self._accumulate_rewards()

    def close(self) -> None:
        """Nothing is open."""


def gymnasium_rate(env: gymnasium.Env[Any, Any], steps: int) -> float:
    rng, spent, done = Random(1), 0.0, 0
    while done < steps:
        start = process_time()
        _, info = env.reset(seed=None if done else 1)
        spent += process_time() - start
        over = False
        while not over and done < steps:
            action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
            start = process_time()
            _, _, over, _, info = env.step(action)
            spent += process_time() - start
            done += 1
    return steps / spent


def pettingzoo_rate(env: Any, steps: int) -> float:
    rng, spent, done = Random(1), 0.0, 0
    while done < steps:
        start = process_time()
        env.reset(seed=None if done else 1)
        spent += process_time() - start
        while env.agents and done < steps:
            start = process_time()
            seen, _, over, stopped, _ = env.last()
            spent += process_time() - start
            ended = over or stopped
            action = None if ended else rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
            start = process_time()
            env.step(action)
            spent += process_time() - start
            done += 1
    return steps / spent


def empty_aec() -> Any:
    wrapped = wrappers.TerminateIllegalWrapper(EmptyAec(), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def open_spiel_rate(name: str, steps: int) -> float:
    """Decisions of players a second, with the observation tensor of each; chance is included."""
    import pyspiel  # noqa: PLC0415 only if it is installed

    import empty_games.open_spiel_game  # noqa: F401, PLC0415 registers both games

    game, rng, done = pyspiel.load_game(name), Random(1), 0
    start = process_time()
    while done < steps:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, shares)[0])
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                done += 1
    return done / (process_time() - start)


def best(rounds: int, measure: Callable[[], float]) -> float:
    return max(measure() for _ in range(rounds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--steps", type=int, default=20_000, help="of single environments")
    wanted = parser.parse_args()
    print(f"vector environment, {GAMES:,} games: steps a second (goal {GOAL:,} with two players)")
    for players in (1, 2, 3, 4):
        rate = best(wanted.rounds, partial(vector_rate, players))
        reused = best(wanted.rounds, partial(vector_rate, players, copy=False))
        print(f"  {players} players {rate:>12,.0f}   copy=False {reused:>12,.0f}")
    print("single environments: steps a second, and times the cost of an empty game (goal 3)")
    gymnasium.register("Empty-v0", entry_point="envs:EmptyEnv")
    pairs: dict[str, tuple[Callable[[], float], Callable[[], float]]] = {
        "Gymnasium, solo": (
            lambda: gymnasium_rate(gymnasium.make("Regicide-v0"), wanted.steps),
            lambda: gymnasium_rate(gymnasium.make("Empty-v0"), wanted.steps),
        ),
        "PettingZoo, two players": (
            lambda: pettingzoo_rate(regicide_v0.env(), wanted.steps),
            lambda: pettingzoo_rate(empty_aec(), wanted.steps),
        ),
    }
    if spiel := find_spec("pyspiel") is not None:
        pairs["OpenSpiel, two players"] = (
            lambda: open_spiel_rate("regicide", wanted.steps),
            lambda: open_spiel_rate("empty", wanted.steps),
        )
    for name, (ours, empty) in pairs.items():
        rate, bare = best(wanted.rounds, ours), best(wanted.rounds, empty)
        print(f"  {name:<24} {rate:>10,.0f}   empty {bare:>10,.0f}   {bare / rate:.2f}")
    if not spiel:
        print("OpenSpiel is not installed: our game for it and its Hanabi are left out")
        return
    rate = best(wanted.rounds, partial(open_spiel_rate, "hanabi", wanted.steps // 10))
    print(f"  {'Hanabi of OpenSpiel, in C++':<24} {rate:>10,.0f}")


if __name__ == "__main__":
    main()
