"""Speed of random games in `rules`: decisions per second of CPU time.

A decision lists the legal moves, chooses one at random and applies it, with its events; deals are
included. Rounds alternate between the numbers of players, so that noise of the machine affects all of
them equally; the best round and the median are reported.
"""

import argparse
from collections.abc import Sequence
from random import Random
from statistics import median
from time import process_time

from regicide.rules import Card, Shuffle, deal, do, legal_moves

GOAL = {2: 40_000}


def shuffles(rng: Random) -> Shuffle:
    def shuffle(cards: Sequence[Card]) -> Sequence[Card]:
        return sorted(cards, key=lambda _: rng.random())

    return shuffle


def decisions_per_second(players: int, seconds: float, rng: Random) -> float:
    shuffle = shuffles(rng)
    decisions, start = 0, process_time()
    while process_time() - start < seconds:
        state = deal(players, lambda _k: shuffle)
        while moves := legal_moves(state):
            state = do(state, rng.choice(moves), shuffle).state
            decisions += 1
    return decisions / (process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds per round")
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    rng = Random(1)
    found: dict[int, list[float]] = {players: [] for players in (1, 2, 3, 4)}
    for _ in range(arguments.rounds):
        for players, rates in found.items():
            rates.append(decisions_per_second(players, arguments.seconds, rng))
    print("players  best/s   median/s   goal")
    for players, rates in found.items():
        goal = f"{GOAL[players]:,}" if players in GOAL else "–"
        print(f"{players:>7}  {max(rates):>7,.0f}  {median(rates):>8,.0f}   {goal}")


if __name__ == "__main__":
    main()
