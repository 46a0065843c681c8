"""Ratings of moves: is luck nothing on average, are the chances true, how long does a rating take?

Bots of several strengths play games. At each decision every legal move is rated by two independent
samples of worlds. Luck is the chance of the champion's move after a step less the chance of the move
before it. Its mean must be 0 in every range of chance and for every kind of step:
docs/lab/ratings.md.

The champion then plays on from one position of each game: of the positions valued at 70% it should
win 70%. `experiment rating_fit` finds the calibration.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import mean, median
from time import process_time

import numpy as np

from regicide.bots import Bot, BotChoice, Budget, bot_named
from regicide.bots.ratings import WORLDS, RatedMove, rate_moves
from regicide.bots.weights import kind_of_game, quantized_net
from regicide.fast import packed_world
from regicide.notation import Seed
from regicide.rules import (
    FIRST_HEARTS,
    Flip,
    Move,
    Nominate,
    Observation,
    Options,
    State,
    Step,
    do,
    hearts_acted,
    legal_moves,
    observe,
)

TABLES = {
    "solo": (1, Options()),
    "solo without Jesters": (1, Options(jesters=-2)),
    "two players": (2, Options()),
    "three players": (3, Options()),
    "four players": (4, Options()),
}
BOTS = ("random", "squire", "knight", "champion")
#: Enough for luck: which bot moves does not matter, and the champion's choices hardly change.
CHAMPION_ROLLOUTS = 200
RANGES = (0.0, 0.2, 0.4, 0.6, 0.8, 0.95, 1.0)
#: Of positions whose value by the net is above this, only a share is measured.
SURE = 0.97
SURE_SHARE = 0.1


@dataclass(frozen=True)
class Game:
    """A game in progress: hearts use the shuffles of the seed."""

    seed: Seed
    state: State
    hearts: int = FIRST_HEARTS

    def after(self, move: Move) -> "Game":
        done = do(self.state, move, self.seed.shuffle(self.hearts))
        return Game(self.seed, done.state, self.hearts + hearts_acted(done.events))

    @property
    def is_over(self) -> bool:
        return self.state.step.is_over


class CarelessChampion:
    """Makes a fifth of its moves at random, so that most of its games are in doubt."""

    def __init__(self) -> None:
        self._champion = bot_named("champion", Budget(rollouts=CHAMPION_ROLLOUTS))

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        choice = self._champion.choose(observation, rng)
        is_random = rng.random() < 0.2
        return replace(choice, move=rng.choice(legal_moves(observation))) if is_random else choice


def random_player(rng: Random) -> Bot:
    """A bot of any strength, except for the random one: its games are lost too soon."""
    names = ("squire", "knight", "champion")
    named = (bot_named(each, Budget(rollouts=CHAMPION_ROLLOUTS)) for each in names)
    return rng.choice((*named, CarelessChampion()))


@dataclass(frozen=True)
class Luck:
    """The luck of one step, and the chance of the move before it by the other sample of worlds."""

    step: str
    before: float
    luck: float
    #: One over the share of such steps that is measured.
    weight: float


@dataclass(frozen=True)
class Measured:
    """A move that was made, rated by two samples of worlds."""

    step: str
    first: float
    second: float
    weight: float

    def luck(self, value: float) -> Luck:
        """The luck of the step, if this is the value after it."""
        return Luck(self.step, self.first, value - self.second, self.weight)


@dataclass(frozen=True)
class Played:
    """What one game shows.

    The luck of its steps, the champion's mean loss, the value of the first position, the value of a
    random one and whether the champion won from there.
    """

    lucks: tuple[Luck, ...]
    champion_loss: float
    first_value: float
    value: float
    won: bool


def chance_of(move: Move, rated: Iterable[RatedMove]) -> float:
    return next(each.chance for each in rated if each.move == move)


def step_name(state: State, move: Move, after: State) -> str:
    """The kind of a step. A lost game counts as the step at which it was lost: that is chance, too."""
    names = {Step.PLAY: "play", Step.STUCK: "play", Step.SUFFER: "discard", Step.BEATEN: "discard"}
    names |= {Step.NAME: "nomination", Step.WON: "won"}
    kinds = {Flip: "flip", Nominate: "nomination"}
    return f"{kinds.get(type(move), names[state.step])} → {names[after.step]}"


def played_game(table: str, worlds: int, number: int) -> Played:
    """Play one game, each seat by a random bot, and measure."""
    players, options = TABLES[table]
    rng, seed = Random(f"{table}/{number}"), Seed(f"ratings-{number}")
    bots = [random_player(rng) for _ in range(players)]
    game = Game(seed, seed.deal(players, options))
    lucks: list[Luck] = []
    values: list[tuple[float, Game]] = []
    before: Measured | None = None
    champion, losses = bot_named("champion", Budget(rollouts=CHAMPION_ROLLOUTS)), list[float]()
    while not game.is_over:
        seen, rated = observe(game.state, game.state.seat), None
        share = 1 if not values or is_in_doubt(seen, rng) else SURE_SHARE
        is_measured = rng.random() < share
        if before or is_measured:
            rated = [rate_moves(seen, rng, worlds=worlds) for _ in range(2)]
            value = chance_of(champion.choose(seen, rng).move, rated[1])
            values.append((value, game))
            losses.append(chance_of(rated[0][0].move, rated[1]) - value)
            if before:
                lucks.append(before.luck(value))
        move = bots[game.state.seat].choose(seen, rng).move
        after = game.after(move)
        before = None
        if is_measured and rated:
            first, second = (chance_of(move, each) for each in rated)
            before = Measured(step_name(game.state, move, after.state), first, second, 1 / share)
        game = after
    if before:
        lucks.append(before.luck(game.state.step is Step.WON))
    value, start = rng.choice(values)
    return Played(tuple(lucks), mean(losses), values[0][0], value, champion_wins(start, rng))


def is_in_doubt(seen: Observation, rng: Random) -> bool:
    """By the net's value, which is quick; chance after the decision does not affect it."""
    return quantized_net(kind_of_game(seen)).choose(packed_world(seen, rng))[1] < SURE


def champion_wins(game: Game, rng: Random) -> bool:
    """Whether the champion wins from here, in all seats."""
    champion = bot_named("champion")
    while not game.is_over:
        game = game.after(champion.choose(observe(game.state, game.state.seat), rng).move)
    return game.state.step is Step.WON


def luck_table(lucks: Iterable[Luck]) -> Iterator[str]:
    """Mean luck in points, with its standard error and the number of steps."""
    cells: dict[tuple[str, int], list[Luck]] = defaultdict(list)
    for each in lucks:
        cells[each.step, sum(each.before >= limit for limit in RANGES[1:-1])].append(each)
    yield (
        "| step | "
        + " | ".join(f"{low:.0%} to {high:.0%}" for low, high in pairwise(RANGES))
        + " |"
    )
    yield "|---" * len(RANGES) + "|"
    columns = range(len(RANGES) - 1)
    steps = sorted({step for step, _ in cells} - {"play → won"})
    for step in steps:
        yield f"| {step} | " + " | ".join(mean_text(cells[step, each]) for each in columns) + " |"
    every = ([luck for step in steps for luck in cells[step, each]] for each in columns)
    yield "| all | " + " | ".join(map(mean_text, every)) + " |"


def mean_text(lucks: list[Luck]) -> str:
    """The weighted mean, its standard error and the number of steps."""
    if len(lucks) < 10:
        return "–"
    weights = np.array([each.weight for each in lucks])
    numbers = np.array([each.luck for each in lucks])
    center = float(np.average(numbers, weights=weights))
    error = float(np.sqrt((weights**2 * (numbers - center) ** 2).sum()) / weights.sum())
    return f"{100 * center:+.1f} ± {100 * error:.1f} ({len(lucks)})"


def calibration_table(played: list[Played]) -> Iterator[str]:
    """For each range of the value: its mean, and the share of games that the champion won."""
    yield "| value | positions | mean value | won by the champion |"
    yield "|---|---|---|---|"
    for low, high in pairwise(RANGES):
        found = [each for each in played if low <= each.value < high + (high == 1)]
        if found:
            value, won = mean(each.value for each in found), mean(each.won for each in found)
            error = sqrt(max(won * (1 - won), 0.25 / len(found)) / len(found))
            yield (
                f"| {low:.0%} to {high:.0%} | {len(found)} | {value:.1%} "
                f"| {won:.1%} ± {100 * error:.1f} |"
            )
    yield f"\nmean value of first positions: {mean(each.first_value for each in played):.1%}"
    loss = 100 * mean(each.champion_loss for each in played)
    yield f"mean loss of a measured move of the champion: {loss:.2f} points"


def speed(table: str, worlds: int) -> str:
    """CPU milliseconds for one rating, over the decisions of games by the squire."""
    players, options = TABLES[table]
    times, rng, squire = [], Random(1), bot_named("squire")
    for number in range(5):
        seed = Seed(f"speed-{number}")
        game = Game(seed, seed.deal(players, options))
        while not game.is_over:
            seen = observe(game.state, game.state.seat)
            start = process_time()
            rate_moves(seen, rng, worlds=worlds)
            times.append(1000 * (process_time() - start))
            game = game.after(squire.choose(seen, rng).move)
    nine_tenths = sorted(times)[len(times) * 9 // 10]
    return f"{worlds} worlds: median {median(times):.1f} ms of CPU time, nine tenths below {nine_tenths:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="for each table")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--table", choices=TABLES, help="only this one")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--speed", action="store_true", help="only measure the time of a rating")
    arguments = parser.parse_args()
    numbers = range(arguments.first, arguments.first + arguments.games)
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for table in [arguments.table] if arguments.table else TABLES:
            print(f"\n{table}\n\n{speed(table, WORLDS)}; {speed(table, 4 * WORLDS)}\n", flush=True)
            if arguments.speed:
                continue
            measure = partial(played_game, table, arguments.worlds)
            played = list(pool.map(measure, numbers))
            lucks = (luck for game in played for luck in game.lucks)
            print(*luck_table(lucks), "", *calibration_table(played), sep="\n", flush=True)


if __name__ == "__main__":
    main()
