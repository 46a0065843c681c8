"""Time of `choose(observation)` for a bot without search, in microseconds of CPU time.

Plays whole games first, then asks the bot about every observation again. The best of several rounds is
reported.
"""

import argparse
from random import Random
from time import process_time

from regicide.bots import Bot, bot_named
from regicide.notation import Seed
from regicide.rules import Observation, do, observe

GOAL = 20


def observations(bot: Bot, players: int, games: int) -> list[Observation]:
    found, rng = [], Random(1)
    for number in range(games):
        state = Seed(f"knight-{number}").deal(players)
        while not state.step.is_over:
            found.append(observe(state, state.seat))
            move = bot.choose(found[-1], rng).move
            state = do(state, move, lambda cards: rng.sample(cards, len(cards))).state
    return found


def microseconds(bot: Bot, seen: list[Observation]) -> float:
    rng, start = Random(1), process_time()
    for each in seen:
        bot.choose(each, rng)
    return (process_time() - start) / len(seen) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="knight")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=7)
    arguments = parser.parse_args()
    bot = bot_named(arguments.bot)
    print("µs per choice; goal", GOAL)
    for players in (1, 2, 3, 4):
        seen = observations(bot, players, arguments.games)
        best = min(microseconds(bot, seen) for _ in range(arguments.rounds))
        print(f"{players} players {best:6.1f}")


if __name__ == "__main__":
    main()
