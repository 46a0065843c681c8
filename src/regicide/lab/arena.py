"""The games of a match that are still missing, played and kept."""

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TypeAlias
from urllib.parse import quote

from regicide.lab.arena_game import GameResult, WorkerReport, report
from regicide.lab.files import write_safely
from regicide.lab.journal import Journal
from regicide.lab.match import Match

#: Plays the game of a number.
Job: TypeAlias = Callable[[int], WorkerReport]
#: Reports as they come; whoever closes it stops the work.
Reports: TypeAlias = Generator[WorkerReport, None, None]
#: Does a job for every number, in any order, and reports each game once.
Crew: TypeAlias = Callable[[Job, Iterable[int]], Reports]


def arena(
    match: Match, games: int, *, crew: Crew, journal: Journal, records: Path | None = None
) -> Iterator[GameResult]:
    """The results of games 1 to `games`: those in the journal, then the missing ones as they end.

    A game is on disk before it is told: first its record, then its line in the journal.
    """
    kept = [result for result in journal.results if result.number <= games]
    yield from kept
    have = {result.number for result in kept}
    missing = [number for number in range(1, games + 1) if number not in have]
    job = partial(report, match, with_text=records is not None)
    with closing(crew(job, missing)) as reports:
        for each in reports:
            if records is not None and each.text is not None:
                write_safely(record_path(records, match, each.result.number), each.text.encode())
            journal.add(each.result)
            yield each.result


def record_path(folder: Path, match: Match, number: int) -> Path:
    """Seeds may hold what a file's name may not."""
    return folder / f"{quote(match.seed(number).text, safe='')}.regicide"
