"""The commands of `regicide lab`."""

from typing import Any

import click

from regicide.cli import argument_parsers
from regicide.cli.argument_types import ParsedText, WholeNumber
from regicide.cli.help import TranslatedCommand, TranslatedGroup
from regicide.cli.new_command import new_command
from regicide.fast.core_numbers import HIDDEN_UNITS
from regicide.i18n import Words


def lab_commands(words: Words) -> TranslatedGroup:
    group = TranslatedGroup("lab", words=words, help=words.say("cli-lab"))
    group.add_command(_train(words))
    group.add_command(_dataset(words))
    return group


def _dataset(words: Words) -> TranslatedCommand:
    def call(**arguments: Any) -> int:
        from regicide.cli.experiments.dataset import run_dataset  # noqa: PLC0415

        return run_dataset(words, **arguments)

    def option(name: str, message: str, kind: click.ParamType[Any], **rest: Any) -> click.Option:
        return click.Option([f"--{name}"], type=kind, help=words.say(message), **rest)

    number = WholeNumber(words, 1)
    bots = ParsedText(words, "bots", argument_parsers.bots)
    seeds = ParsedText(words, "seed", argument_parsers.seeds)
    options = ParsedText(words, "options", argument_parsers.options)
    params: list[click.Parameter] = [
        click.Argument(["folder"], type=click.Path(), metavar="FOLDER"),
        click.Option(
            ["-n", "--players"], type=WholeNumber(words, 1, 4), help=words.say("cli-arena-players")
        ),
        option("bots", "cli-arena-bots", bots, default="squire"),
        option("games", "cli-arena-games", number, default="1000"),
        option("seed", "cli-arena-seeds", seeds, default="dataset"),
        option("options", "cli-play-options", options),
        option("ms", "cli-arena-ms", number),
        option("rollouts", "cli-arena-rollouts", number),
        option("minari", "cli-dataset-minari", click.STRING, metavar="NAME"),
        option("jobs", "cli-arena-jobs", number),
        option("dask", "cli-arena-dask", click.STRING, metavar="ADDRESS"),
    ]
    examples = [
        "regicide lab dataset games --players 2 --bots knight --games 10000",
        "regicide lab dataset games --bots champion,squire --rollouts 100 --seed castle",
        "regicide lab dataset games --players 1 --bots champion --minari regicide/solo-v0",
    ]
    return new_command(words, "dataset", call, params, examples)


def _train(words: Words) -> TranslatedCommand:
    def call(**arguments: Any) -> int:
        from regicide.cli.experiments.train import run_training  # noqa: PLC0415

        return run_training(words, **arguments)

    def option(name: str, kind: click.ParamType[Any], **rest: Any) -> click.Option:
        return click.Option([f"--{name}"], type=kind, help=words.say(f"cli-train-{name}"), **rest)

    params: list[click.Parameter] = [
        click.Argument(["file"], type=click.Path(), metavar="FILE"),
        click.Option(
            ["-n", "--players"],
            type=WholeNumber(words, 1, 4),
            required=True,
            help=words.say("cli-play-players"),
        ),
        option("games", WholeNumber(words, 1), default="2000000"),
        click.Option(
            ["--options"],
            type=ParsedText(words, "options", argument_parsers.options),
            help=words.say("cli-play-options"),
        ),
        option("seed", WholeNumber(words, 0), default="1"),
        option("threads", WholeNumber(words, 1, 256), default="1"),
        option("units", WholeNumber(words, 1, HIDDEN_UNITS)),
        option("weights", click.Path(), metavar="FILE"),
        option("join", click.Path(), metavar="FILE"),
        option("plot", click.Path(), metavar="FILE"),
    ]
    examples = [
        "regicide lab train two.npz --players 2 --threads 2",
        "regicide lab train gold.npz --players 1 --options jesters=-2 --weights gold-net.npz",
        "regicide lab train b.npz --players 2 --units 256 --join a-net.npz --weights two-net.npz",
    ]
    return new_command(words, "train", call, params, examples)
