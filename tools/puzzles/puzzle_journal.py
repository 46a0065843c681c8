"""What a run has found so far, in a file: after an interruption the same command does what is missing.

After a line with the seed, each line has fields separated by tabs: `game`, number of players, number of the game and its
candidates; or `check`, the name of a puzzle and the puzzle as it was confirmed (`-`: it was not).
"""

from pathlib import Path
from typing import Self

from regicide.lab.files import unwritable
from regicide.rules import RegicideError
from regicide.study.puzzle import Puzzle
from regicide.study.puzzle_text import NOTHING, parse_puzzle, print_puzzle
from regicide.version import __version__
from tools.puzzles.puzzle_finder import SourceGame


class UnreadableJournal(Exception):
    """The journal belongs to other puzzles, or is damaged. The file is left untouched."""


class PuzzleJournal:
    """The games searched and the puzzles checked; an incomplete last line counts as not written."""

    def __init__(self, path: Path, seed: str) -> None:
        self.path = path
        self.found: dict[SourceGame, tuple[Puzzle, ...]] = {}
        #: By name; None: the check did not confirm the puzzle.
        self.checked: dict[str, Puzzle | None] = {}
        header = f"regicide puzzle journal 2\t{__version__}\t{seed}"
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            whole = text[: text.rfind("\n") + 1] or f"{header}\n"
            self._read(whole.splitlines(), header, seed)
            path.write_text(whole, encoding="utf-8")
            self._file = path.open("a", encoding="utf-8")
        except OSError:
            raise unwritable(path) from None

    def _read(self, lines: list[str], header: str, seed: str) -> None:
        if lines[0] != header:
            raise UnreadableJournal(f"{self.path} is the journal of other puzzles")
        for number, line in enumerate(lines[1:], start=2):
            try:
                self._read_line(line.split("\t"), seed)
            except (ValueError, RegicideError):
                raise UnreadableJournal(f"{self.path}: line {number} cannot be read") from None

    def _read_line(self, fields: list[str], seed: str) -> None:
        match fields:
            case ["game", players, number, *puzzles]:
                found = tuple([parse_puzzle(each) for each in puzzles])
                self.found[SourceGame(seed, int(players), int(number))] = found
            case ["check", name, line]:
                self.checked[name] = None if line == NOTHING else parse_puzzle(line)
            case _:
                raise ValueError(fields)

    def add_game(self, game: SourceGame, found: tuple[Puzzle, ...]) -> None:
        self.found[game] = found
        self._write("game", str(game.players), str(game.number), *map(print_puzzle, found))

    def add_check(self, name: str, checked: Puzzle | None) -> None:
        self.checked[name] = checked
        self._write("check", name, NOTHING if checked is None else print_puzzle(checked))

    def _write(self, *fields: str) -> None:
        self._file.write("\t".join(fields) + "\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_ending: object) -> None:
        self._file.close()
