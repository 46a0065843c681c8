"""`regicide arena`: bots play many games."""

import os
import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import click

from regicide.bots import Budget
from regicide.cli.arena_report import counts_as_json, labels, say_counts
from regicide.cli.progress_bar import progress
from regicide.i18n import Words, say_error
from regicide.lab import Crew, GameResult, Journal, LabError, Match, arena, open_journal, tally
from regicide.lab.files import ensure_writable, unwritable
from regicide.lab.lazy_import import library
from regicide.lab.match import seated
from regicide.lab.plot import KINDS, write_plot
from regicide.lab.pool import processes
from regicide.lab.result_tables import write_csv, write_parquet
from regicide.rules import Options

INTERRUPTED = 130


def run_arena(
    words: Words,
    *,
    players: int | None,
    bots: tuple[str, ...],
    games: int,
    seeds: str,
    options: Options | None,
    ms: int | None,
    rollouts: int | None,
    records: str | None,
    journal: str | None,
    csv: str | None,
    parquet: str | None,
    plot: str | None,
    jobs: int | None,
    dask: str | None,
    as_json: bool,
) -> int:
    """Whatever could be refused is refused before the first game and the first file."""
    match = Match(
        bots=_seated(words, bots, players),
        seeds=seeds,
        options=options or Options(),
        budget=Budget(ms, rollouts),
    )
    _refuse(words, when=jobs and dask, because="lab-one-crew")
    _refuse(words, when=records and journal, because="lab-one-journal")
    products = _products(words, csv, parquet, plot)
    with _crew(jobs, dask, games) as crew:
        sitting = _sit_down(words, match, games, records, journal)
        code = sitting.play(crew)
    if code == 0:
        for write in products:
            write(match, sitting.results)
    sitting.tell(as_json=as_json)
    return code


# --- what is asked for ---------------------------------------------------------------------------


def _seated(words: Words, bots: tuple[str, ...], players: int | None) -> tuple[str, ...]:
    try:
        return seated(bots, players or min(len(bots), 4))
    except LabError as error:
        raise _misused(say_error(words, error)) from None


def _refuse(words: Words, *, when: object, because: str) -> None:
    if when:
        raise _misused(words.say(because))


def _misused(sentence: str) -> click.UsageError:
    return click.UsageError(sentence, click.get_current_context())


def _crew(jobs: int | None, dask: str | None, games: int) -> AbstractContextManager[Crew]:
    if dask is not None:
        from regicide.lab.cluster import cluster  # noqa: PLC0415  a second to import

        return cluster(dask)
    return nullcontext(processes(min(jobs or _cores(), games)))


def _cores() -> int:
    """Those this process may use, where the system tells."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# --- tables and pictures -------------------------------------------------------------------------

#: Writes something about the games of a match.
Product = Callable[[Match, list[GameResult]], None]


def _products(
    words: Words, csv: str | None, parquet: str | None, plot: str | None
) -> list[Product]:
    """What will be written at the end; what it needs is looked for now."""
    made: list[Product] = []
    if csv:
        made.append(_table(Path(csv), write_csv))
    if parquet:
        made.append(_table(Path(parquet), write_parquet))
    if plot:
        made.append(_plot(words, Path(plot)))
    return made


def _table(path: Path, write: Callable[[Path, Match, list[GameResult]], None]) -> Product:
    library("polars")
    ensure_writable(path)
    return partial(write, path)


def _plot(words: Words, path: Path) -> Product:
    def draw(match: Match, results: list[GameResult]) -> None:
        counts = tally(match, results)
        write_plot(path, counts, labels(words, match, counts))

    if path.suffix.lower() not in KINDS:
        raise _misused(words.say("lab-plot-kind", file=path.name))
    library("matplotlib")
    ensure_writable(path)
    return draw


# --- the games -----------------------------------------------------------------------------------


@dataclass(slots=True)
class _Sitting:
    """One run of the command: the games asked for, and those there are."""

    words: Words
    match: Match
    games: int
    journal: Journal
    records: Path | None
    #: With what the same command goes on.
    going_on: str
    #: Whether the journal was nobody's wish, and goes when it has done its work.
    fleeting: bool
    results: list[GameResult]

    def play(self, crew: Crew) -> int:
        """0 when every game is played; whatever happens, what was played is kept."""
        kept = sum(result.number <= self.games for result in self.journal.results)
        if kept:
            self._say("lab-kept", count=kept, file=str(self.journal.path))
        try:
            self._play(crew)
        except KeyboardInterrupt:
            self._say("lab-interrupted", count=len(self.results), games=self.games)
            self._leave()
            return INTERRUPTED
        except BaseException:
            self._leave()
            raise
        self.journal.close()
        if self.fleeting:
            self.journal.path.unlink()
        return 0

    def _play(self, crew: Crew) -> None:
        won = 0
        with progress(self.words, self.games) as show:
            for result in arena(
                self.match, self.games, crew=crew, journal=self.journal, records=self.records
            ):
                self.results.append(result)
                won += result.won
                show(won, len(self.results))

    def _leave(self) -> None:
        self.journal.close()
        if self.fleeting and not self.results:
            self.journal.path.unlink()
        else:
            self._say("lab-go-on", file=str(self.journal.path), option=self.going_on)

    def tell(self, *, as_json: bool) -> None:
        if as_json:
            click.echo(counts_as_json(self.match, self.games, self.results))
        elif self.results:
            counts = tally(self.match, self.results)
            for line in say_counts(self.words, self.match, self.games, counts):
                click.echo(line)

    def _say(self, message: str, **facts: str | int) -> None:
        click.echo(self.words.say(message, **facts), err=True)


def _sit_down(
    words: Words, match: Match, games: int, records: str | None, journal: str | None
) -> _Sitting:
    """Without a place to keep results they are kept for the time being: a night may be long."""
    folder = Path(records) if records else None
    if folder is not None:
        _make(folder)
        path, going_on = folder / "journal.csv", f"--records {folder}"
    elif journal is not None:
        path, going_on = Path(journal), f"--journal {journal}"
    else:
        handle, name = tempfile.mkstemp(prefix="regicide-arena-", suffix=".csv")
        os.close(handle)
        path, going_on = Path(name), f"--journal {name}"
    fleeting = folder is None and journal is None
    opened = open_journal(path, match)
    return _Sitting(words, match, games, opened, folder, going_on, fleeting, [])


def _make(folder: Path) -> None:
    try:
        folder.mkdir(exist_ok=True)
    except OSError:
        raise unwritable(folder) from None
