"""Makes a puzzle file: plays games, checks what it finds by playing on, and chooses.

Puzzles of an earlier file keep their numbers: they are checked like new ones, and what is not confirmed is withdrawn.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from regicide.lab import Workers
from regicide.lab.files import ensure_writable, write_atomically
from regicide.notation import Replay
from regicide.rules import legal_moves
from regicide.study.puzzle import Puzzle
from regicide.study.puzzle_text import print_puzzles
from tools.puzzles.played_out import play_out_puzzle
from tools.puzzles.puzzle_checks import LAST_SHUFFLES, confirms_open
from tools.puzzles.puzzle_difficulty import difficulty, try_puzzle
from tools.puzzles.puzzle_finder import SourceGame, find_puzzles
from tools.puzzles.puzzle_journal import PuzzleJournal
from tools.puzzles.puzzle_selection import in_arbitrary_order, in_turn, without_near_duplicates

PLAYERS = (1, 2, 3, 4)


@dataclass(frozen=True, slots=True)
class PuzzleSettings:
    """Which games are played, and how many puzzles are wanted."""

    seed: str
    #: For each number of players.
    games: int
    #: How many new puzzles to choose.
    count: int
    #: The puzzles of an earlier file, by number.
    earlier: Mapping[int, Puzzle] = field(default_factory=dict)

    def source_games(self) -> list[SourceGame]:
        return [
            SourceGame(self.seed, players, number)
            for number in range(self.games)
            for players in PLAYERS
        ]


def make_puzzles(
    settings: PuzzleSettings,
    path: Path,
    workers: Workers,
    on_progress: Callable[[str, int, int], None],
) -> dict[int, Puzzle]:
    """Write the puzzle file. `on_progress` gets what is done, how much of it, and of how much."""
    ensure_writable(path)
    with PuzzleJournal(path.with_name(path.name + ".journal"), settings.seed) as journal:
        work = _Work(journal, workers, on_progress)
        kept = work.confirmed(settings.earlier)
        candidates = work.found(settings.source_games())
        unlike = without_near_duplicates(candidates, settings.earlier.values())
        new = in_turn(work.confirmed(dict(enumerate(unlike))).values())[: settings.count]
    first = max(settings.earlier, default=0) + 1
    chosen = {**kept, **dict(enumerate(in_arbitrary_order(new), start=first))}
    write_atomically(path, print_puzzles(chosen).encode())
    return chosen


@dataclass(frozen=True)
class _Work:
    """What the journal lacks is done by the workers, and kept there."""

    journal: PuzzleJournal
    workers: Workers
    on_progress: Callable[[str, int, int], None]

    def found(self, games: Sequence[SourceGame]) -> list[Puzzle]:
        missing = [game for game in games if game not in self.journal.found]
        for done, (game, found) in enumerate(self.workers(_find, missing), start=1):
            self.journal.add_game(game, found)
            self.on_progress("games", len(games) - len(missing) + done, len(games))
        return [puzzle for game in games for puzzle in self.journal.found[game]]

    def confirmed(self, puzzles: Mapping[int, Puzzle]) -> dict[int, Puzzle]:
        """Those that are confirmed, with what the check found."""
        missing = [each for each in puzzles.values() if each.name not in self.journal.checked]
        for done, (name, checked) in enumerate(self.workers(_check, missing), start=1):
            self.journal.add_check(name, checked)
            self.on_progress("checks", len(puzzles) - len(missing) + done, len(puzzles))
        found = {number: self.journal.checked[each.name] for number, each in puzzles.items()}
        return {number: each for number, each in found.items() if each is not None}


def _find(game: SourceGame) -> tuple[SourceGame, tuple[Puzzle, ...]]:
    return game, tuple(find_puzzles(game))


def _check(puzzle: Puzzle) -> tuple[str, Puzzle | None]:
    """The name, and the whole puzzle; None if the last check does not confirm the solution."""
    game = puzzle.game()
    confirmed = _proved(puzzle, game) if puzzle.is_open else _played_out(puzzle, game)
    if confirmed is None:
        return puzzle.name, None
    trials = try_puzzle(puzzle.observation(), puzzle.solution, puzzle.name)
    return puzzle.name, replace(confirmed, difficulty=difficulty(trials))


def _proved(puzzle: Puzzle, game: Replay) -> Puzzle | None:
    moves = tuple(legal_moves(game.state))
    return puzzle if confirms_open(game, moves, puzzle.solution, LAST_SHUFFLES) else None


def _played_out(puzzle: Puzzle, game: Replay) -> Puzzle | None:
    found = play_out_puzzle(game.state, puzzle.solution, puzzle.name)
    if found is None:
        return None
    return replace(puzzle, chances=found.chances, reason=found.reason)
