"""The commands for players who want to understand their play: `daily`, `statistics`, `review`, `puzzle`."""

from typing import Any

import click

from regicide.cli import argument_parsers
from regicide.cli.argument_types import OneOf, ParsedText, PastDay, WholeNumber
from regicide.cli.help import TranslatedCommand
from regicide.cli.new_command import json_option, new_command
from regicide.i18n import Words

#: Must agree with regicide.study.puzzle, which is not imported here: it takes time.
PUZZLE_KINDS = ("exact-kill", "survive", "only-win", "best-move")
PUZZLE_THEMES = (
    *("jester", "companion", "combo", "royal", "immune", "shield", "heal", "draw", "double"),
    *("yield", "discard", "next-player", "flip"),
)


def daily_command(words: Words) -> TranslatedCommand:
    def call(**arguments: Any) -> int:
        from regicide.cli.playing.daily import play_daily  # noqa: PLC0415

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
        click.Option(["--date", "day"], type=PastDay(words), help=words.say("cli-daily-date")),
        click.Option(["--calendar"], is_flag=True, help=words.say("cli-daily-calendar")),
        click.Option(["--no-par"], is_flag=True, help=words.say("cli-daily-no-par")),
    ]
    examples = [
        "regicide daily",
        "regicide daily --players 2 --bots champion",
        "regicide daily --date 2026-11-01",
        "regicide daily --calendar",
    ]
    return new_command(words, "daily", call, params, examples)


def statistics_command(words: Words) -> TranslatedCommand:
    def call(**arguments: Any) -> int:
        from regicide.cli.studying.statistics import print_statistics  # noqa: PLC0415

        return print_statistics(words, **arguments)

    params: list[click.Parameter] = [
        click.Argument(["path"], type=click.Path(), required=False, metavar="[FILE|FOLDER]"),
        json_option(words),
    ]
    examples = ["regicide statistics", "regicide statistics games --json"]
    return new_command(words, "statistics", call, params, examples)


def review_command(words: Words) -> TranslatedCommand:
    def call(**arguments: Any) -> int:
        from regicide.cli.studying.review import run_review  # noqa: PLC0415

        return run_review(words, **arguments)

    def option(
        name: str, kind: click.ParamType[Any], *other_names: str, **rest: Any
    ) -> click.Option:
        # A sentence about a wrong value names the last one.
        names = [f"--{each}" for each in (*other_names, name)]
        return click.Option([name, *names], type=kind, help=words.say(f"cli-review-{name}"), **rest)

    params: list[click.Parameter] = [
        click.Argument(["file"], type=click.Path(), metavar="FILE"),
        option("worlds", WholeNumber(words, 1, 100_000), "budget", default="400"),
        option("seconds", WholeNumber(words, 0, 3600), default="10"),
        option("html", click.Path(), metavar="FILE"),
        option("plot", click.Path(), metavar="FILE"),
        json_option(words),
    ]
    examples = [
        "regicide review evening.regicide",
        "regicide review evening.regicide --html review.html --plot review.svg",
        "regicide review evening.regicide --worlds 1600 --json",
    ]
    return new_command(words, "review", call, params, examples)


def puzzle_command(words: Words) -> TranslatedCommand:
    def call(**arguments: Any) -> int:
        from regicide.cli.playing.puzzle import run_puzzles  # noqa: PLC0415

        return run_puzzles(words, **arguments)

    def option(name: str, choices: tuple[str, ...]) -> click.Option:
        # Without a variable: Fluent would slow down every `--help`.
        help_text = f"{words.say(f'cli-puzzle-{name}')} {', '.join(choices)}"
        return click.Option([f"--{name}"], type=OneOf(name, choices), help=help_text)

    params: list[click.Parameter] = [
        click.Argument(["number"], type=WholeNumber(words, 1), required=False),
        click.Option(["--today"], is_flag=True, help=words.say("cli-puzzle-today")),
        option("kind", PUZZLE_KINDS),
        option("theme", PUZZLE_THEMES),
        json_option(words),
    ]
    examples = [
        "regicide puzzle",
        "regicide puzzle --today",
        "regicide puzzle --kind exact-kill --theme companion",
        "regicide puzzle 17 --json",
    ]
    return new_command(words, "puzzle", call, params, examples)
