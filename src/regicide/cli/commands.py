"""The commands of `regicide`, with their parameters and examples."""

import click

from regicide.cli.argument_types import OneOf
from regicide.cli.command_maker import CommandMaker
from regicide.cli.help import TranslatedCommand, TranslatedGroup
from regicide.cli.operating.admin_commands import admin_commands
from regicide.cli.playing import play_commands
from regicide.fast.core_numbers import HIDDEN_UNITS
from regicide.i18n import Words


def commands(words: Words) -> TranslatedGroup:
    """The whole command line, with help in one language."""
    make = CommandMaker(words)
    about = words.say("cli-about")
    group = TranslatedGroup(
        "regicide", words=words, help=about, invoke_without_command=True, callback=_open_game
    )
    group.params[:0] = [make.lang(), _version_option(words)]
    for build in (
        play_commands.play,
        play_commands.games,
        play_commands.daily,
        play_commands.join,
        play_commands.learn,
        _rules,
        _serve,
        admin_commands,
        _replay,
        _review,
        play_commands.puzzle,
        _statistics,
        _arena,
        _benchmark,
        _bots,
        _lab,
        _deal,
        _perft,
        _solve,
        _engine,
        _engine_check,
        _version,
    ):
        group.add_command(build(make))
    return group


@click.pass_context
def _open_game(ctx: click.Context, /, **_ignored: object) -> None:
    """`regicide` without a command opens the game in the browser."""
    if ctx.invoked_subcommand is None:
        from regicide.cli.playing.open_browser import open_game  # noqa: PLC0415

        assert isinstance(ctx.command, TranslatedGroup)
        open_game(ctx.command.words)


def _version_option(words: Words) -> click.Option:
    """`regicide --version` prints what `regicide version` prints."""

    def show(ctx: click.Context, _param: click.Parameter, value: object) -> None:
        if value and not ctx.resilient_parsing:
            from regicide.cli.print_commands import print_version  # noqa: PLC0415

            ctx.exit(print_version(words, as_json=False))

    return click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
        help=words.say("cli-version"),
    )


# --- understanding games -------------------------------------------------------------------------


def _rules(make: CommandMaker) -> TranslatedCommand:
    return make.command(
        "rules",
        "studying.rules.print_rules",
        make.argument("question", metavar="[WORD…]", nargs=-1),
        make.json(),
        examples=[
            "regicide rules",
            "regicide rules jester",
            "regicide rules 4.5",
            "regicide rules may I talk",
        ],
    )


def _replay(make: CommandMaker) -> TranslatedCommand:
    return make.command(
        "replay",
        "studying.replay.replay",
        make.games_argument(metavar="FILE"),
        make.flag("--words in_words", "cli-replay-words"),
        make.json(),
        examples=[
            "regicide replay evening.regicide",
            "regicide replay evening.regicide --words --lang es",
            "regicide replay evening.regicide --json",
        ],
    )


def _review(make: CommandMaker) -> TranslatedCommand:
    worlds, playouts, seconds = (
        make.number(1, 100_000),
        make.number(0, 100_000),
        make.number(0, 3600),
    )
    return make.command(
        "review",
        "studying.review.run_review",
        make.games_argument(metavar="FILE"),
        # A sentence about a wrong value names the last one.
        make.option("worlds --budget --worlds", "cli-review-worlds", worlds, default="400"),
        make.option("--playouts", "cli-review-playouts", playouts, default="96"),
        make.option("--seconds", "cli-review-seconds", seconds, default="10"),
        make.file_option("--html", "cli-review-html"),
        make.file_option("--plot", "cli-review-plot"),
        make.json(),
        examples=[
            "regicide review evening.regicide",
            "regicide review evening.regicide --html review.html --plot review.svg",
            "regicide review evening.regicide --worlds 1600 --json",
        ],
    )


def _statistics(make: CommandMaker) -> TranslatedCommand:
    return make.command(
        "statistics",
        "studying.statistics.print_statistics",
        make.games_argument("path", required=False, metavar="[FILE|FOLDER]"),
        make.json(),
        examples=["regicide statistics", "regicide statistics games --json"],
    )


def _solve(make: CommandMaker) -> TranslatedCommand:
    return make.command(
        "solve",
        "studying.solve.print_solution",
        make.argument("game", make.parsed("game"), metavar="SEED|POSITION"),
        make.players("cli-solve-players"),
        make.options(),
        make.option("--seed", "cli-solve-seed", make.parsed("seed")),
        make.option("--hearts", "cli-solve-hearts", make.number(4)),
        make.option("--seconds", "cli-solve-seconds", make.number(1), default=10),
        make.option("--memory", "cli-solve-memory", make.number(1, 1_000_000), default=1024),
        make.json(),
        examples=[
            "regicide solve castle-42",
            "regicide solve castle-42 --players 2 > won.regicide",
            "regicide solve castle-42 --options jesters=-2 --seconds 60",
            'regicide solve "$(regicide deal 1 castle-42)" --json',
        ],
    )


# --- operating a server --------------------------------------------------------------------------


def _serve(make: CommandMaker) -> TranslatedCommand:
    return make.command(
        "serve",
        "operating.serve.run_server",
        make.option("--host", "cli-serve-host"),
        make.option("--port", "cli-serve-port", make.number(0, 65_535)),
        make.data(),
        make.option("--workers", "cli-serve-workers", make.number(1, 256), default=1),
        examples=[
            "regicide serve",
            "regicide serve --host 0.0.0.0 --port 8000 --data tables",
            "regicide serve --workers 4",
        ],
        notes=make.words.say("cli-serve-environment"),
    )


# --- many games ----------------------------------------------------------------------------------


def _arena(make: CommandMaker) -> TranslatedCommand:
    return make.command(
        "arena",
        "experiments.arena.run_arena",
        *make.many_games("100"),
        make.option("--seeds", "cli-arena-seeds", make.parsed("seeds"), default="arena"),
        make.file_option("--records", "cli-arena-records", "DIR"),
        make.file_option("--journal", "cli-arena-journal"),
        make.file_option("--csv", "cli-arena-csv"),
        make.file_option("--parquet", "cli-arena-parquet"),
        make.file_option("--plot", "cli-arena-plot"),
        make.file_option("--ladder", "cli-arena-ladder"),
        make.json(),
        examples=[
            "regicide arena --players 2 --bots squire --games 1000",
            "regicide arena --bots squire,random,squire --seeds castle --records games",
            "regicide arena --players 3 --bots squire --csv games.csv --plot games.svg --jobs 4",
            "regicide arena --players 2 --bots squire --games 100000 --dask 127.0.0.1:8786 --json",
            "regicide arena --players 2 --bots champion --rollouts 100 --games 500 --ladder ladder.csv",
        ],
    )


def _benchmark(make: CommandMaker) -> TranslatedCommand:
    deals = OneOf("deals", ["training", "validation", "test"])
    return make.command(
        "benchmark",
        "experiments.benchmark.run_benchmark",
        make.argument("task", required=False, metavar="[TASK]"),
        make.option("--bot", "cli-benchmark-bot", make.parsed("bots"), default="knight"),
        make.option("--games", "cli-benchmark-games", make.number(1), default="2000"),
        make.option("--deals", "cli-benchmark-deals", deals, default="test"),
        make.option("--partners", "cli-benchmark-partners", OneOf("partners", ["levels"])),
        make.option("--ms", "cli-arena-ms", make.number(1)),
        make.option("--rollouts", "cli-arena-rollouts", make.number(1)),
        make.file_option("--ladder", "cli-arena-ladder"),
        make.option("--jobs", "cli-arena-jobs", make.number(1)),
        make.json(),
        examples=[
            "regicide benchmark",
            "regicide benchmark four-small-hands-v0 --bot champion --rollouts 60 --games 500",
            "regicide benchmark two-v0 --bot policy:my_policy.py:choose --deals validation",
            "regicide benchmark two-v0 --bot policy:my_policy.py:choose --partners levels --games 500",
        ],
    )


def _lab(make: CommandMaker) -> TranslatedGroup:
    group = TranslatedGroup("lab", words=make.words, help=make.words.say("cli-lab"))
    group.add_command(_train(make))
    group.add_command(_dataset(make))
    return group


def _train(make: CommandMaker) -> TranslatedCommand:
    return make.command(
        "train",
        "experiments.train.run_training",
        make.file_argument(),
        make.players(required=True),
        make.option("--games", "cli-train-games", make.number(1), default="2000000"),
        make.options(),
        make.option("--seed", "cli-train-seed", make.number(0), default="1"),
        make.option("--threads", "cli-train-threads", make.number(1, 256), default="1"),
        make.option("--units", "cli-train-units", make.number(1, HIDDEN_UNITS)),
        make.file_option("--weights", "cli-train-weights"),
        make.file_option("--join", "cli-train-join"),
        make.file_option("--plot", "cli-train-plot"),
        make.json(),
        examples=[
            "regicide lab train two.npz --players 2 --threads 2",
            "regicide lab train gold.npz --players 1 --options jesters=-2 --weights gold-net.npz",
            "regicide lab train b.npz --players 2 --units 256 --join a-net.npz --weights two-net.npz",
        ],
    )


def _dataset(make: CommandMaker) -> TranslatedCommand:
    return make.command(
        "dataset",
        "experiments.dataset.run_dataset",
        make.file_argument("folder", "FOLDER"),
        *make.many_games("1000"),
        make.option("--seed", "cli-arena-seeds", make.parsed("seeds"), default="dataset"),
        make.option("--minari", "cli-dataset-minari", metavar="NAME"),
        make.json(),
        examples=[
            "regicide lab dataset games --players 2 --bots knight --games 10000",
            "regicide lab dataset games --bots champion,squire --rollouts 100 --seed castle",
            "regicide lab dataset games --players 1 --bots champion --minari regicide/solo-v0",
        ],
    )


def _bots(make: CommandMaker) -> TranslatedCommand:
    examples = ["regicide bots", "regicide bots --json"]
    return make.command("bots", "print_commands.print_bots", make.json(), examples=examples)


# --- for programs --------------------------------------------------------------------------------


def _deal(make: CommandMaker) -> TranslatedCommand:
    return make.command(
        "deal",
        "print_commands.print_deal",
        make.argument("players", make.number(1, 4)),
        make.argument("seed", make.parsed("seed")),
        make.options(),
        make.json(),
        examples=["regicide deal 2 castle-42", "regicide deal 1 castle-42 --options hand=-1"],
    )


def _perft(make: CommandMaker) -> TranslatedCommand:
    return make.command(
        "perft",
        "print_commands.print_perft",
        make.argument("position", make.parsed("position")),
        make.argument("depth", make.number(0)),
        make.json(),
        examples=['regicide perft "$(regicide deal 2 castle-42)" 2'],
    )


def _engine(make: CommandMaker) -> TranslatedCommand:
    cores = OneOf("core", ["rules", "fast"])
    return make.command(
        "engine",
        "print_commands.run_engine",
        make.option("--core", "cli-engine-core", cores, default="rules"),
        make.option("--policy", "cli-engine-policy", metavar="FILE:NAME"),
        examples=["regicide engine --core rules", "regicide engine --policy my_policy.py:choose"],
    )


def _engine_check(make: CommandMaker) -> TranslatedCommand:
    return make.command(
        "engine-check",
        "experiments.engine_check.run_engine_check",
        make.argument("command", metavar="COMMAND"),
        make.option("--only", "cli-engine-check-only", OneOf("only", ["rules", "bot"])),
        make.option("--seconds", "cli-engine-check-seconds", make.number(1, 3600), default=10),
        make.json(),
        examples=[
            'regicide engine-check "regicide engine --core fast"',
            "regicide engine-check ./my-bot --only bot --json",
        ],
    )


def _version(make: CommandMaker) -> TranslatedCommand:
    examples = ["regicide version", "regicide version --json"]
    return make.command("version", "print_commands.print_version", make.json(), examples=examples)
