"""What tests of the laboratory share: results without their times, and journals."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from regicide.lab import Crew, GameResult, Match, arena, open_journal
from regicide.lab.pool import here


def without_times(results: Iterable[GameResult]) -> list[GameResult]:
    """By number; how long somebody thought is no part of a game."""
    timeless = [replace(result, nanoseconds=()) for result in results]
    return sorted(timeless, key=lambda result: result.number)


def played(
    match: Match, games: int, path: Path, *, crew: Crew = here, records: Path | None = None
) -> list[GameResult]:
    """An arena from its journal on, to the end."""
    with open_journal(path, match) as journal:
        return list(arena(match, games, crew=crew, journal=journal, records=records))


def kept(path: Path, match: Match) -> tuple[GameResult, ...]:
    with open_journal(path, match) as journal:
        return journal.results
