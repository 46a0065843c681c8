"""Reasons of reviews: how often each kind is given, and how often none is found.

Squires and knights play fresh games, and their marks are checked. The program prints, for each player and mark, the share
of each kind of reason; with `--list` also each reason. docs/lab/review.md shows the results.
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import chain
from random import Random

from regicide.bots import Budget, bot_named
from regicide.bots.weights import net_address
from regicide.fast import pack
from regicide.fast.core_review import CoreReview
from regicide.notation import Seed, print_move, print_position
from regicide.rules import State, Step, observe
from regicide.study.review import PLAYOUTS, WORLDS, Decision, parse_review
from tools.experiments.ratings import TABLES, Game

BOTS = ("squire", "knight")
MARKS = ("blunder", "mistake", "slip")
FALLBACK = "later"


@dataclass(frozen=True)
class Found:
    """A marked move after its check."""

    bot: str
    table: str
    state: State
    decision: Decision

    @property
    def mark(self) -> str:
        assert self.decision.mark
        return self.decision.mark

    @property
    def code(self) -> str:
        return self.decision.reason.code if self.decision.reason else "none"


def marks_of_game(bot: str, table: str, seed: str) -> list[Found]:
    players, options = TABLES[table]
    rng, player = Random(seed), bot_named(bot, Budget())
    game = Game(Seed(seed), Seed(seed).deal(players, options))
    states, moves = [], []
    while not game.is_over:
        move = player.choose(observe(game.state, game.state.seat), rng).move
        states.append(game.state)
        moves.append(print_move(move))
        game = game.after(move)
    found = CoreReview(net_address, seed=seed, worlds=WORLDS, moves=len(moves), playouts=PLAYOUTS)
    for state, text in zip(states, moves, strict=True):
        found.add(pack(state), text)
    while found.check_next(threads=1):
        pass
    decisions = parse_review(found.json(won=game.state.step is Step.WON)).decisions
    return [
        Found(bot, table, state, each)
        for state, each in zip(states, decisions, strict=True)
        if each.mark
    ]


def shares_table(found: Iterable[Found]) -> Iterator[str]:
    marks = list(found)
    yield "| reason | " + " | ".join(f"{bot}: {mark}" for bot in BOTS for mark in MARKS) + " |"
    yield "|---" * (1 + len(BOTS) * len(MARKS)) + "|"
    counts = Counter((each.code, each.bot, each.mark) for each in marks)
    sums = Counter((each.bot, each.mark) for each in marks)
    yield "| marks | " + " | ".join(str(sums[bot, mark]) for bot in BOTS for mark in MARKS) + " |"
    for code, _ in Counter(each.code for each in marks).most_common():
        cells = (
            f"{100 * counts[code, bot, mark] / max(1, sums[bot, mark]):.0f}%"
            if counts[code, bot, mark]
            else ""
            for bot in BOTS
            for mark in MARKS
        )
        yield f"| {code} | {' | '.join(cells)} |"


def listed(found: Found) -> str:
    each = found.decision
    reason = each.reason
    said = f"{reason.code} {reason.facts} {reason.follows} {reason.shown}" if reason else "none"
    return (
        f"{found.bot}, {found.table}, {each.mark} −{each.loss / 100:.1f} ({each.value / 100:.0f} → {each.chance / 100:.0f}):"
        f" {each.move}, better {each.best}\n  {print_position(found.state)}\n  {said}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6, help="of each bot and kind of game")
    parser.add_argument("--seed", default="reasons", help="begins the games' seeds")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--list", action="store_true", help="print each reason")
    arguments = parser.parse_args()
    games = [
        (bot, table, f"{arguments.seed}-{table}-{bot}-{number}")
        for number in range(arguments.games)
        for table in TABLES
        for bot in BOTS
    ]
    with ProcessPoolExecutor(arguments.jobs) as pool:
        found = list(chain.from_iterable(pool.map(marks_of_game, *zip(*games, strict=True))))
    if arguments.list:
        print(*map(listed, found), sep="\n")
    print(*shares_table(found), sep="\n")


if __name__ == "__main__":
    main()
