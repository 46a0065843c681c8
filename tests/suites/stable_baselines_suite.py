"""Stable-Baselines3's `check_env` on our environments, and a few steps of learning.

Not part of the default tests, because PyTorch is large: `python3 dev.py verify` runs them in an environment of
their own (tests/long_suites.py).
"""

from typing import Any

import gymnasium
import pytest
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env

import regicide.envs  # noqa: F401 registers Regicide-v0


@pytest.mark.parametrize("render_mode", [None, "rgb_array"])
@pytest.mark.parametrize(
    "arguments",
    [{}, {"observation": "dict"}, {"partners": ("random", "squire"), "reward": "shaped"}],
    ids=str,
)
def test_check_env(arguments: dict[str, Any], render_mode: str | None) -> None:
    env = gymnasium.make("Regicide-v0", render_mode=render_mode, **arguments)
    check_env(env.unwrapped, warn=True)


def test_masked_ppo_plays_only_legal_actions() -> None:
    env = gymnasium.make("Regicide-v0", illegal="raise", reward="shaped")
    MaskablePPO("MlpPolicy", env, n_steps=64, seed=1, device="cpu").learn(256)
