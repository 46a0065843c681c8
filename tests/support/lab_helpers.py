"""Helpers for tests of the laboratory: play games, read journals, compare results."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from regicide.lab import GameResult, Match, Workers, arena, open_journal
from regicide.lab.games.process_workers import in_this_process


def without_times(results: Iterable[GameResult]) -> list[GameResult]:
    """Results sorted by number, without CPU times, which differ from run to run."""
    untimed = [replace(result, nanoseconds=()) for result in results]
    return sorted(untimed, key=lambda result: result.number)


def play_games(
    match: Match,
    games: int,
    path: Path,
    *,
    workers: Workers = in_this_process,
    records: Path | None = None,
) -> list[GameResult]:
    """Play the games that the journal lacks; return all results."""
    with open_journal(path, match) as journal:
        return list(arena(match, games, workers=workers, journal=journal, records=records))


def journal_results(path: Path, match: Match) -> tuple[GameResult, ...]:
    with open_journal(path, match) as journal:
        return journal.results
