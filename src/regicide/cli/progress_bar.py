"""A bar on the terminal that grows with the games; elsewhere nothing."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

from regicide.i18n import Words
from regicide.lab import LabError
from regicide.lab.lazy_import import library

#: Told after each game: games won, games played.
Show = Callable[[int, int], None]


@contextmanager
def progress(words: Words, games: int) -> Iterator[Show]:
    """What to call after each game. It writes to standard error, so output stays clean."""
    if not sys.stderr.isatty():
        yield lambda _won, _played: None
        return
    try:
        rich = library("rich.progress")
    except LabError:  # a bar is pleasant, not needed
        click.echo(words.say("lab-no-bar"), err=True)
        yield lambda _won, _played: None
        return
    columns = [
        rich.BarColumn(),
        rich.MofNCompleteColumn(),
        rich.TextColumn("{task.description}", markup=False),
        rich.TimeRemainingColumn(),
    ]
    console = library("rich.console").Console(stderr=True)
    with rich.Progress(*columns, console=console) as bar:
        task = bar.add_task("", total=games)
        yield lambda won, played: bar.update(
            task,
            completed=played,
            description=words.say("lab-progress", won=won, games=played),
        )
