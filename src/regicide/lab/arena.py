"""Plays the games of a match that the journal lacks, and keeps their results."""

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Protocol, TypeAlias, TypeVar
from urllib.parse import quote

from regicide.lab.files import write_atomically
from regicide.lab.games.arena_game import GameResult, play_and_report
from regicide.lab.games.journal import Journal
from regicide.lab.games.match import Match

T = TypeVar("T")
R = TypeVar("R")
#: Does a piece of work, such as the game with this number.
Job: TypeAlias = Callable[[T], R]
#: Reports in the order the jobs end; closing the generator stops the workers.
Reports: TypeAlias = Generator[R, None, None]


class Workers(Protocol):
    """Runs a job for every item, such as a number, in any order, and yields the report of each once."""

    def __call__(self, job: Job[T, R], items: Iterable[T]) -> Reports[R]: ...


def arena(
    match: Match, games: int, *, workers: Workers, journal: Journal, records: Path | None = None
) -> Iterator[GameResult]:
    """Yield the results of games 1 to `games`: those in the journal, then the others as they end.

    A game is on disk before its result is yielded: first its record, then its line in the journal.
    """
    kept = [result for result in journal.results if result.number <= games]
    yield from kept
    have = {result.number for result in kept}
    missing = [number for number in range(1, games + 1) if number not in have]
    job = partial(play_and_report, match, with_text=records is not None)
    with closing(workers(job, missing)) as reports:
        for each in reports:
            if records is not None and each.text is not None:
                write_atomically(
                    record_path(records, match, each.result.number), each.text.encode()
                )
            journal.add(each.result)
            yield each.result


def record_path(folder: Path, match: Match, number: int) -> Path:
    """The file of a record. The seed is quoted: it may contain characters that file names may not."""
    return folder / f"{quote(match.seed(number).text, safe='')}.regicide"
