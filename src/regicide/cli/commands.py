"""The commands of `regicide`. Each imports its implementation only when it runs."""

from typing import Any

import click

from regicide.cli import argument_parsers
from regicide.cli.argument_types import OneOf, ParsedText, WholeNumber
from regicide.cli.experiments.lab_commands import lab_commands
from regicide.cli.help import TranslatedCommand, TranslatedGroup
from regicide.cli.new_command import json_option as _json
from regicide.cli.new_command import lang_option
from regicide.cli.new_command import new_command as _command
from regicide.cli.operating.admin_commands import admin_commands
from regicide.cli.studying.study_commands import (
    daily_command,
    puzzle_command,
    review_command,
    statistics_command,
)
from regicide.i18n import Words


def commands(words: Words) -> TranslatedGroup:
    """The whole command line, with help in one language."""
    about = words.say("cli-about")
    group = TranslatedGroup(
        "regicide", words=words, help=about, invoke_without_command=True, callback=_open_game
    )
    group.params[:0] = [lang_option(words), _version_option(words)]
    for build in (
        _play,
        daily_command,
        _join,
        _serve,
        admin_commands,
        _replay,
        review_command,
        puzzle_command,
        statistics_command,
        _arena,
        _bots,
        lab_commands,
        _deal,
        _perft,
        _solve,
        _engine,
        _engine_check,
        _version,
    ):
        group.add_command(build(words))
    return group


@click.pass_context
def _open_game(ctx: click.Context, /, **_ignored: object) -> None:
    """`regicide` without a command opens the game in the browser."""
    if ctx.invoked_subcommand is None:
        from regicide.cli.playing.open_browser import open_game  # noqa: PLC0415

        assert isinstance(ctx.command, TranslatedGroup)
        open_game(ctx.command.words)


def _play(words: Words) -> TranslatedCommand:
    def call(**arguments: Any) -> int:
        from regicide.cli.playing.play import play  # noqa: PLC0415

        return play(words, **arguments)

    params: list[click.Parameter] = [
        click.Option(
            ["-n", "--players"], type=WholeNumber(words, 1, 4), help=words.say("cli-play-players")
        ),
        click.Option(
            ["--seed"],
            type=ParsedText(words, "seed", argument_parsers.seed),
            help=words.say("cli-play-seed"),
        ),
        click.Option(
            ["--options"],
            type=ParsedText(words, "options", argument_parsers.options),
            help=words.say("cli-play-options"),
        ),
        click.Option(
            ["--bots"],
            type=ParsedText(words, "bots", argument_parsers.bots),
            help=words.say("cli-play-bots"),
        ),
        click.Option(["--plain"], is_flag=True, help=words.say("cli-play-plain")),
        click.Option(
            ["--record"], type=click.Path(), metavar="FILE", help=words.say("cli-play-record")
        ),
    ]
    examples = [
        "regicide play",
        "regicide play --players 3 --bots champion,knight",
        "regicide play --players 2 --record evening.regicide",
        "regicide play --seed castle-42 --options overpay=stop",
    ]
    return _command(words, "play", call, params, examples)


def _join(words: Words) -> TranslatedCommand:
    def call(invitation: Any, name: str | None) -> int:
        from regicide.cli.playing.terminal_game import join  # noqa: PLC0415

        return join(words, invitation, name)

    params: list[click.Parameter] = [
        click.Argument(
            ["invitation"],
            type=ParsedText(words, "invitation", argument_parsers.address),
            metavar="URL",
        ),
        click.Option(["--name"], metavar="NAME", help=words.say("cli-join-name")),
    ]
    return _command(
        words, "join", call, params, ["regicide join http://127.0.0.1:8642/t/KDFR-27XN"]
    )


def _serve(words: Words) -> TranslatedCommand:
    def call(**arguments: Any) -> int:
        from regicide.cli.operating.serve import run_server  # noqa: PLC0415

        return run_server(words, **arguments)

    params: list[click.Parameter] = [
        click.Option(["--host"], help=words.say("cli-serve-host")),
        click.Option(
            ["--port"], type=WholeNumber(words, 0, 65_535), help=words.say("cli-serve-port")
        ),
        click.Option(
            ["--data"], type=click.Path(), metavar="DIR", help=words.say("cli-serve-data")
        ),
        click.Option(
            ["--workers"],
            type=WholeNumber(words, 1, 256),
            default=1,
            help=words.say("cli-serve-workers"),
        ),
    ]
    examples = [
        "regicide serve",
        "regicide serve --host 0.0.0.0 --port 8000 --data tables",
        "regicide serve --workers 4",
    ]
    command = _command(words, "serve", call, params, examples)
    command.notes = words.say("cli-serve-environment")
    return command


def _replay(words: Words) -> TranslatedCommand:
    def call(**arguments: Any) -> int:
        from regicide.cli.studying.replay import replay  # noqa: PLC0415

        return replay(words, **arguments)

    params: list[click.Parameter] = [
        click.Argument(["file"], type=click.Path(), metavar="FILE"),
        click.Option(["--words", "in_words"], is_flag=True, help=words.say("cli-replay-words")),
        _json(words),
    ]
    examples = [
        "regicide replay evening.regicide",
        "regicide replay evening.regicide --words --lang es",
        "regicide replay evening.regicide --json",
    ]
    return _command(words, "replay", call, params, examples)


def _arena(words: Words) -> TranslatedCommand:
    def call(**arguments: Any) -> int:
        from regicide.cli.experiments.arena import run_arena  # noqa: PLC0415

        return run_arena(words, **arguments)

    examples = [
        "regicide arena --players 2 --bots squire --games 1000",
        "regicide arena --bots squire,random,squire --seeds castle --records games",
        "regicide arena --players 3 --bots squire --csv games.csv --plot games.svg --jobs 4",
        "regicide arena --players 2 --bots squire --games 100000 --dask 127.0.0.1:8786 --json",
        "regicide arena --players 2 --bots champion --rollouts 100 --games 500 --ladder ladder.csv",
    ]
    return _command(words, "arena", call, _arena_params(words), examples)


def _arena_params(words: Words) -> list[click.Parameter]:
    def option(name: str, kind: click.ParamType[Any], **rest: Any) -> click.Option:
        about = words.say(f"cli-arena-{name}")
        return click.Option([f"--{name}"], type=kind, help=about, **rest)

    number = WholeNumber(words, 1)
    files = ("records", "DIR"), ("journal", "FILE"), ("csv", "FILE"), ("parquet", "FILE")
    return [
        click.Option(
            ["-n", "--players"], type=WholeNumber(words, 1, 4), help=words.say("cli-arena-players")
        ),
        option("bots", ParsedText(words, "bots", argument_parsers.bots), default="squire"),
        option("games", number, default="100"),
        option("seeds", ParsedText(words, "seeds", argument_parsers.seeds), default="arena"),
        click.Option(
            ["--options"],
            type=ParsedText(words, "options", argument_parsers.options),
            help=words.say("cli-play-options"),
        ),
        option("ms", number),
        option("rollouts", number),
        *(
            option(name, click.Path(), metavar=kind)
            for name, kind in (*files, ("plot", "FILE"), ("ladder", "FILE"))
        ),
        option("jobs", number),
        option("dask", click.STRING, metavar="ADDRESS"),
        _json(words),
    ]


def _bots(words: Words) -> TranslatedCommand:
    def call(*, as_json: bool) -> int:
        from regicide.cli.print_commands import print_bots  # noqa: PLC0415

        return print_bots(words, as_json=as_json)

    return _command(words, "bots", call, [_json(words)], ["regicide bots", "regicide bots --json"])


def _deal(words: Words) -> TranslatedCommand:
    def call(**arguments: Any) -> int:
        from regicide.cli.print_commands import print_deal  # noqa: PLC0415

        return print_deal(**arguments)

    params: list[click.Parameter] = [
        click.Argument(["players"], type=WholeNumber(words, 1, 4)),
        click.Argument(["seed"], type=ParsedText(words, "seed", argument_parsers.seed)),
        click.Option(
            ["--options"],
            type=ParsedText(words, "options", argument_parsers.options),
            help=words.say("cli-play-options"),
        ),
        _json(words),
    ]
    examples = ["regicide deal 2 castle-42", "regicide deal 1 castle-42 --options hand=-1"]
    return _command(words, "deal", call, params, examples)


def _perft(words: Words) -> TranslatedCommand:
    def call(**arguments: Any) -> int:
        from regicide.cli.print_commands import print_perft  # noqa: PLC0415

        return print_perft(**arguments)

    params: list[click.Parameter] = [
        click.Argument(["position"], type=ParsedText(words, "position", argument_parsers.position)),
        click.Argument(["depth"], type=WholeNumber(words, 0)),
        _json(words),
    ]
    examples = ['regicide perft "$(regicide deal 2 castle-42)" 2']
    return _command(words, "perft", call, params, examples)


def _solve(words: Words) -> TranslatedCommand:
    def call(seconds: int, memory: int, *, as_json: bool, **arguments: Any) -> int:
        from regicide.cli.studying.solve import print_solution  # noqa: PLC0415
        from regicide.study.solving import SolveLimits  # noqa: PLC0415

        limits = SolveLimits(seconds, memory)
        return print_solution(words, limits=limits, as_json=as_json, **arguments)

    def option(name: str, kind: click.ParamType[Any], default: int | None = None) -> click.Option:
        help_text = words.say(f"cli-solve-{name}")
        return click.Option([f"--{name}"], type=kind, default=default, help=help_text)

    params: list[click.Parameter] = [
        click.Argument(
            ["game"], type=ParsedText(words, "game", argument_parsers.game), metavar="SEED|POSITION"
        ),
        click.Option(
            ["-n", "--players"], type=WholeNumber(words, 1, 4), help=words.say("cli-solve-players")
        ),
        click.Option(
            ["--options"],
            type=ParsedText(words, "options", argument_parsers.options),
            help=words.say("cli-play-options"),
        ),
        option("seed", ParsedText(words, "seed", argument_parsers.seed)),
        option("hearts", WholeNumber(words, 4)),
        option("seconds", WholeNumber(words, 1), 10),
        option("memory", WholeNumber(words, 1, 1_000_000), 1024),
        _json(words),
    ]
    examples = [
        "regicide solve castle-42",
        "regicide solve castle-42 --players 2 > won.regicide",
        "regicide solve castle-42 --options jesters=-2 --seconds 60",
        'regicide solve "$(regicide deal 1 castle-42)" --json',
    ]
    return _command(words, "solve", call, params, examples)


def _engine(words: Words) -> TranslatedCommand:
    def call(core: str) -> int:
        from regicide.cli.print_commands import run_engine  # noqa: PLC0415

        return run_engine(core)

    params: list[click.Parameter] = [
        click.Option(
            ["--core"],
            type=OneOf("core", ["rules", "fast"]),
            default="rules",
            help=words.say("cli-engine-core"),
        )
    ]
    return _command(words, "engine", call, params, ["regicide engine --core rules"])


def _engine_check(words: Words) -> TranslatedCommand:
    def call(**arguments: Any) -> int:
        from regicide.cli.experiments.engine_check import run_engine_check  # noqa: PLC0415

        return run_engine_check(words, **arguments)

    def option(name: str, kind: click.ParamType[Any], default: int | None = None) -> click.Option:
        help_text = words.say(f"cli-engine-check-{name}")
        return click.Option([f"--{name}"], type=kind, default=default, help=help_text)

    params: list[click.Parameter] = [
        click.Argument(["command"], metavar="COMMAND"),
        option("only", OneOf("only", ["rules", "bot"])),
        option("seconds", WholeNumber(words, 1, 3600), 10),
        _json(words),
    ]
    examples = [
        'regicide engine-check "regicide engine --core fast"',
        "regicide engine-check ./my-bot --only bot --json",
    ]
    return _command(words, "engine-check", call, params, examples)


def _version_option(words: Words) -> click.Option:
    """`regicide --version` prints what `regicide version` prints."""

    def show(ctx: click.Context, _param: click.Parameter, value: object) -> None:
        if value and not ctx.resilient_parsing:
            from regicide.cli.print_commands import print_version  # noqa: PLC0415

            ctx.exit(print_version(as_json=False))

    return click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
        help=words.say("cli-version"),
    )


def _version(words: Words) -> TranslatedCommand:
    def call(*, as_json: bool) -> int:
        from regicide.cli.print_commands import print_version  # noqa: PLC0415

        return print_version(as_json=as_json)

    examples = ["regicide version", "regicide version --json"]
    return _command(words, "version", call, [_json(words)], examples)
