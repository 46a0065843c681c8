"""Whether a bot's estimates are true: of the positions it gives 70%, about 70% should be won.

Plays games and draws, for each tenth of the scale, how many of the positions were won in the end.
"""

import argparse
from pathlib import Path
from random import Random

import matplotlib.figure

from regicide.bots import Bot, Budget, bot_named
from regicide.notation import Seed
from regicide.rules import FIRST_HEARTS, Options, Step, do, hearts_acted, observe

BINS = 10
TABLES = {
    "solo without Jesters": (1, Options(jesters=-2)),
    "two players": (2, Options()),
    "four players": (4, Options()),
}


def estimates(bot: Bot, players: int, options: Options, number: int) -> tuple[list[float], bool]:
    """One game: what the bot thought at each move, and whether it was won."""
    seed, hearts, rng = Seed(f"calibration-{number}"), FIRST_HEARTS, Random(number)
    state, found = seed.deal(players, options), []
    while not state.step.is_over:
        choice = bot.choose(observe(state, state.seat), rng)
        found.append(choice.estimate)
        done = do(state, choice.move, seed.shuffle(hearts))
        state, hearts = done.state, hearts + hearts_acted(done.events)
    return found, state.step is Step.WON


def curve(bot: Bot, players: int, options: Options, games: int) -> list[tuple[float, float, int]]:
    """For each bin: the mean estimate, the share won, how many positions."""
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for number in range(games):
        found, won = estimates(bot, players, options, number)
        for each in found:
            bins[min(BINS - 1, int(each * BINS))].append((each, won))
    return [
        (sum(e for e, _ in each) / len(each), sum(won for _, won in each) / len(each), len(each))
        for each in bins
        if len(each) >= 30
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="champion")
    parser.add_argument("--rollouts", type=int, default=100)
    parser.add_argument("--games", type=int, default=300, help="at each table")
    parser.add_argument("--plot", type=Path, default=Path("docs/pictures/calibration.svg"))
    arguments = parser.parse_args()
    figure = matplotlib.figure.Figure(figsize=(5, 5), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([0, 1], [0, 1], color="#aaaaaa", linewidth=1)
    for name, (players, options) in TABLES.items():
        bot = bot_named(arguments.bot, Budget(rollouts=arguments.rollouts))
        points = curve(bot, players, options, arguments.games)
        axes.plot([p[0] for p in points], [p[1] for p in points], marker="o", label=name)
        for estimate, won, count in points:
            print(f"{name:<22} estimated {estimate:.3f}  won {won:.3f}  of {count}", flush=True)
    axes.set(xlabel="estimated chance of winning", ylabel="share won", xlim=(0, 1), ylim=(0, 1))
    axes.legend(frameon=False)
    figure.savefig(arguments.plot)


if __name__ == "__main__":
    main()
