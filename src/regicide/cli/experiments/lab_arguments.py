"""What the commands that play many games have in common: bots by seat, workers, folders, refusals."""

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import click

from regicide.fast.library import available_cores
from regicide.i18n import Words, say_error
from regicide.lab import LabError, Workers
from regicide.lab.files import unwritable
from regicide.lab.games.match import seated
from regicide.lab.games.process_workers import process_workers

INTERRUPTED = 130


def bots_by_seat(words: Words, bots: tuple[str, ...], players: int | None) -> tuple[str, ...]:
    try:
        return seated(bots, players or min(len(bots), 4))
    except LabError as error:
        raise usage_error(say_error(words, error)) from None


def refuse(words: Words, *, when: object, because: str) -> None:
    if when:
        raise usage_error(words.say(because))


def usage_error(sentence: str) -> click.UsageError:
    return click.UsageError(sentence, click.get_current_context())


def chosen_workers(
    jobs: int | None, dask: str | None, pieces: int
) -> AbstractContextManager[Workers]:
    """A Dask cluster, or processes: no more than there are pieces of work."""
    if dask is not None:
        from regicide.lab.games.dask_workers import dask_workers  # noqa: PLC0415  a second to import

        return dask_workers(dask)
    return nullcontext(process_workers(min(jobs or available_cores(), pieces)))


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(exist_ok=True)
    except OSError:
        raise unwritable(folder) from None
