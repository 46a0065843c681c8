"""The puzzle file: a line with its name and version, then one puzzle a line.

    regicide puzzles 2
    exact-kill kill-early 1430 97/62 squire,knight - puzzles-2-17 Ah5c 7h xAs9c …

The fields are kind, the kind of reason, difficulty, the chances of the solution and of the next best move (`-`
instead of a reason and of chances: all cards are open), bots, options (`-`: the published rules), seed, solution, and the
moves of the source game up to the puzzle. The number of a puzzle is its place in the file, from 1; a puzzle that
was withdrawn leaves a line with `-`, so that the others keep their numbers.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from regicide.notation import (
    NotationError,
    Seed,
    parse_move,
    parse_options,
    print_move,
    print_options,
)
from regicide.rules import Options, RegicideError
from regicide.study.puzzle import Puzzle
from regicide.study.puzzle_kinds import PuzzleKind

HEADER = "regicide puzzles 2"
#: Kind, reason, difficulty, chances, bots, options, seed, solution.
FIELDS = 8
NOTHING = "-"


class BadPuzzle(RegicideError):
    """A line of a puzzle file that cannot be read: `puzzle-file`, `puzzle-line`."""


@cache
def shipped_puzzles() -> dict[int, Puzzle]:
    """The puzzles of this package, by number."""
    return parse_puzzles((files("regicide.study") / "puzzles.txt").read_text(encoding="utf-8"))


def parse_puzzles(text: str) -> dict[int, Puzzle]:
    header, *lines = text.splitlines() or [""]
    if header != HEADER:
        raise BadPuzzle("puzzle-file", {"found": header[:40], "expected": HEADER})
    return {
        number: _parse_numbered(number, line)
        for number, line in enumerate(lines, start=1)
        if line != NOTHING
    }


def print_puzzles(puzzles: Mapping[int, Puzzle]) -> str:
    numbers = range(1, max(puzzles, default=0) + 1)
    lines = (print_puzzle(puzzles[each]) if each in puzzles else NOTHING for each in numbers)
    return "".join(f"{line}\n" for line in (HEADER, *lines))


def parse_puzzle(line: str) -> Puzzle:
    """Read one puzzle; raises `ValueError` or `NotationError`."""
    fields = line.split(" ")
    if len(fields) < FIELDS:
        raise ValueError(line)
    kind, reason, difficulty, chances, bots, options, seed, solution, *moves = fields
    return Puzzle(
        PuzzleKind(kind),
        None if reason == NOTHING else reason,
        int(difficulty),
        None if chances == NOTHING else _parse_chances(chances),
        tuple(bots.split(",")),
        Options() if options == NOTHING else parse_options(options),
        Seed(seed),
        tuple([parse_move(each) for each in moves]),
        parse_move(solution),
    )


def print_puzzle(puzzle: Puzzle) -> str:
    fields = (
        puzzle.kind.value,
        puzzle.reason or NOTHING,
        str(puzzle.difficulty),
        "/".join(map(str, puzzle.chances)) if puzzle.chances else NOTHING,
        ",".join(puzzle.bots),
        print_options(puzzle.options) or NOTHING,
        puzzle.seed.text,
        *map(print_move, (puzzle.solution, *puzzle.moves)),
    )
    return " ".join(fields)


def _parse_chances(text: str) -> tuple[int, int]:
    best, second = text.split("/")
    return int(best), int(second)


def _parse_numbered(number: int, line: str) -> Puzzle:
    try:
        return parse_puzzle(line)
    except (ValueError, NotationError):
        raise BadPuzzle("puzzle-line", {"line": number + 1, "found": line[:40]}) from None
