"""The small commands: deal, perft, engine, version."""

import sys

import click

from regicide import __version__
from regicide.bots import BOTS
from regicide.bots.external import PREFIX
from regicide.engine import core_named, perft, serve
from regicide.i18n import Words
from regicide.notation import Seed, print_position
from regicide.rules import Options, State


def print_deal(players: int, seed: Seed, options: Options | None) -> int:
    click.echo(print_position(seed.deal(players, options or Options())))
    return 0


def print_perft(position: State, depth: int) -> int:
    for each in range(depth + 1):
        click.echo(f"{each} {perft(position, each)}")
    return 0


def run_engine(core: str) -> int:
    serve(sys.stdin.buffer, sys.stdout.buffer, core_named(core))
    return 0


def print_bots(words: Words) -> int:
    """Their names, and what each is like."""
    rows = [(name, words.say(f"bot-{name}")) for name in BOTS]
    for name, about in [*rows, (f"{PREFIX}COMMAND", words.say("bot-engine"))]:
        click.echo(f"{name:<16} {about}")
    return 0


def print_version() -> int:
    click.echo(f"regicide {__version__}")
    return 0
