"""What the levels win, and the methods that a person can follow, each with its own kind in all seats.

It writes the table of docs/bots.md. `--fit` finds temperatures for new nets (fast/core_numbers.py) between those of now:
run it again until they stay.
"""

import argparse
from collections.abc import Iterator
from math import log
from pathlib import Path

import numpy as np

from regicide.bots.bot_table import BOTS_BY_NAME
from regicide.bots.weights import net_address
from regicide.fast.bot_games import games_won
from regicide.fast.core_numbers import LEVELS, TEMPERATURES, CoreBot
from regicide.rules import Options
from regicide.study.intervals import wilson

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
BEGIN, END = "<!-- levels: experiment levels -->\n", "<!-- end of levels -->\n"
#: Players and options of each column.
TABLES = {
    "solo": (1, Options()),
    "two players": (2, Options()),
    "three": (3, Options()),
    "four": (4, Options()),
    "solo without Jesters": (1, Options(jesters=-2)),
}
LEVEL_NAMES = tuple(f"level-{number}" for number in range(1, LEVELS + 1))
NAMES = ("squire", "six-rules", "counting", *LEVEL_NAMES, "knight")


def won(name: str, table: str, games: int, seed: int, threads: int) -> int:
    players, options = TABLES[table]
    bot = BOTS_BY_NAME[name].core
    assert bot is not None
    seats = [CoreBot(bot)] * players
    found = games_won(seats, options, net_address, games=games, seed=seed, threads=threads)
    return int(found.sum())


def print_table(found: dict[str, dict[str, int]], games: int) -> Iterator[str]:
    yield f"| bot | {' | '.join(TABLES)} |"
    yield "|---" * (len(TABLES) + 1) + "|"
    for name, row in found.items():
        yield f"| `{name}` | {' | '.join(_share(each, games) for each in row.values())} |"


def _share(count: int, games: int) -> str:
    low, high = wilson(count, games)
    return f"{100 * count / games:.1f}% ± {50 * (high - low):.1f}"


def fitted(found: dict[str, dict[str, int]], games: int, players: int) -> list[float]:
    """The temperature at which each level would win its share, between the levels that were measured."""
    table = tuple(TABLES)[players - 1]
    shares = [found[name][table] / games for name in LEVEL_NAMES]
    odds = [log(share / (1 - share)) for share in reversed(shares)]
    wanted = [log(number / (LEVELS + 1 - number)) for number in range(1, LEVELS + 1)]
    # The odds fall as the temperature rises.
    curve = np.polyfit([-each for each in odds], TEMPERATURES[players - 1][::-1], 3)
    return [round(float(np.polyval(curve, -each)), 3) for each in wanted]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="for each bot and table")
    parser.add_argument("--seed", type=int, default=100)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--fit", action="store_true", help="print temperatures")
    parser.add_argument("--write", action="store_true", help="write the table to docs/bots.md")
    arguments = parser.parse_args()
    games = arguments.games
    found = {
        name: {
            table: won(name, table, games, arguments.seed, arguments.threads) for table in TABLES
        }
        for name in (LEVEL_NAMES if arguments.fit else NAMES)
    }
    text = "\n".join(print_table(found, games)) + "\n"
    print(text)
    if arguments.fit:
        for players in range(1, 5):
            print(players, *fitted(found, games, players))
    if arguments.write:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        page = f"{before}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}"
        PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
