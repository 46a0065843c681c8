"""Lines that a player reads and types, on a terminal or from a script."""

import shutil
import sys
import textwrap

import click


def is_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def read_line(prompt: str) -> str | None:
    """Read a line, with editing on a terminal; None at the end of the input."""
    try:
        line = input(prompt)
    except (EOFError, RuntimeError):  # RuntimeError: standard input is closed
        click.echo()
        return None
    if not is_terminal():
        click.echo(line)  # without a terminal, the input does not end the line of the prompt
    return line


def write_line(text: str) -> None:
    """Write a text; on a terminal its lines break between words. A script reads it as it is."""
    if not sys.stdout.isatty():
        click.echo(text)
        return
    width = shutil.get_terminal_size().columns
    for line in text.split("\n"):
        indent = line[: len(line) - len(line.lstrip())]
        broken = textwrap.wrap(
            line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
        )
        click.echo("\n".join(broken))
