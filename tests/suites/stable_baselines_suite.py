"""Stable-Baselines3's `check_env` on our environments, a few steps of learning, and the examples.

Not part of the default tests, because PyTorch is large: `python3 dev.py verify` runs them in an environment of
their own (tools/checks/long_suites.py).
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import pytest
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env

import regicide.envs  # noqa: F401 registers Regicide-v0

EXAMPLES = Path(__file__).parents[2] / "examples"


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


@pytest.mark.parametrize("name", ["ppo_solo.py", "self_play.py"])
def test_an_example_learns_stops_and_goes_on(name: str, tmp_path: Path) -> None:
    """Random play defeats 1.9 enemies solo, and 1.1 with two players."""
    found: list[float] = []
    for decisions in (16_000, 60_000):
        command = [sys.executable, str(EXAMPLES / name), "--decisions", str(decisions)]
        learn = [*command, "--save", str(tmp_path / "player"), "--threads", "1"]
        said = subprocess.run(learn, capture_output=True, text=True, check=True).stdout
        assert ("going on after" in said) == bool(found)
        found.append(float(re.findall(r"([\d.]+) enemies", said)[-1]))
    assert found[0] < found[1]
    assert found[1] > 2.5
