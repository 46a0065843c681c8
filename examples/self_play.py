"""Learn to play with others: self-play with PPO in plain PyTorch, on the vector environment.

    pip install torch "open-regicide[envs]"
    python examples/self_play.py --minutes 10

One network plays all seats. The game is cooperative, and the environment shows each time what the seat to
move knows, so self-play is the same loop as for one player: the value of a position is that of the table,
estimated by the seat that moves. Nothing here is specific to the game except the mask of legal actions.
"""

import argparse
import time
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from regicide.envs import RegicideVectorEnv

GAMES, STEPS = 512, 32  # one batch: 32 decisions in each of 512 games
EPOCHS, MINIBATCHES = 2, 8
DISCOUNT, TRACE = 1.0, 0.95  # games end, so later rewards need no discount
CLIP, ENTROPY, VALUE_WEIGHT = 0.2, 0.01, 0.5


class Player(nn.Module):
    """What a seat sees → how good each action is, and what the game is worth."""

    def __init__(self, inputs: int, actions: int, units: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(inputs, units), nn.ReLU(), nn.Linear(units, units), nn.ReLU()
        )
        self.actions = nn.Linear(units, actions)
        self.value = nn.Linear(units, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        inside = self.body(seen)
        # An illegal action gets no probability: this is all there is to masking.
        scores = self.actions(inside).masked_fill(mask == 0, -1e9)
        return Categorical(logits=scores), self.value(inside).squeeze(-1)


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


def collect(
    env: RegicideVectorEnv, player: Player, seen: np.ndarray, mask: np.ndarray
) -> tuple[Batch, np.ndarray, np.ndarray, int, int]:
    """Let the player play; return the decisions, and what the seats to move see now."""
    rows: list[list[Tensor]] = [[] for _ in range(7)]
    won = games = 0
    for _ in range(STEPS):
        inputs, legal = torch.from_numpy(seen), torch.from_numpy(mask)
        with torch.no_grad():
            choice, value = player(inputs, legal)
            action = choice.sample()
            log_prob = choice.log_prob(action)
        seen, rewards, ended, _, infos = env.step(action.numpy())
        mask = infos["action_mask"]
        if ended.any():  # the environment has dealt these games again
            games += int(ended.sum())
            won += int(infos["final_info"]["won"].sum())
        step = (inputs, legal, action, log_prob, value)
        outcome = (torch.from_numpy(rewards).float(), torch.from_numpy(ended).float())
        for row, tensor in zip(rows, (*step, *outcome), strict=True):
            row.append(tensor)
    with torch.no_grad():
        _, next_value = player(torch.from_numpy(seen), torch.from_numpy(mask))
    return Batch(*map(torch.stack, rows), next_value), seen, mask, won, games


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
        for chosen in torch.randperm(len(gain)).chunk(MINIBATCHES):
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


def evaluate(player: Player, players: int, games: int, seed: int) -> tuple[float, float]:
    """Play without exploring: the share of games won, and the mean number of enemies defeated."""
    env = RegicideVectorEnv(games, players=players, reward="enemies", autoreset_mode="Disabled")
    seen, infos = env.reset(seed=seed)
    won, defeated = np.zeros(games, dtype=bool), np.zeros(games)
    playing = np.ones(games, dtype=bool)
    while playing.any():
        with torch.no_grad():
            choice, _ = player(torch.from_numpy(seen), torch.from_numpy(infos["action_mask"]))
        seen, rewards, ended, _, infos = env.step(choice.probs.argmax(-1).numpy())
        defeated += rewards * playing * 12
        won |= ended & infos["won"] & playing
        playing &= ~ended
        if ended.any():
            seen, infos = env.reset(options={"reset_mask": ended})
    return float(won.mean()), float(defeated.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Regicide by self-play.")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--units", type=int, default=256)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="a file for the network")
    arguments = parser.parse_args()

    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    # `shaped` also rewards damage: a random player never wins, so `win` alone would teach nothing.
    env = RegicideVectorEnv(
        GAMES, players=arguments.players, reward="shaped", autoreset_mode="SameStep"
    )
    player = Player(
        env.single_observation_space.shape[0], int(env.single_action_space.n), arguments.units
    )
    optimizer = torch.optim.Adam(player.parameters(), lr=5e-4)

    seen, infos = env.reset(seed=arguments.seed)
    mask = infos["action_mask"]
    start = shown = time.monotonic()
    decisions = won = games = 0
    while (now := time.monotonic()) - start < 60 * arguments.minutes:
        left = 1 - (now - start) / (60 * arguments.minutes)
        optimizer.param_groups[0]["lr"] = 5e-4 * max(left, 0.1)
        batch, seen, mask, batch_won, batch_games = collect(env, player, seen, mask)
        learn(player, optimizer, batch)
        decisions, won, games = decisions + GAMES * STEPS, won + batch_won, games + batch_games
        if now - shown > 15:
            rate, defeated = evaluate(player, arguments.players, 1000, seed=0)
            print(
                f"{(now - start) / 60:5.1f} min  {decisions:>12,} decisions  "
                f"{defeated:5.2f} enemies  {100 * rate:5.1f}% won",
                flush=True,
            )
            shown = now
    minutes = (time.monotonic() - start) / 60
    rate, defeated = evaluate(player, arguments.players, 10_000, seed=2**31)
    print(f"after {minutes:.1f} minutes and {decisions:,} decisions, 10,000 new games: ", end="")
    print(f"{defeated:.2f} enemies, {100 * rate:.2f}% won")
    if arguments.save:
        torch.save(player.state_dict(), arguments.save)


if __name__ == "__main__":
    main()
