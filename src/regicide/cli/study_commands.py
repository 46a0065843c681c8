"""The commands for players who want to understand their play: `daily`, `statistics`."""

from typing import Any

import click

from regicide.cli import argument_parsers
from regicide.cli.argument_types import ParsedText, WholeNumber
from regicide.cli.command_parts import json_option, new_command
from regicide.cli.help import TranslatedCommand
from regicide.i18n import Words


def daily_command(words: Words) -> TranslatedCommand:
    def call(**arguments: Any) -> int:
        from regicide.cli.daily import play_daily  # noqa: PLC0415

        return play_daily(words, **arguments)

    params: list[click.Parameter] = [
        click.Option(
            ["-n", "--players"], type=WholeNumber(words, 1, 4), help=words.say("cli-play-players")
        ),
        click.Option(
            ["--bots"],
            type=ParsedText(words, "bots", argument_parsers.bots),
            help=words.say("cli-play-bots"),
        ),
        click.Option(["--plain"], is_flag=True, help=words.say("cli-play-plain")),
    ]
    examples = ["regicide daily", "regicide daily --players 2 --bots champion"]
    return new_command(words, "daily", call, params, examples)


def statistics_command(words: Words) -> TranslatedCommand:
    def call(**arguments: Any) -> int:
        from regicide.cli.statistics import print_statistics  # noqa: PLC0415

        return print_statistics(words, **arguments)

    params: list[click.Parameter] = [
        click.Argument(["folder"], type=click.Path(), required=False, metavar="[FOLDER]"),
        json_option(words),
    ]
    examples = ["regicide statistics", "regicide statistics games --json"]
    return new_command(words, "statistics", call, params, examples)
