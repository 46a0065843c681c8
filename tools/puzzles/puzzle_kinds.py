"""Finds out which kind of puzzle a decision is, from the forecasts of its moves."""

from collections.abc import Sequence

from regicide.rules import (
    Coverage,
    Discard,
    Forecast,
    Kill,
    Move,
    Observation,
    Play,
    Yield,
    forecast,
)
from regicide.study.puzzle_kinds import PuzzleKind

#: The share of the other moves that a play to survive must avoid: those whose blow cannot be covered.
DEADLY_SHARE = 0.5


def kind_of(seen: Observation, moves: Sequence[Move], best: Move) -> PuzzleKind | None:
    """The kind of a puzzle with hidden cards; None if the question would have two answers."""
    if isinstance(best, Discard):
        return PuzzleKind.SURVIVE
    if not isinstance(best, Play | Yield):
        return PuzzleKind.BEST_MOVE
    others = [_forecast(seen, move) for move in moves if move != best]
    chosen = forecast(seen, best)
    if chosen.kill is Kill.EXACT:
        has_two = any(each is not None and each.kill is Kill.EXACT for each in others)
        return None if has_two else PuzzleKind.EXACT_KILL
    deadly = sum(each is not None and _is_deadly(each) for each in others)
    if chosen.kill is None and not _is_deadly(chosen) and deadly >= DEADLY_SHARE * len(others):
        return PuzzleKind.SURVIVE
    return PuzzleKind.BEST_MOVE


def _forecast(seen: Observation, move: Move) -> Forecast | None:
    return forecast(seen, move) if isinstance(move, Play | Yield) else None


def _is_deadly(seen: Forecast) -> bool:
    return seen.coverage is Coverage.NOT_COVERED or seen.stuck is not None
