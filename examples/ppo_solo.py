"""Learn the solo game with masked PPO of sb3-contrib.

    pip install sb3-contrib "open-regicide[envs]"
    python examples/ppo_solo.py --minutes 10

Most of the 262 actions are illegal at any moment. MaskablePPO asks the environment for its mask
(`action_masks`) and gives illegal actions no probability, so it never has to learn what is legal.
"""

import argparse
import time

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import regicide.envs  # noqa: F401 registers Regicide-v0


class StopAfter(BaseCallback):
    """Stop learning when the time is over, and say every minute how it goes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.seconds = 60 * minutes
        self.start = self.shown = time.monotonic()

    def _on_step(self) -> bool:
        now = time.monotonic()
        if now - self.shown > 60:
            rate, defeated = evaluate(self.model, games=200, seed=0)
            minutes = (now - self.start) / 60
            print(
                f"{minutes:5.1f} min  {self.num_timesteps:>10,} decisions  "
                f"{defeated:5.2f} enemies  {100 * rate:5.1f}% won",
                flush=True,
            )
            self.shown = time.monotonic()
        return now - self.start < self.seconds


def evaluate(model: MaskablePPO, games: int, seed: int) -> tuple[float, float]:
    """Play without exploring: the share of games won, and the mean number of enemies defeated."""
    env = gymnasium.make("Regicide-v0", reward="enemies")
    defeated = []
    for game in range(games):
        seen, info = env.reset(seed=seed + game)
        total, over = 0.0, False
        while not over:
            action, _ = model.predict(
                seen, action_masks=info["action_mask"].astype(bool), deterministic=True
            )
            seen, reward, over, _, info = env.step(int(action))
            total += float(reward)
        defeated.append(round(12 * total))
    return float(np.mean(np.array(defeated) == 12)), float(np.mean(defeated))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn solo Regicide with masked PPO.")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()

    torch.set_num_threads(arguments.threads)
    # `shaped` also rewards damage: a random player never wins, so `win` alone would teach nothing.
    games = make_vec_env(
        "Regicide-v0", n_envs=32, seed=arguments.seed, env_kwargs={"reward": "shaped"}
    )
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=256,
        batch_size=1024,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,  # games end, so later rewards need no discount
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256], "activation_fn": torch.nn.ReLU},
        seed=arguments.seed,
        device="cpu",
    )
    stop = StopAfter(arguments.minutes)
    model.learn(total_timesteps=10**9, callback=stop)
    minutes = (time.monotonic() - stop.start) / 60
    rate, defeated = evaluate(model, games=1000, seed=2**30)
    print(f"after {minutes:.1f} minutes and {model.num_timesteps:,} decisions, 1,000 new games:")
    print(f"{defeated:.2f} enemies, {100 * rate:.2f}% won")


if __name__ == "__main__":
    main()
