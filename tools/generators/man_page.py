"""Prints the manual page from the help of the commands."""

from collections.abc import Iterator
from pathlib import Path

import click

from regicide.cli.commands import commands
from regicide.cli.help import TranslatedCommand, TranslatedGroup
from regicide.i18n import Words, words

PAGE = Path(__file__).parents[2] / "docs" / "regicide.1"
#: Exit codes, as docs/terminal.md has them.
EXIT_CODES = (
    ("0", "It worked."),
    (
        "1",
        "It did not: a file, a game or a server was not as expected. For solve: undecided. For statistics: some games could not be read.",
    ),
    ("2", "The command line was not understood."),
    ("130", "Interrupted with Ctrl+C."),
)
ENVIRONMENT = (
    (
        "REGICIDE_LANG",
        "The language: en, es, ca, id or zh. --lang comes first, then LC_ALL and LANG.",
    ),
    ("XDG_DATA_HOME", "The folder for kept games, ratings and reviews; by default ~/.local/share."),
    ("NO_COLOR", "Turns colours off."),
)
FILES = (
    ("~/.local/share/regicide/games", "The games of this computer."),
    ("~/.local/share/regicide/daily", "The first tries of daily deals."),
)


def print_page() -> str:
    return "\n".join(_lines(words("en"))) + "\n"


def _lines(english: Words) -> Iterator[str]:
    group = commands(english)
    yield '.\\" Generated from the help of the commands by `python3 dev.py generate`.'
    yield '.TH REGICIDE 1 "" "Open Regicide" "User Commands"'
    yield from (
        ".SH NAME",
        "regicide \\- the cooperative card game, in the browser and the terminal",
    )
    yield from (".SH SYNOPSIS", ".B regicide", ".RI [ COMMAND ]", ".RI [ OPTION ...]")
    yield from (".SH DESCRIPTION", _escape(group.help or ""))
    yield ".SH OPTIONS"
    yield from _options(group)
    yield ".SH COMMANDS"
    yield from _commands(group, "regicide", english)
    for title, rows in (
        ("EXIT STATUS", EXIT_CODES),
        ("ENVIRONMENT", ENVIRONMENT),
        ("FILES", FILES),
    ):
        yield f".SH {title}"
        for name, meaning in rows:
            yield from (".TP", f".B {_escape(name)}", _escape(meaning))
    yield from (".SH NOTES", _escape(english.say("cli-unofficial")))


def _commands(group: TranslatedGroup, path: str, english: Words) -> Iterator[str]:
    for name, command in group.commands.items():
        if isinstance(command, TranslatedGroup):
            yield from _commands(command, f"{path} {name}", english)
        elif isinstance(command, TranslatedCommand):
            yield from _command(command, f"{path} {name}", english)


def _command(command: TranslatedCommand, path: str, english: Words) -> Iterator[str]:
    context = click.Context(command, info_name=path)
    arguments = [each for each in command.params if isinstance(each, click.Argument)]
    usage = " ".join([path, "[...]", *(each.make_metavar(context) for each in arguments)])
    yield f".SS {_escape(usage)}"
    yield _escape(command.help or "")
    for each in arguments:
        about = english.say(f"cli-{command.name}-{each.name}")
        yield from (".TP", f".I {_escape(each.make_metavar(context))}", _escape(about))
    yield from _options(command)
    if command.notes is not None:
        yield from (".PP", _escape(command.notes))
    yield from (".PP", "Examples:", ".PP", ".nf", ".RS")
    yield from (_escape(each) for each in command.examples)
    yield from (".RE", ".fi")


def _options(command: click.Command) -> Iterator[str]:
    context = click.Context(command)
    for each in command.params:
        if isinstance(each, click.Option) and (command.name == "regicide" or not _is_common(each)):
            value = "" if each.is_flag else f" {each.make_metavar(context)}"
            yield from (
                ".TP",
                f".B {_escape(', '.join(each.opts) + value)}",
                _escape(each.help or ""),
            )


def _is_common(option: click.Option) -> bool:
    """Whether every command has this option."""
    return bool({"--lang", "--help"} & set(option.opts))


def _escape(text: str) -> str:
    """Text that roff prints as it is."""
    plain = " ".join(text.split()).replace("\\", "\\e").replace("-", "\\-").replace("…", "...")
    return f"\\&{plain}" if plain[:1] in (".", "'") else plain
