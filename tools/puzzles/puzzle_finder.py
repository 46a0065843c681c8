"""Plays one game of bots and finds the candidates in it."""

import time
from collections.abc import Iterator
from dataclasses import dataclass

from regicide.lab.games.arena_game import play_game
from regicide.lab.games.match import Match
from regicide.notation import Record, Replay
from regicide.rules import Move, Observation, Options, legal_moves, observe
from regicide.study.puzzle import Puzzle
from regicide.study.puzzle_kinds import PuzzleKind
from tools.puzzles.puzzle_checks import (
    best_hidden,
    confirms_hidden,
    confirms_open,
    only_winning,
)
from tools.puzzles.puzzle_difficulty import EASIEST, SQUIRE, found_by_bot
from tools.puzzles.puzzle_kinds import kind_of

#: The bots that play the source games, in turn; they repeat for the seats that are left.
COMPANIES = (("squire",), ("squire", "knight"), ("knight", "squire"), ("squire",), ("knight",))
NO_JESTERS = Options(jesters=-2)
#: A puzzle has at least this many legal moves.
FEWEST_MOVES = 3
#: A puzzle is trivial if the squire finds it and `random` does this often.
TRIVIAL_SHARE = 0.3
#: With all cards open, and more royals to come than this, no player can see the end.
MOST_TO_COME = 3


@dataclass(frozen=True, slots=True)
class SourceGame:
    """The number of a source game: with the seed it decides everything."""

    seed: str
    players: int
    number: int

    @property
    def match(self) -> Match:
        company = COMPANIES[self.number % len(COMPANIES)]
        bots = (company * self.players)[: self.players]
        return Match(bots=bots, seeds=f"{self.seed}-{self.players}", options=self.options)

    @property
    def options(self) -> Options:
        """The published rules; every other solo game has no Jesters, as with them little is in doubt."""
        return NO_JESTERS if self.players == 1 and self.number % 2 else Options()


def find_puzzles(source: SourceGame) -> Iterator[Puzzle]:
    """Play the game; yield a candidate for each decision that has one."""
    record = play_game(source.match, source.number, time.thread_time_ns).record
    game = Replay(record)
    for number, recorded in enumerate(record.moves):
        moves = tuple(legal_moves(game.state))
        if len(moves) >= FEWEST_MOVES:
            yield from _puzzles_at(game, moves, number)
        game.do(recorded)


def _puzzles_at(game: Replay, moves: tuple[Move, ...], number: int) -> Iterator[Puzzle]:
    seen = observe(game.state, game.state.seat)
    for find in (_hidden, _open):
        found = find(game, seen, moves, number)
        if found is not None:
            yield found


def _hidden(game: Replay, seen: Observation, moves: tuple[Move, ...], number: int) -> Puzzle | None:
    name = _name(game.record, number)
    solution = best_hidden(seen, name)
    if solution is None:
        return None
    kind = kind_of(seen, moves, solution)
    if kind is None or _is_trivial(seen, moves, solution, name):
        return None
    if not confirms_hidden(seen, solution, name):
        return None
    return _candidate(game, number, kind, solution)


def _open(game: Replay, seen: Observation, moves: tuple[Move, ...], number: int) -> Puzzle | None:
    if len(game.state.castle) > MOST_TO_COME:
        return None
    solution = only_winning(game, moves)
    if solution is None:
        return None
    if _is_trivial(seen, moves, solution, _name(game.record, number)):
        return None
    if not confirms_open(game, moves, solution):
        return None
    return _candidate(game, number, PuzzleKind.ONLY_WIN, solution)


def _is_trivial(seen: Observation, moves: tuple[Move, ...], solution: Move, name: str) -> bool:
    return 1 / len(moves) >= TRIVIAL_SHARE and found_by_bot(seen, solution, SQUIRE, name) == 1


def _name(record: Record, number: int) -> str:
    """The seed of the random numbers that judge a decision."""
    assert record.seed is not None
    return f"{record.seed.text}/{number}"


def _candidate(game: Replay, number: int, kind: PuzzleKind, solution: Move) -> Puzzle:
    """A puzzle without what the last check adds: reason, difficulty and chances."""
    record = game.record
    assert record.seed is not None
    return Puzzle(
        kind,
        None,
        EASIEST,
        None,
        tuple([name or "" for name in record.seats]),
        record.deal.options,
        record.seed,
        tuple([each.move for each in record.moves[:number]]),
        solution,
    )
