"""Learn to play with others: self-play with PPO in plain PyTorch, on the vector environment.

    pip install torch "open-regicide[envs]"
    python examples/self_play.py --minutes 10
    python examples/self_play.py --players 4 --options hand=-1 --save four.pt
    python examples/self_play.py --decisions 50_000_000 --save player.pt    # again: goes on where it stopped

One network plays all seats. The game is cooperative, and the environment shows each time what the seat to
move knows, so self-play is the same loop as for one player: the value of a position is that of the table,
estimated by the seat that moves. Two things are specific to the game: the mask of legal actions, and that most
actions are sets of cards, to whose scores their cards add.
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.distributions import Categorical

from regicide.envs import Policy, RegicideVectorEnv
from regicide.envs.observation_tensor import part_slices

GAMES, STEPS = 512, 32  # one batch: 32 decisions in each of 512 games
EPOCHS, MINIBATCHES = 2, 8
LEARNING_RATE = 1e-3  # at first; it falls to a tenth
DISCOUNT, TRACE = 1.0, 0.95  # games end, so later rewards need no discount
CLIP, ENTROPY, VALUE_WEIGHT = 0.2, 0.01, 0.5
CARD_UNITS = 32


class Player(nn.Module):
    """What a seat sees → how good each action is, and what the game is worth.

    Action a < 2^h is a set of cards: bit i of a stands for the i-th card of the hand. Each card has a score of
    its own, in every place of the hand, and a set has the sum of its cards' scores beside its own output: so
    what is learned about a card in one set is known in all others.
    """

    def __init__(self, players: int, hand: int, actions: int, units: int) -> None:
        super().__init__()
        parts = part_slices(players, hand)
        self.places, inputs = parts["places"], parts["jesters"].stop
        features = (self.places.stop - self.places.start) // hand
        self.body = nn.Sequential(
            nn.Linear(inputs, units), nn.ReLU(), nn.Linear(units, units), nn.ReLU()
        )
        self.card = nn.Sequential(nn.Linear(features, CARD_UNITS), nn.ReLU())
        self.wanted = nn.Linear(units, CARD_UNITS)
        self.actions = nn.Linear(units, actions)
        self.value = nn.Linear(units, 1)
        sets = torch.arange(2**hand)[:, None] >> torch.arange(hand) & 1
        none = torch.zeros(actions - 2**hand, hand)  # yield, flip, nominate
        self.register_buffer("cards_of", torch.cat([sets, none]), persistent=False)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        inside = self.body(seen)
        hand = seen[:, self.places].unflatten(1, (self.cards_of.shape[1], -1))
        card_scores = (self.card(hand) * self.wanted(inside)[:, None]).sum(-1)
        scores = self.actions(inside) + card_scores @ self.cards_of.T
        # An illegal action gets no probability: this is all there is to masking.
        choice = Categorical(logits=scores.masked_fill(mask == 0, -1e9), validate_args=False)
        return choice, self.value(inside).squeeze(-1)


@dataclass
class Batch:
    """Decisions in the order they were made: the first axis is time, the second the game."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    log_probs: Tensor
    values: Tensor
    rewards: Tensor
    ended: Tensor
    next_value: Tensor


class SelfPlay:
    """Games that go on, and the player who learns from them."""

    def __init__(self, players: int, options: str, units: int, device: str, seed: int) -> None:
        torch.manual_seed(seed)
        # `shaped` also rewards damage: a random player never wins, so `win` alone would teach nothing.
        self.env = RegicideVectorEnv(
            GAMES, players=players, options=options, reward="shaped", autoreset_mode="SameStep"
        )
        self.device, self.seed = torch.device(device), seed
        self.decisions = 0
        self.deal()
        self.shape = players, self.env.setup.hand_limit, self.mask.shape[1], units
        self.player = Player(*self.shape).to(self.device)
        self.optimizer = torch.optim.Adam(self.player.parameters(), lr=LEARNING_RATE)

    def deal(self) -> None:
        """Begin with new games: others in every part of a run that was saved and goes on."""
        self.seen, infos = self.env.reset(seed=self.seed + self.decisions)
        self.mask = infos["action_mask"]

    def save(self, path: Path) -> None:
        parts = {
            "shape": self.shape,
            "player": self.player.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "decisions": self.decisions,
        }
        torch.save(parts, path)

    def go_on(self, path: Path) -> None:
        parts = torch.load(path, map_location=self.device)
        self.player.load_state_dict(parts["player"])
        self.optimizer.load_state_dict(parts["optimizer"])
        self.decisions = parts["decisions"]
        torch.manual_seed(self.seed + self.decisions)
        self.deal()

    def learn_once(self, progress: float) -> None:
        """Play a batch and learn from it; `progress` is the share of the whole run, from 0 to 1."""
        self.optimizer.param_groups[0]["lr"] = LEARNING_RATE * max(1 - progress, 0.1)
        learn(self.player, self.optimizer, self.collect())
        self.decisions += GAMES * STEPS

    def collect(self) -> Batch:
        """Let the player play, and return the decisions."""
        rows: list[list[Tensor]] = [[] for _ in range(7)]
        for _ in range(STEPS):
            inputs, legal = self.tensor(self.seen), self.tensor(self.mask)
            with torch.no_grad():
                choice, value = self.player(inputs, legal)
                action = choice.sample()
                log_prob = choice.log_prob(action)
            # The environment deals games that ended again, in the same step.
            self.seen, reward, over, _, infos = self.env.step(action.cpu().numpy())
            self.mask = infos["action_mask"]
            step = (inputs, legal, action, log_prob, value)
            outcome = (self.tensor(reward).float(), self.tensor(over).float())
            for row, tensor in zip(rows, (*step, *outcome), strict=True):
                row.append(tensor)
        with torch.no_grad():
            _, next_value = self.player(self.tensor(self.seen), self.tensor(self.mask))
        seen, masks, actions, log_probs, values, rewards, ended = map(torch.stack, rows)
        return Batch(seen, masks, actions, log_probs, values, rewards, ended, next_value)

    def tensor(self, array: NDArray[Any]) -> Tensor:
        return torch.from_numpy(array).to(self.device)

    def evaluate(self, games: int, seed: int) -> str:
        """Play new games without exploring: the mean number of enemies defeated, and the share won."""
        setup = self.env.setup
        env = RegicideVectorEnv(
            games,
            players=setup.players,
            options=setup.options,
            reward="enemies",
            autoreset_mode="Disabled",
        )
        seen, infos = env.reset(seed=seed)
        won, defeated = np.zeros(games, dtype=bool), np.zeros(games)
        playing = np.ones(games, dtype=bool)
        while playing.any():
            with torch.no_grad():
                choice, _ = self.player(self.tensor(seen), self.tensor(infos["action_mask"]))
            actions = choice.logits.argmax(-1).cpu().numpy()
            seen, rewards, ended, _, infos = env.step(actions)
            defeated += rewards * playing * 12
            won |= ended & infos["won"] & playing
            playing &= ~ended
            if ended.any():
                seen, infos = env.reset(options={"reset_mask": ended})
        return f"{defeated.mean():5.2f} enemies  {100 * won.mean():5.2f}% won"


def saved_policy(path: str) -> Policy:
    """The player of a file, as a policy that takes the best action."""
    parts = torch.load(path, map_location="cpu")
    player = Player(*parts["shape"])
    player.load_state_dict(parts["player"])
    torch.set_num_threads(1)

    def choose(seen: NDArray[np.float32], mask: NDArray[np.int8]) -> int:
        with torch.no_grad():
            choice, _ = player(torch.from_numpy(seen)[None], torch.from_numpy(mask)[None])
        return int(choice.logits.argmax())

    return choose


def advantages(batch: Batch) -> Tensor:
    """Generalised advantage estimation: how much better each decision was than expected."""
    found = torch.zeros_like(batch.rewards)
    later, next_value = torch.zeros_like(batch.next_value), batch.next_value
    for step in reversed(range(STEPS)):
        goes_on = 1 - batch.ended[step]
        surprise = batch.rewards[step] + DISCOUNT * goes_on * next_value - batch.values[step]
        later = surprise + DISCOUNT * TRACE * goes_on * later
        found[step], next_value = later, batch.values[step]
    return found


def learn(player: Player, optimizer: torch.optim.Optimizer, batch: Batch) -> None:
    """PPO: make good decisions more likely, but not by much at once."""
    better = advantages(batch)
    flat = [part.flatten(0, 1) for part in (batch.seen, batch.masks, batch.actions)]
    seen, masks, actions = flat
    old, gain = batch.log_probs.flatten(), better.flatten()
    target = gain + batch.values.flatten()
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(gain), device=gain.device).chunk(MINIBATCHES):
            choice, value = player(seen[chosen], masks[chosen])
            ratio = (choice.log_prob(actions[chosen]) - old[chosen]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy_loss = -torch.min(ratio * gain[chosen], clipped * gain[chosen]).mean()
            value_loss = (value - target[chosen]).pow(2).mean()
            loss = policy_loss + VALUE_WEIGHT * value_loss - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Regicide by self-play.")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--options", default="", help="of the rules, as hand=-1")
    parser.add_argument(
        "--minutes", type=float, help="stop after these; 10 if nothing else is said"
    )
    parser.add_argument("--decisions", type=int, help="stop after these, in all parts together")
    parser.add_argument("--save", type=Path, help="a file for the player; if it is there, go on")
    parser.add_argument("--units", type=int, default=256)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    minutes = wanted.minutes or (float("inf") if wanted.decisions else 10.0)

    torch.set_num_threads(wanted.threads)
    play = SelfPlay(wanted.players, wanted.options, wanted.units, wanted.device, wanted.seed)
    if wanted.save and wanted.save.exists():
        play.go_on(wanted.save)
        print(f"going on after {play.decisions:,} decisions")
    start = shown = time.monotonic()
    while (passed := (time.monotonic() - start) / 60) < minutes:
        progress = play.decisions / wanted.decisions if wanted.decisions else passed / minutes
        if progress >= 1:
            break
        play.learn_once(progress)
        if time.monotonic() - shown > 60:
            found = play.evaluate(1000, seed=0)
            print(f"{passed:6.1f} min  {play.decisions:>12,} decisions  {found}", flush=True)
            shown = time.monotonic()
    if wanted.save:
        play.save(wanted.save)
    found = play.evaluate(10_000, seed=2**31)
    print(f"{passed:.1f} minutes, {play.decisions:,} decisions in all; 10,000 new games: {found}")


if __name__ == "__main__":
    main()
