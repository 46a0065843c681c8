"""How many test deals of each task of the benchmark can be won with all cards and shuffles known.

It prints the table of docs/benchmark.md for the first deals of each task. The interval goes from the lower end for wins
that the solver found to the upper end for everything that it did not prove lost.
"""

import argparse
from collections import Counter

from regicide.lab import Match
from regicide.lab.tasks import TASKS, Task
from regicide.study.intervals import wilson
from regicide.study.solving import Problem, SolveLimits, Undecided, Winnable, solve


def solved(task: Task, number: int, seconds: float) -> str:
    seed = Match(bots=("random",) * task.players, seeds=task.seeds("test")).seed(number)
    found = solve(Problem(seed.deal(task.players, task.rules), seed), SolveLimits(seconds))
    if isinstance(found, Undecided):
        return "open"
    return "won" if isinstance(found, Winnable) else "lost"


def row(task: Task, deals: int, seconds: float) -> str:
    found = Counter(solved(task, number, seconds) for number in range(1, deals + 1))
    low, high = wilson(found["won"], deals)[0], wilson(deals - found["lost"], deals)[1]
    counts = " | ".join(str(each) for each in (deals, found["won"], found["lost"], found["open"]))
    return f"| `{task.name}` | {counts} | {low:.1%} to {high:.1%} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100, help="for each task")
    parser.add_argument("--seconds", type=float, default=30, help="for each deal, at most")
    wanted = parser.parse_args()
    print("| task | deals | can be won | cannot | undecided | share that can |")
    print("|---|---|---|---|---|---|")
    for task in TASKS:
        print(row(task, wanted.deals, wanted.seconds), flush=True)


if __name__ == "__main__":
    main()
