"""Calibration of a bot: of the positions that it estimates at 70%, about 70% should be won.

Plays games and draws the share of positions that were won, for each tenth of the scale. With --fit it
uses the uncalibrated estimates of the search and prints their calibration for core/net/calibration.hpp; that of
ratings is found by `experiment rating_fit`.
"""

import argparse
from pathlib import Path
from random import Random

import matplotlib.figure
import numpy as np

from regicide.bots import Bot, BotChoice, Budget, bot_named
from regicide.bots.weights import kind_of_game, quantized_net
from regicide.fast import packed_world, unpack_move
from regicide.notation import Seed
from regicide.rules import FIRST_HEARTS, Observation, Options, Step, do, hearts_acted, observe

BINS = 10
TABLES = {
    "solo without Jesters": (1, Options(jesters=-2)),
    "two players": (2, Options()),
    "three players": (3, Options()),
    "four players": (4, Options()),
}


class UncalibratedSearch:
    """The champion's search with its own estimate."""

    def __init__(self, rollouts: int) -> None:
        self._rollouts = rollouts

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        world, net = packed_world(observation, rng), quantized_net(kind_of_game(observation))
        move, chance = net.choose(world, rollouts=self._rollouts, seed=rng.getrandbits(63))
        return BotChoice(unpack_move(move), chance)


def estimates(bot: Bot, players: int, options: Options, number: int) -> tuple[list[float], bool]:
    """Play one game: the estimate at each move, and whether the game was won."""
    seed, hearts, rng = Seed(f"calibration-{number}"), FIRST_HEARTS, Random(number)
    state, found = seed.deal(players, options), []
    while not state.step.is_over:
        choice = bot.choose(observe(state, state.seat), rng)
        found.append(choice.estimate)
        done = do(state, choice.move, seed.shuffle(hearts))
        state, hearts = done.state, hearts + hearts_acted(done.events)
    return found, state.step is Step.WON


def positions(bot: Bot, players: int, options: Options, numbers: range) -> list[tuple[float, bool]]:
    """Every move of these games: its estimate, and whether the game was won."""
    played = (estimates(bot, players, options, number) for number in numbers)
    return [(each, won) for found, won in played for each in found]


def fitted(found: list[tuple[float, bool]]) -> tuple[float, float]:
    """Slope and offset on the logistic scale with the highest likelihood (logistic regression)."""
    clipped = np.clip([each for each, _ in found], 1e-4, 1 - 1e-4)
    x, won = np.log(clipped / (1 - clipped)), np.array([won for _, won in found], float)
    inputs, weights = np.stack([x, np.ones_like(x)], 1), np.array([1.0, 0.0])
    for _ in range(50):  # Newton's method
        chance = 1 / (1 + np.exp(-inputs @ weights))
        gradient = inputs.T @ (won - chance)
        hessian = inputs.T @ (inputs * (chance * (1 - chance))[:, None])
        weights += np.linalg.solve(hessian, gradient)
    return float(weights[0]), float(weights[1])


def curve(found: list[tuple[float, bool]]) -> list[tuple[float, float, int]]:
    """For each bin: the mean estimate, the share won, the number of positions."""
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for each, won in found:
        bins[min(BINS - 1, int(each * BINS))].append((each, won))
    return [
        (sum(e for e, _ in each) / len(each), sum(won for _, won in each) / len(each), len(each))
        for each in bins
        if len(each) >= 30
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="champion")
    parser.add_argument("--rollouts", type=int, help="per move (default: chosen by the bot)")
    parser.add_argument("--games", type=int, default=300, help="for each table")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--table", choices=TABLES, help="only this one")
    parser.add_argument("--fit", action="store_true", help="print the calibration, draw nothing")
    parser.add_argument("--plot", type=Path, default=Path("docs/pictures/calibration.svg"))
    arguments = parser.parse_args()
    figure = matplotlib.figure.Figure(figsize=(5, 5), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([0, 1], [0, 1], color="#aaaaaa", linewidth=1)
    numbers = range(arguments.first, arguments.first + arguments.games)
    for name in [arguments.table] if arguments.table else TABLES:
        bot: Bot = bot_named(arguments.bot, Budget(rollouts=arguments.rollouts))
        if arguments.fit:
            bot = UncalibratedSearch(arguments.rollouts or 1600)
        found = positions(bot, *TABLES[name], numbers)
        if arguments.fit:
            print(f"{name:<22} slope %.2f offset %.2f" % fitted(found), flush=True)
        points = curve(found)
        axes.plot([p[0] for p in points], [p[1] for p in points], marker="o", label=name)
        for estimate, won, count in points:
            print(f"{name:<22} estimated {estimate:.3f}  won {won:.3f}  of {count}", flush=True)
    if arguments.fit:
        return
    axes.set(xlabel="estimated chance of winning", ylabel="share won", xlim=(0, 1), ylim=(0, 1))
    axes.legend(frameon=False)
    figure.savefig(arguments.plot)


if __name__ == "__main__":
    main()
