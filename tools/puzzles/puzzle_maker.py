"""Makes a puzzle file: plays games, keeps what it finds in a journal, and chooses at the end.

The journal is a file beside the puzzle file: a line with the settings, then one line for each game, with
the number of players, its number and its puzzles, separated by tabs.
After an interruption the same command continues with the games that are missing.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Self

from regicide.lab.files import ensure_writable, unwritable, write_atomically
from regicide.rules import RegicideError, legal_moves
from regicide.study.puzzle import Puzzle
from regicide.study.puzzle_text import parse_puzzle, print_puzzle, print_puzzles
from regicide.version import __version__
from tools.puzzles.puzzle_checks import LAST_SHUFFLES, confirms_open, measure_chances
from tools.puzzles.puzzle_finder import SourceGame, find_puzzles
from tools.puzzles.puzzle_selection import select

PLAYERS = (1, 2, 3, 4)


class UnreadableJournal(Exception):
    """The journal is not of these puzzles, or damaged. The file is left untouched."""


@dataclass(frozen=True, slots=True)
class PuzzleSettings:
    """Everything that a puzzle file depends on."""

    seed: str
    #: Source games for each number of players.
    games: int
    #: How many puzzles to choose.
    count: int

    def source_games(self) -> list[SourceGame]:
        return [
            SourceGame(self.seed, players, number)
            for number in range(self.games)
            for players in PLAYERS
        ]


def make_puzzles(
    settings: PuzzleSettings, path: Path, on_game: Callable[[int, int, int], None]
) -> tuple[Puzzle, ...]:
    """Write the puzzle file. `on_game` gets the games played, all games, and the puzzles found."""
    ensure_writable(path)
    games = settings.source_games()
    with _PuzzleJournal(path.with_name(path.name + ".journal"), settings.seed) as journal:
        for done, game in enumerate(games, start=1):
            if game not in journal.found:
                journal.add(game, tuple(find_puzzles(game)))
            on_game(done, len(games), sum(map(len, journal.found.values())))
        candidates = [puzzle for game in games for puzzle in journal.found[game]]
    chosen = tuple(select(candidates, settings.count, _with_chances))
    write_atomically(path, print_puzzles(dict(enumerate(chosen, start=1))).encode())
    return chosen


def _with_chances(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with the chances of its moves; None if a last run does not confirm the solution."""
    if puzzle.is_open:
        game = puzzle.game()
        moves = tuple(legal_moves(game.state))
        return puzzle if confirms_open(game, moves, puzzle.solution, LAST_SHUFFLES) else None
    name = f"{puzzle.seed.text}/{len(puzzle.moves)}"
    chances = measure_chances(puzzle.observation(), puzzle.solution, name)
    return None if chances is None else replace(puzzle, chances=chances)


class _PuzzleJournal:
    """What was found in each game so far; an incomplete last line counts as a game not played."""

    def __init__(self, path: Path, seed: str) -> None:
        self.path = path
        self.found: dict[SourceGame, tuple[Puzzle, ...]] = {}
        header = f"regicide puzzle journal\t{__version__}\t{seed}"
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
                players, game, *puzzles = line.split("\t")
                source = SourceGame(seed, int(players), int(game))
                found = tuple([parse_puzzle(each) for each in puzzles])
            except (ValueError, RegicideError):
                raise UnreadableJournal(f"{self.path}: line {number} cannot be read") from None
            self.found[source] = found

    def add(self, game: SourceGame, found: tuple[Puzzle, ...]) -> None:
        self.found[game] = found
        fields = (str(game.players), str(game.number), *map(print_puzzle, found))
        self._file.write("\t".join(fields) + "\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_ending: object) -> None:
        self._file.close()
