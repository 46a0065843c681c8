"""The commands that open a game, with their parameters and examples."""

import click

from regicide.cli.argument_types import OneOf, PastDay
from regicide.cli.command_maker import CommandMaker
from regicide.cli.help import TranslatedCommand
from regicide.study.puzzle_kinds import PuzzleKind, Theme

#: As many as the course has, which is too slow to import for a help page; a test compares.
CHAPTERS = 25


def play(make: CommandMaker) -> TranslatedCommand:
    return make.command(
        "play",
        "playing.play.play",
        make.players(),
        make.option("--seed", "cli-play-seed", make.parsed("seed")),
        make.options(),
        make.bots(),
        make.plain(),
        make.flag("--new", "cli-play-new"),
        make.file_option("--record", "cli-play-record"),
        examples=[
            "regicide play",
            "regicide play --players 3 --bots champion,knight",
            "regicide play --players 2 --record evening.regicide",
            "regicide play --seed castle-42 --options overpay=stop",
        ],
    )


def games(make: CommandMaker) -> TranslatedCommand:
    return make.command(
        "games",
        "playing.games.print_games",
        make.flag("--waiting", "cli-games-waiting"),
        make.players("cli-games-players"),
        make.option("--bots", "cli-games-bots", make.parsed("bots")),
        make.json(),
        examples=[
            "regicide games",
            "regicide games --waiting --players 2",
            "regicide games --json",
        ],
    )


def daily(make: CommandMaker) -> TranslatedCommand:
    return make.command(
        "daily",
        "playing.daily.play_daily",
        make.players(),
        make.bots(),
        make.plain(),
        make.option("--date day", "cli-daily-date", PastDay(make.words)),
        make.flag("--calendar", "cli-daily-calendar"),
        make.flag("--no-par", "cli-daily-no-par"),
        make.json("cli-daily-json"),
        examples=[
            "regicide daily",
            "regicide daily --players 2 --bots champion",
            "regicide daily --date 2026-11-01",
            "regicide daily --calendar",
            "regicide daily --json",
        ],
    )


def join(make: CommandMaker) -> TranslatedCommand:
    return make.command(
        "join",
        "playing.terminal_game.join",
        make.argument("invitation", make.parsed("invitation"), metavar="URL", required=False),
        make.option("--name", "cli-join-name", metavar="NAME"),
        make.flag("--waiting", "cli-join-waiting"),
        examples=["regicide join http://127.0.0.1:8642/t/KDFR-27XN", "regicide join --waiting"],
    )


def learn(make: CommandMaker) -> TranslatedCommand:
    return make.command(
        "learn",
        "playing.learn.learn",
        make.argument("number", make.number(1, CHAPTERS), required=False),
        make.json("cli-learn-json"),
        make.flag("--game", "cli-learn-game"),
        examples=[
            "regicide learn",
            "regicide learn 3",
            "regicide learn 17 --game",
            "regicide learn --json",
        ],
    )


def puzzle(make: CommandMaker) -> TranslatedCommand:
    def choice(name: str, about: str, choices: tuple[str, ...]) -> click.Option:
        # Without a variable: Fluent would slow down every `--help`.
        help_text = f"{make.words.say(about)} {', '.join(choices)}"
        return click.Option([f"--{name}"], type=OneOf(name, choices), help=help_text)

    return make.command(
        "puzzle",
        "playing.puzzle.run_puzzles",
        make.argument("number", make.number(1), required=False),
        make.flag("--today", "cli-puzzle-today"),
        choice("kind", "cli-puzzle-kind", tuple(each.value for each in PuzzleKind)),
        choice("theme", "cli-puzzle-theme", tuple(each.value for each in Theme)),
        make.plain(),
        make.json(),
        examples=[
            "regicide puzzle",
            "regicide puzzle --today",
            "regicide puzzle --kind best-move --theme draws",
            "regicide puzzle 17 --json",
        ],
    )
