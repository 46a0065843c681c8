"""`regicide serve`: runs a server for this machine or for a network."""

import os
from collections.abc import Callable
from pathlib import Path

import click

from regicide.folders import data_folder
from regicide.i18n import Words
from regicide.server.config import DEFAULT_HOST, DEFAULT_PORT, Config
from regicide.server.environment import with_environment
from regicide.server.serve import serve


def run_server(
    words: Words,
    *,
    host: str | None = None,
    port: int | None = None,
    data: str | None = None,
    workers: int = 1,
    ready: Callable[[str], None] | None = None,
) -> int:
    """Serve until stopped. Calls `ready` with the address, or prints it."""
    config = Config(
        host=host or DEFAULT_HOST,
        port=DEFAULT_PORT if port is None else port,
        data=Path(data) if data else data_folder(os.environ),
        workers=workers,
    )

    def say_ready(address: str) -> None:
        click.echo(words.say("cli-serve-ready", address=address))

    serve(with_environment(config, os.environ), ready or say_ready)
    return 0
