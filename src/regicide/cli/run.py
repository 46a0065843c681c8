"""From arguments to an exit code."""

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path

import click

from regicide.cli.commands import commands
from regicide.cli.help import say_usage_error, sentence_about
from regicide.i18n import words

OK, FAILURE, USAGE = 0, 1, 2


def run(arguments: list[str], language: str) -> int:
    """Do what the arguments ask for."""
    speech = words(language)
    _ready_streams()
    try:
        code = commands(speech).main(arguments, prog_name="regicide", standalone_mode=False)
        sys.stdout.flush()
    except click.UsageError as error:
        click.echo(speech.say("cli-error", message=say_usage_error(speech, error)), err=True)
        return USAGE
    except (click.Abort, KeyboardInterrupt):
        return 130
    except OSError:  # a full disk, a closed pipe: there may be nobody left to tell
        _give_up_output()
        click.echo(speech.say("cli-error", message=speech.say("cli-trouble")), err=True)
        return FAILURE
    except Exception as error:
        sentence = sentence_about(speech, error)
        if sentence is None:
            raise
        click.echo(speech.say("cli-error", message=sentence), err=True)
        return FAILURE
    return code or OK


def _ready_streams() -> None:
    """Words that a terminal cannot show are escaped, not fatal; closed streams lead nowhere."""
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w")  # noqa: SIM115  as long as the process lives
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _give_up_output() -> None:
    """Nothing is written at the interpreter's end either."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
