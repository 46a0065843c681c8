"""Fits the calibration of ratings in core/net/calibration.hpp; docs/lab/ratings.md says what must be true of it.

Bots play games. Of each step the program records how the rollouts of the move end, and those of the
champion's next move. Least squares find the numbers that bring the mean of luck to 0, for every kind of
step and range of chance, in units of its error. Two more means take part: where the champion plays on
after a move, the chance must be the share of wins; and that of first positions must be the share of
games that the champion wins. At the end the program prints mean luck in games that took no part.
"""

import argparse
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from random import Random

import numpy as np
from numpy.typing import NDArray

from regicide.bots import Budget, bot_named
from regicide.bots.weights import kind_of_game, quantized_net
from regicide.fast import pack_move, packed_world
from regicide.fast.net import RolloutEnds
from regicide.notation import Seed
from regicide.rules import Move, Observation, Step, observe
from tools.experiments.ratings import (
    CHAMPION_ROLLOUTS,
    RANGES,
    SURE_SHARE,
    TABLES,
    Game,
    Luck,
    champion_wins,
    is_in_doubt,
    luck_table,
    random_player,
    step_name,
)

#: The share of games that the champion wins, and its error: docs/lab/models.md.
SHARES = {
    "solo": (0.998, 0.002),
    "solo without Jesters": (0.802, 0.007),
    "two players": (0.987, 0.0025),
    "three players": (0.994, 0.0035),
    "four players": (0.986, 0.0025),
}
#: A row of the calibration: slope, offset, slope below even chances, and what is added to the offset if
#: the first turn of the rollout began after a discard by the net, a kill or a Jester (`FirstTurn`).
START = (1.2, 1.0, 0.8, 0.0, 0.0, 0.0)
#: How far the numbers may be from these: cells with few steps must not move them far.
SPREAD = 0.5
#: The row of solo games without Jesters. The rows before it have as many solo Jesters left as their index.
WITHOUT_JESTERS = 3
#: The logit of a finished game.
CERTAIN = 30
#: Of the steps in doubt, the champion plays on after this share.
PLAYED_ON = 0.06
#: Added to the error of a mean in a cell: a twentieth of a point is as good as nothing.
NEGLIGIBLE = 0.0005

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Recorded:
    """A step: how the rollouts of its move and of the champion's next move end."""

    step: str
    #: The sample of worlds that chooses the range of chance, and the one that counts.
    first: RolloutEnds
    second: RolloutEnds
    #: Of the next move; the result if the game is over.
    after: RolloutEnds
    #: One over the share of such steps that is recorded.
    weight: float
    #: Whether the champion won, if it played on after the move.
    won: bool | None


@dataclass(frozen=True)
class RecordedGame:
    deal: RolloutEnds
    steps: list[Recorded]


def recorded_game(table: str, worlds: int, number: int) -> RecordedGame:
    """Play one game, each seat by a random bot."""
    players, options = TABLES[table]
    rng, seed = Random(f"fit/{table}/{number}"), Seed(f"fit-{number}")
    champion = bot_named("champion", Budget(rollouts=CHAMPION_ROLLOUTS))
    bots = [random_player(rng) for _ in range(players)]
    game, steps = Game(seed, seed.deal(players, options)), list[Recorded]()
    deal, finish = None, None
    while not game.is_over:
        seen = observe(game.state, game.state.seat)
        share = 1 if deal is None or is_in_doubt(seen, rng) else SURE_SHARE
        is_recorded = rng.random() < share
        if finish or is_recorded:
            value = rollout_ends(seen, champion.choose(seen, rng).move, worlds, rng)
            deal = deal or value
            steps += [finish(value)] if finish else []
        move = bots[game.state.seat].choose(seen, rng).move
        after, finish = game.after(move), None
        if is_recorded:
            finish = recorded_move(game, move, after, rng, worlds=worlds, weight=1 / share)
        game = after
    if finish:
        steps.append(finish(result(worlds, is_won=game.state.step is Step.WON)))
    assert deal
    return RecordedGame(deal, steps)


def recorded_move(
    game: Game, move: Move, after: Game, rng: Random, *, worlds: int, weight: float
) -> Callable[[RolloutEnds], Recorded]:
    """A step whose end is not known yet: how the rollouts of the next move end."""
    seen, step = observe(game.state, game.state.seat), step_name(game.state, move, after.state)
    first, second = (rollout_ends(seen, move, worlds, rng) for _ in range(2))
    won = champion_wins(after, rng) if rng.random() < PLAYED_ON / weight else None
    return lambda value: Recorded(step, first, second, value, weight, won)


def rollout_ends(seen: Observation, move: Move, worlds: int, rng: Random) -> RolloutEnds:
    world, net = packed_world(seen, rng), quantized_net(kind_of_game(seen))
    packed = pack_move(move, world.hand[world.seat])
    found = net.rollout_ends(world, packed, worlds=worlds, seed=rng.getrandbits(63))
    is_without = seen.players == 1 and not seen.jesters
    return found._replace(jesters=found.jesters + WITHOUT_JESTERS) if is_without else found


def result(worlds: int, *, is_won: bool) -> RolloutEnds:
    nothing = np.zeros(worlds, np.int32)
    return RolloutEnds(np.full(worlds, CERTAIN if is_won else -CERTAIN, float), nothing, nothing)


def chances(ends: RolloutEnds, rows: Numbers) -> Numbers:
    """The mean over the worlds, the last axis: must agree with core/net/calibration.hpp."""
    slope, offset, below = (rows[ends.jesters, number] for number in range(3))
    added = np.where(ends.began, rows[ends.jesters, 2 + ends.began], 0)
    chance = 1 / (
        1 + np.exp(-np.where(ends.logits < 0, below, slope) * ends.logits - offset - added)
    )
    certain = np.asarray(ends.logits > 0, float)
    return np.asarray(np.where(abs(ends.logits) < CERTAIN, chance, certain).mean(-1))


def stacked(ends: Iterable[RolloutEnds]) -> RolloutEnds:
    return RolloutEnds(*(np.stack(each) for each in zip(*ends, strict=True)))


class Steps:
    """The recorded steps of a table, as columns."""

    def __init__(self, table: str, games: list[RecordedGame]) -> None:
        steps = [each for game in games for each in game.steps if each.step != "play → won"]
        self.names = np.array([each.step for each in steps])
        self.weights = np.array([each.weight for each in steps])
        self.first, self.second, self.after = (
            stacked(getattr(each, name) for each in steps) for name in ("first", "second", "after")
        )
        self.is_played_on = np.array([each.won is not None for each in steps])
        self.won = np.array([bool(each.won) for each in steps])
        self.deals, self.share = stacked(each.deal for each in games), SHARES[table]

    def luck(self, rows: Numbers) -> Numbers:
        return chances(self.after, rows) - chances(self.second, rows)

    def lucks(self, rows: Numbers) -> list[Luck]:
        columns = (self.names, chances(self.first, rows), self.luck(rows), self.weights)
        return [Luck(*row) for row in zip(*columns, strict=True)]

    def residuals(self, start: Numbers) -> Callable[[Numbers], Numbers]:
        """What must be 0, in units of its error. Ranges and errors are those of `start`."""
        ranges = np.searchsorted(RANGES[1:-1], chances(self.first, start), side="right")
        cells = [
            cell
            for name in sorted(set(self.names))
            for each in range(len(RANGES) - 1)
            if (cell := (self.names == name) & (ranges == each)).sum() >= 10
        ]
        played = [
            cell
            for each in range(len(RANGES) - 1)
            if (cell := self.is_played_on & (ranges == each)).sum() >= 10
        ]
        luck = self.luck(start)
        errors = [mean_error(luck[cell], self.weights[cell]) + NEGLIGIBLE for cell in cells]
        deals = chances(self.deals, start)
        deal_error = np.hypot(self.share[1], deals.std() / np.sqrt(len(deals)))

        def found(rows: Numbers) -> Numbers:
            luck, chance = self.luck(rows), chances(self.second, rows)
            means = [np.average(luck[cell], weights=self.weights[cell]) for cell in cells]
            misses = [
                (chance[cell].mean() - self.won[cell].mean()) / share_error(chance[cell])
                for cell in played
            ]
            deal = (chances(self.deals, rows).mean() - self.share[0]) / deal_error
            return np.array([*(np.array(means) / errors), *misses, deal])

        return found


def mean_error(numbers: Numbers, weights: Numbers) -> float:
    """The standard error of a weighted mean."""
    center = np.average(numbers, weights=weights)
    return float(np.sqrt((weights**2 * (numbers - center) ** 2).sum()) / weights.sum())


def share_error(chance: Numbers) -> float:
    """The standard error of a share of wins; with few games it may be 0 or 1 by chance."""
    return float(np.sqrt(max(chance.mean() * (1 - chance.mean()), 0.02) / len(chance)))


def fitted(tables: list[Steps]) -> Numbers:
    """The rows of the calibration. The ranges follow the numbers, so the fit is repeated."""
    most = max(int(each.second.jesters.max()) for each in tables)
    rows = np.array([START] * (most + 1))
    for _ in range(4):
        parts = [each.residuals(rows) for each in tables]

        def every(flat: Numbers, parts: list[Callable[[Numbers], Numbers]] = parts) -> Numbers:
            tried = flat.reshape(-1, len(START))
            return np.concatenate(
                [*(part(tried) for part in parts), (flat - np.tile(START, most + 1)) / SPREAD]
            )

        rows = least_squares(every, rows.ravel()).reshape(-1, len(START))
    return rows


def least_squares(residuals: Callable[[Numbers], Numbers], start: Numbers) -> Numbers:
    """Gauss-Newton steps, halved until they help."""
    found, width = start, 1e-3
    for _ in range(8):
        here = residuals(found)
        slopes = [(residuals(found + width * axis) - here) / width for axis in np.eye(len(found))]
        step = -np.linalg.lstsq(np.stack(slopes, 1), here, rcond=None)[0]
        while (residuals(found + step) ** 2).sum() > (here**2).sum() and abs(step).max() > 1e-3:
            step /= 2
        found = found + step
        if abs(step).max() < 0.005:
            break
    return found


def report(name: str, rows: Numbers, others: list[Steps]) -> Iterator[str]:
    for number, row in enumerate(rows):
        slope, offset, below, *first_turn = (f"{each:.2f}" for each in row)
        yield f"{name}, row {number}: {{{slope}, {offset}, {below}, {{0, {', '.join(first_turn)}}}}}"
    for steps in others:
        yield ""
        yield from luck_table(steps.lucks(rows))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=1000, help="for each table; as many again are for luck"
    )
    parser.add_argument("--worlds", type=int, default=64)
    parser.add_argument("--players", type=int, choices=range(1, 5), help="only these tables")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for players in [arguments.players] if arguments.players else range(1, 5):
            fit, others = list[Steps](), list[Steps]()
            for table in (name for name, (number, _) in TABLES.items() if number == players):
                record = partial(recorded_game, table, arguments.worlds)
                games = list(pool.map(record, range(2 * arguments.games)))
                fit.append(Steps(table, games[: arguments.games]))
                others.append(Steps(table, games[arguments.games :]))
            print(*report(f"{players} players", fitted(fit), others), sep="\n", flush=True)


if __name__ == "__main__":
    main()
