"""The small commands: deal, perft, engine, version."""

import sys

import click

from regicide import __version__
from regicide.engine import core_named, perft, serve
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


def print_version() -> int:
    click.echo(f"regicide {__version__}")
    return 0
