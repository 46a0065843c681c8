"""The commands of `regicide admin`."""

from collections.abc import Callable
from typing import Any

import click

from regicide.cli.argument_types import WholeNumber
from regicide.cli.help import TranslatedCommand, TranslatedGroup
from regicide.cli.new_command import json_option, new_command
from regicide.i18n import Words

#: Seconds that games have to pause before `drain` stops the servers.
DRAIN_SECONDS = 600


def admin_commands(words: Words) -> TranslatedGroup:
    group = TranslatedGroup("admin", words=words, help=words.say("cli-admin"))
    file = click.Argument(["file"], type=click.Path(), metavar="FILE")
    text = click.Argument(["text"], metavar="TEXT", required=False)
    code = click.Argument(["code"], metavar="CODE")
    seconds = click.Option(
        ["--seconds"],
        type=WholeNumber(words, 0, 86_400),
        default=DRAIN_SECONDS,
        help=words.say("cli-drain-seconds"),
    )
    replace = click.Option(["--replace"], is_flag=True, help=words.say("cli-restore-replace"))
    folder = click.Argument(["folder"], type=click.Path(), metavar="DIR")
    player = click.Argument(["player"], metavar="ID")
    for name, params, example in (
        ("status", [json_option(words)], ""),
        ("backup", [file], " monday.backup"),
        ("restore", [file, replace], " monday.backup"),
        ("export", [folder], " records"),
        ("show-table", [code], " KDFR-27XN"),
        ("remove-table", [code], " KDFR-27XN"),
        ("remove-player", [player], " 0123456789abcdef"),
        ("reports", [json_option(words)], ""),
        ("close-tables", [], ""),
        ("open-tables", [], ""),
        ("message", [text], ' "We update at nine."'),
        ("drain", [seconds], " --seconds 300"),
    ):
        group.add_command(_command(words, name, params, f"regicide admin {name}{example}"))
    group.add_command(_deploy_files(words, folder))
    return group


def _command(words: Words, name: str, params: list[Any], example: str) -> TranslatedCommand:
    data = click.Option(
        ["--data"], type=click.Path(), metavar="DIR", help=words.say("cli-serve-data")
    )
    command = new_command(words, name, _call(words, name), [*params, data], [example])
    command.notes = words.say("cli-admin-environment")
    return command


def _deploy_files(words: Words, folder: click.Argument) -> TranslatedCommand:
    """The only one that needs no database."""

    def call(folder: str) -> int:
        from regicide.cli.operating.deploy_files import write_deploy_files  # noqa: PLC0415

        return write_deploy_files(words, folder)

    name = "deploy-files"
    return new_command(words, name, call, [folder], [f"regicide admin {name} deploy"])


def _call(words: Words, name: str) -> Callable[..., int]:
    def call(data: str | None, **arguments: Any) -> int:
        from regicide.cli.operating.admin import run_admin  # noqa: PLC0415

        return run_admin(words, name, data, arguments)

    return call
