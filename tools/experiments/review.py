"""Reviews of games: do they tell bots apart, is luck nothing on average, are blunders real?

Bots play games of every kind, and each game is reviewed. The program prints what each bot loses, and the
mean of luck by range of chance and kind of step, which must be 0. Then the champion plays on many times
from marked moves, and from the moves that the review holds best, in worlds that the seat could not
distinguish: the share of wins must fall by the loss. Another review with its own worlds shows how much of a
difference comes from the choice: moves whose loss is too high by chance are marked more often. docs/lab/review.md shows the results.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev

import matplotlib.figure

from regicide.bots import Budget, bot_named
from regicide.bots.weights import net_address
from regicide.fast import pack
from regicide.fast.core_review import CoreReview
from regicide.notation import Seed, parse_move, print_move
from regicide.rules import Move, State, Step, do, observe, sample_world
from regicide.study.review import Decision, Review, parse_review
from tools.experiments.ratings import BOTS, CHAMPION_ROLLOUTS, RANGES, TABLES, Game, step_name

MARKS = ("slip", "mistake", "blunder")


@dataclass(frozen=True)
class Reviewed:
    """A game, its review, and another review of it with other worlds."""

    table: str
    bot: str
    games: tuple[Game, ...]
    moves: tuple[Move, ...]
    review: Review
    other: Review

    @property
    def is_won(self) -> bool:
        return self.games[-1].state.step is Step.WON

    def range(self, at: int) -> int:
        """The range of a chance. Luck must not be counted by the sample that chooses the range.

        Noise alone would make low chances lucky and high ones unlucky.
        """
        chance = self.other.decisions[at].chance / 10_000
        return sum(chance >= limit for limit in RANGES[1:-1])

    def step(self, at: int) -> str:
        return step_name(self.games[at].state, self.moves[at], self.games[at + 1].state)


@dataclass(frozen=True)
class Marked:
    """A marked move, the state before it, and the loss by the other review."""

    state: State
    decision: Decision
    other_loss: float


@dataclass(frozen=True)
class Fall:
    """A marked move: its loss by both reviews, and the shares of wins when both moves are played out."""

    mark: str
    loss: float
    other_loss: float
    #: Of the best move and of the marked one: the share of wins less the chance by the review, in points.
    best_miss: float
    miss: float

    @property
    def fall(self) -> float:
        return self.loss + self.best_miss - self.miss


def reviewed_game(table: str, bot: str, worlds: int, number: int) -> Reviewed:
    """One game in which the bot has all seats."""
    players, options = TABLES[table]
    rng, seed = Random(f"review/{table}/{bot}/{number}"), Seed(f"review-{bot}-{number}")
    player = bot_named(bot, Budget(rollouts=CHAMPION_ROLLOUTS))
    games, moves = [Game(seed, seed.deal(players, options))], list[Move]()
    while not games[-1].is_over:
        state = games[-1].state
        moves.append(player.choose(observe(state, state.seat), rng).move)
        games.append(games[-1].after(moves[-1]))
    review, other = (_review(games, moves, worlds, f"{seed.text}{name}") for name in ("", "/other"))
    return Reviewed(table, bot, tuple(games), tuple(moves), review, other)


def _review(games: list[Game], moves: list[Move], worlds: int, seed: str) -> Review:
    found = CoreReview(net_address, seed=seed, worlds=worlds, moves=len(moves))
    for game, move in zip(games, moves, strict=False):
        found.add(pack(game.state), print_move(move))
    return parse_review(found.json(won=games[-1].state.step is Step.WON))


def bot_table(reviewed: list[Reviewed]) -> Iterator[str]:
    """What each bot loses."""
    yield "| game | player | won | loss a decision | best moves | slips, mistakes, blunders a game | luck a game |"
    yield "|---|---|---|---|---|---|---|"
    for table in TABLES:
        for bot in BOTS:
            games = [each for each in reviewed if (each.table, each.bot) == (table, bot)]
            decisions = [each for game in games for each in game.review.decisions]
            if not decisions:
                continue
            marks = (
                mean(sum(each.mark == mark for each in game.review.decisions) for game in games)
                for mark in MARKS
            )
            luck = [sum(each.luck or 0 for each in game.review.decisions) / 100 for game in games]
            yield (
                f"| {table} | {bot} | {sum(game.is_won for game in games)}/{len(games)} "
                f"| {mean(each.loss for each in decisions) / 100:.2f} "
                f"| {mean(each.is_best for each in decisions):.0%} "
                f"| {' / '.join(f'{each:.1f}' for each in marks)} | {mean_text(luck)} |"
            )


def luck_cells(reviewed: Iterable[Reviewed]) -> dict[tuple[str, str, int], list[float]]:
    """Luck in points by table, kind of step and range. Without the last steps of won games."""
    cells: dict[tuple[str, str, int], list[float]] = defaultdict(list)
    for game in reviewed:
        for at, decision in enumerate(game.review.decisions):
            if decision.luck is not None and game.step(at) != "play → won":
                cells[game.table, game.step(at), game.range(at)].append(decision.luck / 100)
    return cells


def luck_table(cells: dict[tuple[str, str, int], list[float]]) -> Iterator[str]:
    yield (
        "| game | step | "
        + " | ".join(f"{low:.0%} to {high:.0%}" for low, high in pairwise(RANGES))
        + " |"
    )
    yield "|---" * (len(RANGES) + 1) + "|"
    columns = range(len(RANGES) - 1)
    for table in TABLES:
        steps = sorted({step for name, step, _ in cells if name == table})
        for step in steps:
            texts = (mean_text(cells[table, step, column]) for column in columns)
            yield f"| {table} | {step} | " + " | ".join(texts) + " |"
        every = ([luck for step in steps for luck in cells[table, step, each]] for each in columns)
        yield f"| {table} | all | " + " | ".join(map(mean_text, every)) + " |"


def mean_text(numbers: list[float]) -> str:
    if len(numbers) < 10:
        return "–"
    return f"{mean(numbers):+.1f} ± {error_of(numbers):.1f} ({len(numbers)})"


def error_of(numbers: list[float]) -> float:
    return stdev(numbers) / sqrt(len(numbers))


def marked_moves(reviewed: Iterable[Reviewed], most: int) -> list[Marked]:
    """Up to this many moves of each mark and kind of game."""
    found: dict[tuple[str, str], list[Marked]] = defaultdict(list)
    for game in reviewed:
        for at, decision in enumerate(game.review.decisions):
            if decision.mark:
                other = game.other.decisions[at].loss / 100
                marked = Marked(game.games[at].state, decision, other)
                found[game.table, decision.mark].append(marked)
    rng = Random("marked")
    return [each for group in found.values() for each in rng.sample(group, min(most, len(group)))]


def played_out(playouts: int, marked: Marked) -> Fall:
    """Play both moves out in the same worlds, with the champion in all seats."""
    seen, wins = observe(marked.state, marked.state.seat), [0, 0]
    for number in range(playouts):
        world = sample_world(seen, Random(number))
        for place, text in enumerate((marked.decision.best, marked.decision.move)):
            wins[place] += champion_wins(world, parse_move(text), number)
    decision, shares = marked.decision, [100 * each / playouts for each in wins]
    misses = shares[0] - decision.value / 100, shares[1] - decision.chance / 100
    return Fall(str(decision.mark), decision.loss / 100, marked.other_loss, *misses)


def champion_wins(state: State, move: Move, number: int) -> bool:
    """Whether the champion wins after this move."""
    rng, champion = Random(number), bot_named("champion", Budget(rollouts=CHAMPION_ROLLOUTS))
    chance = Random(f"hearts/{number}")
    state = do(state, move, lambda cards: tuple(chance.sample(cards, len(cards)))).state
    while not state.step.is_over:
        choice = champion.choose(observe(state, state.seat), rng).move
        state = do(state, choice, lambda cards: tuple(chance.sample(cards, len(cards)))).state
    return state.step is Step.WON


def fall_table(falls: list[Fall]) -> Iterator[str]:
    yield (
        "| mark | moves | loss | by another sample | fall of the share of wins | fall − loss "
        "| best move: share − chance | marked move: share − chance |"
    )
    yield "|---" * 8 + "|"
    for mark in MARKS:
        found = [each for each in falls if each.mark == mark]
        if len(found) < 2:
            continue
        means = (
            mean(getattr(each, name) for each in found) for name in ("loss", "other_loss", "fall")
        )
        differences = (
            [each.fall - each.loss for each in found],
            [each.best_miss for each in found],
            [each.miss for each in found],
        )
        yield (
            f"| {mark} | {len(found)} | "
            + " | ".join(f"{each:.1f}" for each in means)
            + " | "
            + " | ".join(f"{mean(each):+.1f} ± {error_of(each):.1f}" for each in differences)
            + " |"
        )


def draw(cells: dict[tuple[str, str, int], list[float]], falls: list[Fall], path: Path) -> None:
    """Mean luck by range of chance; and for each marked move, the loss and the fall."""
    figure = matplotlib.figure.Figure(figsize=(10, 4.2), layout="constrained")
    left, right = figure.subplots(1, 2)
    columns = range(len(RANGES) - 1)
    for shift, table in enumerate(TABLES):
        by_range = [
            [
                luck
                for (name, _, each), lucks in cells.items()
                if (name, each) == (table, column)
                for luck in lucks
            ]
            for column in columns
        ]
        shown = [(column, lucks) for column, lucks in enumerate(by_range) if len(lucks) >= 10]
        left.errorbar(
            [column + (shift - 2) * 0.12 for column, _ in shown],
            [mean(lucks) for _, lucks in shown],
            [2 * error_of(lucks) for _, lucks in shown],
            fmt="o",
            markersize=4,
            capsize=2,
            label=table,
        )
    left.axhline(0, color="0.6", linewidth=0.8)
    left.set_xticks(list(columns), [f"{low:.0%}–{high:.0%}" for low, high in pairwise(RANGES)])
    left.set_xlabel("chance of the move made")
    left.set_ylabel("mean luck in points, ± 2 errors")
    left.legend(fontsize=8)
    for mark in MARKS:
        found = [each for each in falls if each.mark == mark]
        right.plot([each.loss for each in found], [each.fall for each in found], ".", label=mark)
    right.plot([0, 100], [0, 100], color="0.6", linewidth=0.8)
    right.set_xlabel("loss by the review, in points")
    right.set_ylabel("fall of the champion's share of wins")
    right.legend(fontsize=8)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12, help="for each bot and kind of game")
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--marked", type=int, default=4, help="of each mark and kind of game")
    parser.add_argument("--playouts", type=int, default=50, help="of each marked move")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--plot", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.jobs) as pool:
        reviewed = [
            game
            for table in TABLES
            for bot in BOTS
            for game in pool.map(
                partial(reviewed_game, table, bot, arguments.worlds), range(arguments.games)
            )
        ]
        print(*bot_table(reviewed), "", sep="\n", flush=True)
        cells = luck_cells(reviewed)
        print(*luck_table(cells), "", sep="\n", flush=True)
        marked = marked_moves(reviewed, arguments.marked)
        falls = list(pool.map(partial(played_out, arguments.playouts), marked))
        print(*fall_table(falls), sep="\n", flush=True)
    if arguments.plot:
        draw(cells, falls, arguments.plot)


if __name__ == "__main__":
    main()
