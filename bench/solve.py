"""The share of random deals that the solver decides, and its time, on one core.

`rules` replays every solution before it counts.
"""

import argparse
from collections import Counter

from regicide.notation import Seed, parse_options
from regicide.rules import Options
from regicide.study.solving import Problem, SolveLimits, Undecided, Winnable, solve

#: Kinds of deals: players, options, and the goal for the share that is decided.
KINDS = {
    "solo without Jesters": (1, parse_options("jesters=-2"), 0.97),
    "solo": (1, Options(), 0.99),
    "two players": (2, Options(), 0.99),
    "three players": (3, Options(), 0.99),
    "four players": (4, Options(), 0.99),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200, help="of each kind")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each deal")
    parser.add_argument("--first", type=int, default=1, help="the number of the first seed")
    parser.add_argument("--kind", choices=list(KINDS), action="append")
    parser.add_argument("--list", action="store_true", help="list undecided deals")
    arguments = parser.parse_args()
    print(f"{'':<22}  decided  goal    won   lost  median s    90 % s    most s")
    for kind in arguments.kind or KINDS:
        measure(kind, arguments)


def measure(kind: str, arguments: argparse.Namespace) -> None:
    players, options, goal = KINDS[kind]
    found: Counter[str] = Counter()
    seconds = []
    for number in range(arguments.first, arguments.first + arguments.deals):
        seed = Seed(f"bench/{number}")
        problem = Problem(seed.deal(players, options), seed)
        solution = solve(problem, SolveLimits(arguments.seconds))
        name = "won" if isinstance(solution, Winnable) else "lost"
        found["open" if isinstance(solution, Undecided) else name] += 1
        seconds.append(solution.effort.seconds)
        if arguments.list and isinstance(solution, Undecided):
            print(f"  undecided: {seed.text}", flush=True)
    seconds.sort()
    decided = 1 - found["open"] / arguments.deals
    times = (seconds[len(seconds) // 2], seconds[len(seconds) * 9 // 10], seconds[-1])
    print(
        f"{kind:<22}  {decided:7.1%}  {goal:.0%}  {found['won']:5}  {found['lost']:5}",
        *(f"{each:9.2f}" for each in times),
        flush=True,
    )


if __name__ == "__main__":
    main()
