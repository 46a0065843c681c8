"""From arguments to an exit code."""

import sys

import click

from regicide.cli.commands import commands
from regicide.cli.help import say_usage_error
from regicide.i18n import say_error, words
from regicide.rules import RegicideError

OK, FAILURE, USAGE = 0, 1, 2


def run(arguments: list[str], language: str) -> int:
    """Do what the arguments ask for."""
    speech = words(language)
    try:
        code = commands(speech).main(arguments, prog_name="regicide", standalone_mode=False)
    except click.UsageError as error:
        click.echo(speech.say("cli-error", message=say_usage_error(speech, error)), err=True)
        return USAGE
    except RegicideError as error:
        click.echo(speech.say("cli-error", message=say_error(speech, error)), err=True)
        return FAILURE
    except (click.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has gone: nothing left to tell
        return FAILURE
    return code or OK
