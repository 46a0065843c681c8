"""Learn the solo game with masked PPO of sb3-contrib.

    pip install sb3-contrib "open-regicide[envs]"
    python examples/ppo_solo.py --minutes 10
    python examples/ppo_solo.py --options jesters=-2 --save player.zip
    python examples/ppo_solo.py --decisions 2_000_000 --save player.zip     # again: goes on where it stopped

Most of the 262 actions are illegal at any moment. MaskablePPO asks the environment for its mask
(`action_masks`) and gives illegal actions no probability, so it never has to learn what is legal.

Most actions are sets of cards. The policy gives each card of the hand a score, and adds the scores of its cards
to the output of a set: so what is learned about a card in one set is known in all others.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv
from torch import Tensor, nn

from regicide.envs import RegicideVectorEnv
from regicide.envs.observation_tensor import part_slices

OTHER_ACTIONS = 6  # yield, flip, nominate: an action that is smaller is a set of cards
UNITS, CARD_UNITS = 256, 32
GAMES, STEPS = 128, 64  # one batch: 64 decisions in each of 128 games
LEARNING_RATE = 1e-3  # at first; it falls to a tenth


class Networks(nn.Module):
    """What the player sees → a score for each action, and numbers from which its value is estimated."""

    latent_dim_vf = UNITS

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.latent_dim_pi = actions
        self.hand = hand = (actions - OTHER_ACTIONS).bit_length() - 1
        self.places = part_slices(1, hand)["places"]
        features = (self.places.stop - self.places.start) // hand
        self.body = nn.Sequential(
            nn.Linear(inputs, UNITS), nn.ReLU(), nn.Linear(UNITS, UNITS), nn.ReLU()
        )
        self.card = nn.Sequential(nn.Linear(features, CARD_UNITS), nn.ReLU())
        self.wanted = nn.Linear(UNITS, CARD_UNITS)
        self.actions = nn.Linear(UNITS, actions)
        # Bit i of action a < 2^hand stands for the i-th card of the hand; the last six actions have no cards.
        sets = torch.arange(2**hand)[:, None] >> torch.arange(hand) & 1
        none = torch.zeros(OTHER_ACTIONS, hand)
        self.register_buffer("cards_of", torch.cat([sets, none]), persistent=False)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        inside = self.body(seen)
        return self._scores(seen, inside), inside

    def forward_actor(self, seen: Tensor) -> Tensor:
        return self._scores(seen, self.body(seen))

    def forward_critic(self, seen: Tensor) -> Tensor:
        return self.body(seen)

    def _scores(self, seen: Tensor, inside: Tensor) -> Tensor:
        hand = seen[:, self.places].unflatten(1, (self.hand, -1))
        card_scores = (self.card(hand) * self.wanted(inside)[:, None]).sum(-1)
        return self.actions(inside) + card_scores @ self.cards_of.T


class Policy(MaskableActorCriticPolicy):
    """The networks above; their scores are used as they are."""

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = Networks(self.features_dim, int(self.action_space.n))

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = nn.Identity()


class Games(VecEnv):
    """Games side by side, as Stable-Baselines3 wants them.

    `make_vec_env("Regicide-v0", 128)` would do, too, but makes each step of each game in Python. Here the core
    makes all of them at once.
    """

    def __init__(self, seed: int, options: str) -> None:
        # `shaped` also rewards damage: a random player never wins, so `win` alone would teach nothing.
        self.env = RegicideVectorEnv(
            GAMES, options=options, reward="shaped", autoreset_mode="SameStep"
        )
        self.env_seed = seed
        super().__init__(GAMES, self.env.single_observation_space, self.env.single_action_space)

    def reset(self) -> Any:
        seen, self.infos = self.env.reset(seed=self.env_seed)
        return seen

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        seen, rewards, over, _, self.infos = self.env.step(self.actions)
        return seen, rewards, over, [{}] * GAMES

    def action_masks(self) -> Any:
        return self.infos["action_mask"]

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        return list(getattr(self, method_name)())

    def get_attr(self, attr_name: str, *_: Any, **__: Any) -> list[Any]:
        owner = self if attr_name == "action_masks" else self.env
        return [getattr(owner, attr_name)] * GAMES

    def set_attr(self, attr_name: str, value: Any, *_: Any, **__: Any) -> None:
        setattr(self.env, attr_name, value)

    def env_is_wrapped(self, *_: Any, **__: Any) -> list[bool]:
        return [False] * GAMES

    def close(self) -> None:
        self.env.close()


class Coach(BaseCallback):
    """Let the learning rate fall, stop when the time is over, and say every minute how it goes."""

    def __init__(self, minutes: float, decisions: int | None, options: str) -> None:
        super().__init__()
        self.minutes, self.decisions, self.options = minutes, decisions, options
        self.start = self.shown = time.monotonic()

    @property
    def passed(self) -> float:
        return (time.monotonic() - self.start) / 60

    @property
    def progress(self) -> float:
        """The share of the whole run, from 0 to 1."""
        by_time = self.passed / self.minutes
        return self.num_timesteps / self.decisions if self.decisions else by_time

    def _on_rollout_end(self) -> None:
        rate = LEARNING_RATE * max(1 - self.progress, 0.1)
        self.model.lr_schedule = lambda _: rate

    def _on_step(self) -> bool:
        if time.monotonic() - self.shown > 60:
            found = evaluate(self.model, self.options, games=200, seed=0)
            print(
                f"{self.passed:6.1f} min  {self.num_timesteps:>10,} decisions  {found}", flush=True
            )
            self.shown = time.monotonic()
        return self.passed < self.minutes


def evaluate(model: MaskablePPO, options: str, games: int, seed: int) -> str:
    """Play new games without exploring: the mean number of enemies defeated, and the share won."""
    env = RegicideVectorEnv(games, options=options, reward="enemies", autoreset_mode="SameStep")
    seen, infos = env.reset(seed=seed)
    defeated, playing = np.zeros(games), np.ones(games, dtype=bool)
    while playing.any():
        actions, _ = model.predict(seen, action_masks=infos["action_mask"], deterministic=True)
        seen, rewards, over, _, infos = env.step(actions)
        defeated += 12 * rewards * playing  # only the first game of each row counts
        playing &= ~over
    won = 100 * np.mean(defeated.round() == 12)
    return f"{defeated.mean():5.2f} enemies  {won:5.2f}% won"


def new_model(games: Any, seed: int, device: str) -> MaskablePPO:
    return MaskablePPO(
        Policy,
        games,
        n_steps=STEPS,
        batch_size=1024,
        n_epochs=4,
        learning_rate=LEARNING_RATE,
        gamma=1.0,  # games end, so later rewards need no discount
        ent_coef=0.01,
        policy_kwargs={"ortho_init": False},
        seed=seed,
        device=device,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn solo Regicide with masked PPO.")
    parser.add_argument("--options", default="", help="of the rules, as jesters=-2")
    parser.add_argument(
        "--minutes", type=float, help="stop after these; 10 if nothing else is said"
    )
    parser.add_argument("--decisions", type=int, help="stop after these, in all parts together")
    parser.add_argument("--save", type=Path, help="a file for the player; if it is there, go on")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--device", default="cpu", help="cuda: learn with a GPU")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    minutes = wanted.minutes or (float("inf") if wanted.decisions else 10.0)

    torch.set_num_threads(wanted.threads)
    if wanted.save and not wanted.save.suffix:
        wanted.save = wanted.save.with_suffix(".zip")  # as Stable-Baselines3 names it
    goes_on = bool(wanted.save and wanted.save.exists())
    device = wanted.device
    # Of this file, not the copies in the saved one, which only the same Python can read.
    own = {"policy_class": Policy, "lr_schedule": None}
    model = MaskablePPO.load(wanted.save, device=device, custom_objects=own) if goes_on else None
    done = model.num_timesteps if model else 0
    # A part that goes on has other games: the seed depends on what was done before.
    games = Games(wanted.seed + done, wanted.options)
    if model is None:
        model = new_model(games, wanted.seed, device)
    else:
        model.set_env(games)
        print(f"going on after {done:,} decisions")
    coach = Coach(minutes, wanted.decisions, wanted.options)
    left = (wanted.decisions or 10**9) - done
    if left > 0:
        model.learn(total_timesteps=left, callback=coach, reset_num_timesteps=not goes_on)
    passed = coach.passed
    if wanted.save:
        model.save(wanted.save)
    found = evaluate(model, wanted.options, games=1000, seed=2**30)
    print(
        f"{passed:.1f} minutes, {model.num_timesteps:,} decisions in all; 1,000 new games: {found}"
    )


if __name__ == "__main__":
    main()
