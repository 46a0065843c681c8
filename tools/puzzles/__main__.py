"""`python3 dev.py puzzles FILE`: the same command gives the same file, and goes on after an interruption."""

import argparse
import sys
from pathlib import Path

from regicide.i18n import say_error, words
from regicide.lab.games.process_workers import process_workers
from regicide.notation import Seed
from regicide.rules import RegicideError
from regicide.study.puzzle_text import parse_puzzles
from tools.puzzles.puzzle_journal import UnreadableJournal
from tools.puzzles.puzzle_maker import PuzzleSettings, make_puzzles

#: A line of progress after this many games or checks.
INTERVAL = 100


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="dev.py puzzles", description="Make puzzles from games of bots."
    )
    parser.add_argument("file", type=Path, help="to write; its journal is kept beside it")
    parser.add_argument("--games", type=int, default=1000, help="for each number of players")
    parser.add_argument("--seed", type=one_word, default="puzzles", help="begins the games' seeds")
    parser.add_argument("--count", type=int, default=2000, help="new puzzles to choose")
    parser.add_argument(
        "--earlier", type=Path, help="a puzzle file whose puzzles keep their numbers"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    wanted = parser.parse_args(arguments)
    try:
        earlier = parse_puzzles(wanted.earlier.read_text("utf-8")) if wanted.earlier else {}
        settings = PuzzleSettings(wanted.seed, wanted.games, wanted.count, earlier)
        chosen = make_puzzles(settings, wanted.file, process_workers(wanted.jobs), show)
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


def show(what: str, done: int, count: int) -> None:
    if done % INTERVAL == 0 or done == count:
        print(f"{done} of {count} {what}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
