"""Marks of reviews: are they right, before they are checked and after?

Squires and knights play; from their games come moves that the fast rating marks as mistakes or blunders. The truth is
the champion with its default budget, which plays both moves to the end in the same worlds, with other random numbers
than the review. The program prints how far the loss is off, with and without the check. docs/lab/review.md shows the
results.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import count
from math import sqrt
from random import Random
from statistics import mean, pstdev

from regicide.bots import Budget, bot_named
from regicide.bots.weights import net_address
from regicide.fast import pack
from regicide.fast.core_review import CoreReview
from regicide.fast.play_out import play_out
from regicide.notation import Seed, parse_move, print_move
from regicide.rules import State, Step, observe
from regicide.study.review import PLAYOUTS, WORLDS, Decision, parse_review
from tools.experiments.ratings import TABLES, Game

BOTS = ("squire", "knight")
#: Of the champion that finds the truth.
ROLLOUTS = 1600
LEAST = {"slip": 200, "mistake": 500, "blunder": 1500}
CLASSES = (None, *LEAST)


@dataclass(frozen=True)
class Checked:
    """A marked move: by the fast rating, by the check, and played out. Losses in points."""

    table: str
    before: Decision
    after: Decision
    truth: float
    #: Standard error of the truth.
    noise: float

    @property
    def true_mark(self) -> str | None:
        is_shown = self.truth >= 2 * self.noise
        return next(
            (mark for mark in reversed(LEAST) if is_shown and self.truth >= LEAST[mark] / 100), None
        )


def marked_moves(table: str, bot: str, wanted: int, seed: str) -> Iterator[tuple[State, str]]:
    """States and marked moves of the first games that have them, at most two of a game."""
    found = 0
    for number in count():
        game = _Played(table, bot, Seed(f"{seed}-{bot}-{number}"))
        marked = [each for each in game.decisions if each.mark in ("mistake", "blunder")]
        for each in Random(f"{seed}/{number}").sample(marked, min(2, len(marked))):
            yield game.states[each.number - 1], each.move
            found += 1
            if found == wanted:
                return


class _Played:
    """A game in which the bot has all seats, and its review without checks."""

    def __init__(self, table: str, bot: str, seed: Seed) -> None:
        players, options = TABLES[table]
        rng, player = Random(seed.text), bot_named(bot, Budget())
        game = Game(seed, seed.deal(players, options))
        self.states: list[State] = []
        moves: list[str] = []
        while not game.is_over:
            move = player.choose(observe(game.state, game.state.seat), rng).move
            self.states.append(game.state)
            moves.append(print_move(move))
            game = game.after(move)
        found = CoreReview(net_address, seed=seed.text, worlds=WORLDS, moves=len(moves))
        for state, text in zip(self.states, moves, strict=True):
            found.add(pack(state), text)
        self.decisions = parse_review(found.json(won=game.state.step is Step.WON)).decisions


def checked(table: str, playouts: int, number: int, marked: tuple[State, str]) -> Checked | None:
    """None if other random numbers do not mark the move."""
    state, move = marked
    found = CoreReview(
        net_address, seed=f"marks-{number}", worlds=WORLDS, moves=1, playouts=PLAYOUTS
    )
    found.add(pack(state), move)
    before = parse_review(found.json(won=None)).decisions[0]
    if before.mark is None:
        return None
    while found.check_next(threads=1):
        pass
    after = parse_review(found.json(won=None)).decisions[0]
    losses = played_out(state, (before.best, move), playouts, number)
    return Checked(table, before, after, mean(losses), pstdev(losses) / sqrt(playouts))


def played_out(state: State, moves: tuple[str, str], games: int, number: int) -> list[float]:
    """The loss of the second move in each game, in points: 100, 0 or −100."""
    seed, rollouts = 990_000 + number, (ROLLOUTS, ROLLOUTS)
    both = [parse_move(each) for each in moves]
    first, second = play_out(state, both, net_address, games=games, rollouts=rollouts, seed=seed)
    return [100.0 * (one - other) for one, other in zip(first, second, strict=True)]


def accuracy_table(found: list[Checked]) -> Iterator[str]:
    yield "| game | marked moves | | error | without the noise of the truth | worst | same mark | same or beside | above slip, loses nothing |"
    yield "|---" * 9 + "|"
    for table in (*dict.fromkeys(each.table for each in found), "all"):
        moves = [each for each in found if table in (each.table, "all")]
        noise = sqrt(mean(each.noise**2 for each in moves))
        for name in ("before", "after"):
            decisions = [(getattr(each, name), each) for each in moves]
            errors = [decision.loss / 100 - each.truth for decision, each in decisions]
            error = sqrt(mean(each**2 for each in errors))
            steps = [
                abs(CLASSES.index(decision.mark) - CLASSES.index(each.true_mark))
                for decision, each in decisions
            ]
            wrong = sum(
                decision.mark in ("mistake", "blunder") and each.truth < 2
                for decision, each in decisions
            )
            yield (
                f"| {table} | {len(moves)} | {name} | {error:.1f} | {sqrt(max(0.0, error**2 - noise**2)):.1f} "
                f"| {max(map(abs, errors)):.0f} | {steps.count(0)} | {steps.count(0) + steps.count(1)} | {wrong} |"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--marks", type=int, default=6, help="for each bot and kind of game")
    parser.add_argument("--playouts", type=int, default=160, help="of each, for the truth")
    parser.add_argument("--seed", default="marks", help="begins the games' seeds")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    arguments = parser.parse_args()
    found: list[Checked] = []
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for table in ("solo without Jesters", "two players", "three players", "four players"):
            marked = [
                each
                for bot in BOTS
                for each in marked_moves(table, bot, arguments.marks, f"{arguments.seed}-{table}")
            ]
            results = pool.map(
                partial(checked, table, arguments.playouts), range(len(marked)), marked
            )
            found += filter(None, results)
    print(*accuracy_table(found), sep="\n")


if __name__ == "__main__":
    main()
