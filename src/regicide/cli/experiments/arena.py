"""`regicide arena`: lets bots play many games and reports the results."""

import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import click

from regicide.bots import Budget
from regicide.cli.experiments.lab_arguments import (
    INTERRUPTED,
    bots_by_seat,
    chosen_workers,
    make_folder,
    refuse,
    usage_error,
)
from regicide.cli.experiments.ladder import LadderRun
from regicide.cli.progress_bar import progress_bar
from regicide.i18n import Words
from regicide.lab import (
    GameResult,
    Journal,
    Match,
    Workers,
    arena,
    count_results,
    open_journal,
)
from regicide.lab.files import ensure_writable
from regicide.lab.games.result_files import write_csv, write_parquet
from regicide.lab.lazy_import import optional_library
from regicide.lab.pictures import KINDS, draw_royals
from regicide.reports.arena_report import counts_as_json, labels, say_counts
from regicide.rules import Options


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
    ladder: str | None,
    jobs: int | None,
    dask: str | None,
    as_json: bool,
) -> int:
    """Play the games and print a report. Checks all arguments before the first game or file."""
    match = Match(
        bots=bots_by_seat(words, bots, players),
        seeds=seeds,
        options=options or Options(),
        budget=Budget(ms, rollouts),
    )
    refuse(words, when=jobs and dask, because="lab-one-crew")
    refuse(words, when=records and journal, because="lab-one-journal")
    outputs = _output_writers(words, csv, parquet, plot)
    rung = LadderRun.open(ladder, match) if ladder else None
    wants_games = records or journal or outputs or as_json
    if rung and rung.has(games) and not rung.journal.exists() and not wants_games:
        click.echo(words.say("lab-kept", count=games, file=str(rung.path)), err=True)
        rung.print_standings(words)
        return 0
    with chosen_workers(jobs, dask, games) as workers:
        run = open_run(words, match, games, records=records, journal=journal, rung=rung)
        code = run.play(workers)
    if code == 0:
        for write in outputs:
            write(match, run.results)
    run.print_report(as_json=as_json)
    if rung and code == 0:
        rung.add(run.results)
        if not as_json:
            rung.print_standings(words)
    return code


# --- output files --------------------------------------------------------------------------------

#: Writes one output file about the games of a match.
OutputWriter = Callable[[Match, list[GameResult]], None]


def _output_writers(
    words: Words, csv: str | None, parquet: str | None, plot: str | None
) -> list[OutputWriter]:
    """The files to write at the end. Checks now that libraries and paths are usable."""
    writers: list[OutputWriter] = []
    if csv:
        writers.append(_table_writer(Path(csv), write_csv))
    if parquet:
        writers.append(_table_writer(Path(parquet), write_parquet))
    if plot:
        writers.append(_plot_writer(words, Path(plot)))
    return writers


def _table_writer(
    path: Path, write: Callable[[Path, Match, list[GameResult]], None]
) -> OutputWriter:
    optional_library("polars")
    ensure_writable(path)
    return partial(write, path)


def _plot_writer(words: Words, path: Path) -> OutputWriter:
    def draw(match: Match, results: list[GameResult]) -> None:
        counts = count_results(match, results)
        draw_royals(path, counts, labels(words, match, counts))

    if path.suffix.lower() not in KINDS:
        raise usage_error(words.say("lab-plot-kind", file=path.name))
    optional_library("matplotlib")
    ensure_writable(path)
    return draw


# --- the games -----------------------------------------------------------------------------------


@dataclass(slots=True)
class ArenaRun:
    """One run of the games of a match: its settings and the results so far."""

    words: Words
    match: Match
    games: int
    journal: Journal
    records: Path | None
    #: The option that resumes this run.
    resume_option: str
    #: Whether the journal is a temporary file, to delete when all games are played.
    is_temporary: bool
    results: list[GameResult]

    def play(self, workers: Workers) -> int:
        """Play the missing games and return the exit code. The journal keeps every finished game."""
        kept = sum(result.number <= self.games for result in self.journal.results)
        if kept:
            self._say("lab-kept", count=kept, file=str(self.journal.path))
        try:
            self._play(workers)
        except KeyboardInterrupt:
            self._say("lab-interrupted", count=len(self.results), games=self.games)
            self._stop()
            return INTERRUPTED
        except BaseException:
            self._stop()
            raise
        self.journal.close()
        if self.is_temporary:
            self.journal.path.unlink()
        return 0

    def _play(self, workers: Workers) -> None:
        won = 0
        with progress_bar(self.words, self.games) as show:
            for result in arena(
                self.match, self.games, workers=workers, journal=self.journal, records=self.records
            ):
                self.results.append(result)
                won += result.won
                show(won, len(self.results))

    def _stop(self) -> None:
        self.journal.close()
        if self.is_temporary and not self.results:
            self.journal.path.unlink()
        else:
            self._say("lab-go-on", file=str(self.journal.path), option=self.resume_option)

    def print_report(self, *, as_json: bool) -> None:
        if as_json:
            click.echo(counts_as_json(self.match, self.games, self.results))
        elif self.results:
            counts = count_results(self.match, self.results)
            for line in say_counts(self.words, self.match, self.games, counts):
                click.echo(line)

    def _say(self, message: str, **facts: str | int) -> None:
        click.echo(self.words.say(message, **facts), err=True)


def open_run(
    words: Words,
    match: Match,
    games: int,
    *,
    records: str | None,
    journal: str | None,
    rung: LadderRun | None,
) -> ArenaRun:
    """A run with its journal: in the records folder, at its own path, beside a ladder, or as a temporary file.

    The temporary file lets a long run be resumed after an interruption.
    """
    folder = Path(records) if records else None
    if folder is not None:
        make_folder(folder)
        path, resume_option = folder / "journal.csv", f"--records {folder}"
    elif journal is not None:
        path, resume_option = Path(journal), f"--journal {journal}"
    elif rung is not None:
        make_folder(rung.journal.parent)
        path, resume_option = rung.journal, f"--ladder {rung.path}"
    else:
        handle, name = tempfile.mkstemp(prefix="regicide-arena-", suffix=".csv")
        os.close(handle)
        path, resume_option = Path(name), f"--journal {name}"
    is_temporary = folder is None and journal is None and rung is None
    opened = open_journal(path, match)
    return ArenaRun(words, match, games, opened, folder, resume_option, is_temporary, [])
