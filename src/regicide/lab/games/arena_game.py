"""Plays one game of a match, given its number."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from regicide.bots import BotChoice, bot_named
from regicide.lab.errors import LabError
from regicide.lab.games.match import Match
from regicide.notation import Record, RecordedMove, Replay, print_game, print_move
from regicide.rules import (
    ROYALS,
    Card,
    IllegalMove,
    Lost,
    Medal,
    Observation,
    State,
    Won,
    observe,
    outcome,
)

#: CPU time so far in nanoseconds.
Clock = Callable[[], int]
#: Called at every decision with what the seat saw and what its bot chose.
OnChoice = Callable[[Observation, BotChoice], None]


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a game, its length and the CPU time of each seat."""

    number: int
    won: bool
    #: Only after a solo win.
    medal: Medal | None
    #: Royals defeated, 0 to 12.
    defeated: int
    #: The clause by which the game was lost: §6.3 or §11.2.
    clause: str | None
    #: The enemy at the end; after a win, the last King.
    enemy: Card
    #: By seat.
    decisions: tuple[int, ...]
    #: CPU time by seat.
    nanoseconds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A result and the record of the game."""

    result: GameResult
    record: Record


@dataclass(frozen=True, slots=True)
class WorkerReport:
    """What a worker sends back: the result, and the record as text if it was asked for."""

    result: GameResult
    text: str | None


def play_and_report(match: Match, number: int, *, with_text: bool) -> WorkerReport:
    """Play a game in this process: the job that workers run."""
    # The time of this thread only: a worker may run other threads.
    played = play_game(match, number, time.thread_time_ns)
    return WorkerReport(played.result, print_game(played.record) if with_text else None)


def play_game(
    match: Match, number: int, clock: Clock, on_choice: OnChoice | None = None
) -> PlayedGame:
    """Play a whole game. Each seat has its own random generator, so seats do not affect each other."""
    seed = match.seed(number)
    game = Replay(Record(seed.deal(match.players, match.options), seed, seats=match.bots))
    bots = [bot_named(name, match.budget) for name in match.bots]
    rngs = [Random(f"{seed.text}/{seat}") for seat in range(match.players)]
    decisions, nanoseconds = [0] * match.players, [0] * match.players
    moves: list[RecordedMove] = []
    while not game.state.step.is_over:
        seat = game.state.seat
        observation, began = observe(game.state, seat), clock()
        choice = bots[seat].choose(observation, rngs[seat])
        nanoseconds[seat] += clock() - began + choice.elsewhere_ns
        decisions[seat] += 1
        if on_choice is not None:
            on_choice(observation, choice)
        moves.append(RecordedMove(choice.move))
        _do(game, moves[-1])
    record = Record(game.record.deal, seed, tuple(moves), match.bots)
    result = _result(number, game.state, tuple(decisions), tuple(nanoseconds))
    return PlayedGame(result, record)


def _do(game: Replay, recorded: RecordedMove) -> None:
    """Apply a move; an illegal one raises a `LabError` that names the bot."""
    record, seat = game.record, game.state.seat
    try:
        game.do(recorded)
    except IllegalMove:
        assert record.seed is not None
        facts = {"bot": record.seats[seat] or "", "seed": record.seed.text}
        facts["move"] = print_move(recorded.move)
        raise LabError("arena-illegal-move", facts) from None


def _result(
    number: int, state: State, decisions: tuple[int, ...], nanoseconds: tuple[int, ...]
) -> GameResult:
    end = outcome(state)
    assert end is not None
    return GameResult(
        number=number,
        won=isinstance(end, Won),
        medal=end.medal if isinstance(end, Won) else None,
        defeated=len(ROYALS) - len(state.castle) - isinstance(end, Lost),
        clause=end.clause if isinstance(end, Lost) else None,
        enemy=state.enemy,
        decisions=decisions,
        nanoseconds=nanoseconds,
    )
