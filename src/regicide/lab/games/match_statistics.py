"""Statistics of a match: win rate, royals defeated, where games were lost."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from regicide.lab.games.arena_game import GameResult
from regicide.lab.games.match import Match
from regicide.rules import ROYALS, Medal
from regicide.study.intervals import wilson


@dataclass(frozen=True, slots=True)
class MatchStatistics:
    """Counts and means over the games of a match."""

    games: int
    won: int
    #: The 95 % confidence interval of the win rate.
    interval: tuple[float, float]
    #: Mean number of royals defeated in a game.
    defeated: float
    #: Solo wins by medal, gold first; empty for more players.
    medals: tuple[tuple[Medal, int], ...]
    #: Mean number of decisions in a game.
    decisions: float
    #: Mean CPU milliseconds per move by bot, in the order of the seats; without bots that never moved.
    move_ms: tuple[tuple[str, float], ...]
    #: Lost games by clause.
    lost_by: tuple[tuple[str, int], ...]
    #: Lost games by the number of royals defeated, 0 to 11.
    lost_after: tuple[int, ...]

    @property
    def rate(self) -> float:
        return self.won / self.games


def count_results(match: Match, results: Sequence[GameResult]) -> MatchStatistics:
    """The statistics of at least one game."""
    won = [result for result in results if result.won]
    lost = [result for result in results if not result.won]
    after = Counter(result.defeated for result in lost)
    clauses = Counter(result.clause or "" for result in lost)
    return MatchStatistics(
        games=len(results),
        won=len(won),
        interval=wilson(len(won), len(results)),
        defeated=_mean(result.defeated for result in results),
        medals=_medals(won) if match.players == 1 else (),
        decisions=_mean(sum(result.decisions) for result in results),
        move_ms=tuple(_move_ms(match, results)),
        lost_by=tuple(sorted(clauses.items(), key=lambda each: -each[1])),
        lost_after=tuple(after[count] for count in range(len(ROYALS))),
    )


def _mean(numbers: Iterable[int]) -> float:
    counted = list(numbers)
    return sum(counted) / len(counted)


def _medals(won: Iterable[GameResult]) -> tuple[tuple[Medal, int], ...]:
    counts = Counter(result.medal for result in won)
    return tuple((medal, counts[medal]) for medal in Medal)


def _move_ms(match: Match, results: Sequence[GameResult]) -> Iterable[tuple[str, float]]:
    """Seats of the same bot are counted together."""
    for bot in dict.fromkeys(match.bots):
        seats = [seat for seat, name in enumerate(match.bots) if name == bot]
        moves = sum(result.decisions[seat] for result in results for seat in seats)
        spent = sum(result.nanoseconds[seat] for result in results for seat in seats)
        if moves:
            yield bot, spent / moves / 1e6
