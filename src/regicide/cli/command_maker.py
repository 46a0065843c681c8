"""Makes commands, their arguments and their options, with help in one language."""

from typing import Any

import click

from regicide.cli import argument_parsers
from regicide.cli.argument_types import FilePath, OneOf, ParsedText, WholeNumber
from regicide.cli.help import TranslatedCommand
from regicide.i18n import LANGUAGES, Words


class CommandMaker:
    """Makes the parts of a command line. What several commands share is a method."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def command(
        self,
        name: str,
        runs: str,
        *params: click.Parameter,
        examples: list[str],
        notes: str | None = None,
        **always: object,
    ) -> TranslatedCommand:
        """A command with the help message `cli-NAME`, and `--lang`."""
        return TranslatedCommand(
            name,
            words=self.words,
            runs=runs,
            examples=examples,
            notes=notes,
            always=always,
            help=self.words.say(f"cli-{name}"),
            params=[*params, self.lang()],
        )

    # --- parameters ------------------------------------------------------------------------------

    def argument(self, name: str, kind: Any = None, **rest: Any) -> click.Argument:
        """An argument; its help is the message `cli-COMMAND-NAME`."""
        return click.Argument([name], type=kind, **rest)

    def option(self, names: str, about: str, kind: Any = None, **rest: Any) -> click.Option:
        """An option with these names (`-n --players`), described by a message."""
        return click.Option(names.split(), type=kind, help=self.words.say(about), **rest)

    def flag(self, names: str, about: str) -> click.Option:
        return self.option(names, about, is_flag=True)

    def file_argument(self, name: str = "file", metavar: str = "FILE") -> click.Argument:
        return self.argument(name, FilePath(self.words, can_be_stream=False), metavar=metavar)

    def games_argument(self, name: str = "file", **rest: Any) -> click.Argument:
        """A file with games, or `-` for standard input."""
        return self.argument(name, FilePath(self.words, can_be_stream=True), **rest)

    def file_option(self, names: str, about: str, metavar: str = "FILE") -> click.Option:
        return self.option(names, about, FilePath(self.words, can_be_stream=False), metavar=metavar)

    def number(self, lowest: int, highest: int | None = None) -> WholeNumber:
        return WholeNumber(self.words, lowest, highest)

    def parsed(self, name: str) -> ParsedText[Any]:
        """A text that the function of this name in argument_parsers parses."""
        parts = getattr(argument_parsers, f"{name}_parts", None)
        return ParsedText(self.words, name, getattr(argument_parsers, name), parts)

    # --- parameters of several commands ----------------------------------------------------------

    def lang(self) -> click.Option:
        """`--lang` is read before parsing (language.py); this option only checks and describes it."""
        return self.option("--lang", "cli-lang", OneOf("lang", LANGUAGES), expose_value=False)

    def json(self, about: str = "cli-json") -> click.Option:
        return self.flag("--json as_json", about)

    def players(self, about: str = "cli-play-players", **rest: Any) -> click.Option:
        return self.option("-n --players", about, self.number(1, 4), **rest)

    def options(self) -> click.Option:
        return self.option("--options", "cli-play-options", self.parsed("options"))

    def bots(self) -> click.Option:
        return self.option("--bots", "cli-play-bots", self.parsed("bots"))

    def plain(self) -> click.Option:
        return self.flag("--plain", "cli-play-plain")

    def data(self) -> click.Option:
        return self.file_option("--data", "cli-serve-data", "DIR")

    def many_games(self, games: str) -> list[click.Parameter]:
        """What commands that play many games have in common; `games` is how many they play."""
        number = self.number(1)
        return [
            self.players("cli-arena-players"),
            self.option("--bots", "cli-arena-bots", self.parsed("bots"), default="squire"),
            self.option("--games", "cli-arena-games", number, default=games),
            self.options(),
            self.option("--ms", "cli-arena-ms", number),
            self.option("--rollouts", "cli-arena-rollouts", number),
            self.option("--jobs", "cli-arena-jobs", number),
            self.option("--dask", "cli-arena-dask", metavar="ADDRESS"),
        ]
