"""Makes a command with its help and the options that many share: `--lang` and `--json`."""

from collections.abc import Callable

import click

from regicide.cli.argument_types import OneOf
from regicide.cli.help import TranslatedCommand
from regicide.i18n import LANGUAGES, Words


def new_command(
    words: Words,
    name: str,
    call: Callable[..., int | None],
    params: list[click.Parameter],
    examples: list[str],
) -> TranslatedCommand:
    """A command, with its help in one language."""
    return TranslatedCommand(
        name,
        words=words,
        examples=examples,
        help=words.say(f"cli-{name}"),
        params=[*params, lang_option(words)],
        callback=call,
    )


def lang_option(words: Words) -> click.Option:
    """`--lang` is read before parsing (language.py); this option only checks and describes it."""
    return click.Option(
        ["--lang"], type=OneOf("lang", LANGUAGES), expose_value=False, help=words.say("cli-lang")
    )


def json_option(words: Words) -> click.Option:
    return click.Option(["--json", "as_json"], is_flag=True, help=words.say("cli-json"))
