"""Speed of random games in the packed core, compared with `rules` in the same run.

A decision is one random legal move, chosen and applied; deals are included. CPU time is measured; with
two threads wall-clock time. Rounds alternate, and the best one is reported.
"""

import argparse
from random import Random
from time import perf_counter, process_time

from regicide.fast import Batch, builds, simulate
from rules import decisions_per_second

GOAL = 20


def rate(players: int, build: str, decisions: int) -> float:
    start = process_time()
    found = simulate(players, decisions, build=build)
    return found.decisions / (process_time() - start) / 1e6


def threaded_rate(players: int, decisions: int) -> float:
    start = perf_counter()
    found = simulate(players, decisions, threads=2)
    return found.decisions / (perf_counter() - start) / 1e6


def batch_rate(players: int) -> float:
    """The same through `Batch`: 4,096 games side by side, 100 steps per call."""
    batch = Batch(players, 4096)
    start = process_time()
    for _ in range(20):
        batch.step_at_random(100)
    return 20 * 100 * 4096 / (process_time() - start) / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=10_000_000, help="per round")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    names = builds()
    columns = [*names, "batch", "two threads", "rules"]
    print("million decisions per second; goal", GOAL, "on one core")
    print("players", *(f"{name:>12}" for name in columns))
    rng = Random(1)
    for players in (1, 2, 3, 4):
        best = dict.fromkeys(columns, 0.0)
        for _ in range(arguments.rounds):
            for name in names:
                best[name] = max(best[name], rate(players, name, arguments.decisions))
            best["batch"] = max(best["batch"], batch_rate(players))
            found = threaded_rate(players, arguments.decisions)
            best["two threads"] = max(best["two threads"], found)
            best["rules"] = max(best["rules"], decisions_per_second(players, 0.5, rng) / 1e6)
        print(f"{players:>7}", *(f"{best[name]:>12.3f}" for name in columns))


if __name__ == "__main__":
    main()
