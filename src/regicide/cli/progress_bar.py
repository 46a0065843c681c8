"""A progress bar on standard error, if that is a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

from regicide.i18n import Words
from regicide.lab import LabError
from regicide.lab.lazy_import import optional_library

#: Called after each game with the number of games won and played.
ShowProgress = Callable[[int, int], None]


@contextmanager
def progress_bar(words: Words, games: int) -> Iterator[ShowProgress]:
    """Show a bar; yields the function to call after each game."""
    if not sys.stderr.isatty():
        yield lambda _won, _played: None
        return
    try:
        rich = optional_library("rich.progress")
    except LabError:  # the bar is optional
        click.echo(words.say("lab-no-bar"), err=True)
        yield lambda _won, _played: None
        return
    columns = [
        rich.BarColumn(),
        rich.MofNCompleteColumn(),
        rich.TextColumn("{task.description}", markup=False),
        rich.TimeRemainingColumn(),
    ]
    console = optional_library("rich.console").Console(stderr=True)
    with rich.Progress(*columns, console=console) as bar:
        task = bar.add_task("", total=games)
        yield lambda won, played: bar.update(
            task,
            completed=played,
            description=words.say("lab-progress", won=won, games=played),
        )
