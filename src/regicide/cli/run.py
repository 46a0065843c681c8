"""Runs a command line: prints errors as one sentence and returns the exit code."""

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path

import click

from regicide.cli.commands import commands
from regicide.cli.help import error_sentence, say_usage_error
from regicide.i18n import Words
from regicide.i18n import words as words_of
from regicide.plain_characters import knows_unicode, use_ascii

OK, FAILURE, USAGE = 0, 1, 2


def run(arguments: list[str], language: str) -> int:
    """Run the command that the arguments name."""
    words = words_of(language)
    _prepare_streams()
    try:
        code = commands(words).main(arguments, prog_name="regicide", standalone_mode=False)
        sys.stdout.flush()
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.ctx.get_help(), err=True)
        return USAGE
    except click.UsageError as error:
        click.echo(words.say("cli-error", message=say_usage_error(words, error)), err=True)
        return USAGE
    except (click.Abort, KeyboardInterrupt):
        return 130
    except OSError as error:  # a full disk or a closed pipe
        _discard_output()
        click.echo(words.say("cli-error", message=_trouble(words, error)), err=True)
        return FAILURE
    except Exception as error:
        sentence = error_sentence(words, error)
        if sentence is None:
            raise
        click.echo(words.say("cli-error", message=sentence), err=True)
        return FAILURE
    return code or OK


def _prepare_streams() -> None:
    """Write only characters that the terminal can show; replace a closed stdout by /dev/null."""
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w")  # noqa: SIM115  open until the process ends
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            if stream.isatty() and not knows_unicode(os.environ):
                use_ascii(stream)
            else:
                stream.reconfigure(errors="backslashreplace")


def _trouble(words: Words, error: OSError) -> str:
    """The file and the reason, where the system names them."""
    why = error.strerror or str(error)
    if error.filename is None:
        return words.say("cli-trouble", why=why)
    return words.say("cli-trouble-file", file=str(error.filename), why=why)


def _discard_output() -> None:
    """Point stdout at /dev/null, so that the interpreter's last flush cannot fail."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
