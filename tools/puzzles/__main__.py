"""`python3 dev.py puzzles FILE`: the same command gives the same file, and goes on after an interruption."""

import argparse
import sys
from pathlib import Path

from regicide.i18n import say_error, words
from regicide.notation import Seed
from regicide.rules import RegicideError
from tools.puzzles.puzzle_maker import PuzzleSettings, UnreadableJournal, make_puzzles

#: A line of progress after so many games.
INTERVAL = 100


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="dev.py puzzles", description="Make puzzles from games of bots."
    )
    parser.add_argument("file", type=Path, help="to write; its journal is kept beside it")
    parser.add_argument("--games", type=int, default=750, help="for each number of players")
    parser.add_argument("--seed", type=one_word, default="puzzles", help="begins the games' seeds")
    parser.add_argument("--count", type=int, default=640, help="puzzles to choose")
    wanted = parser.parse_args(arguments)
    try:
        chosen = make_puzzles(
            PuzzleSettings(wanted.seed, wanted.games, wanted.count), wanted.file, show
        )
    except UnreadableJournal as error:
        print(error, file=sys.stderr)
        return 1
    except RegicideError as error:
        print(say_error(words("en"), error), file=sys.stderr)
        return 1
    print(f"{len(chosen)} puzzles in {wanted.file}")
    return 0


def one_word(text: str) -> str:
    """A puzzle file separates its fields by spaces."""
    if not text or any(char.isspace() for char in text):
        raise argparse.ArgumentTypeError("one word, please")
    return Seed(text).text


def show(played: int, all_games: int, found: int) -> None:
    if played % INTERVAL == 0:
        print(f"{played} of {all_games} games; {found} candidates", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
