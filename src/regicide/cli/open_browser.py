"""`regicide` alone: a server for this machine, and the game in the browser."""

import os
import sys
import threading
import urllib.request
import webbrowser
from contextlib import suppress

import click

from regicide.i18n import Words
from regicide.server.config import DEFAULT_HOST, DEFAULT_PORT
from regicide.server.errors import ServeError

_OURS = b'"title":"Open Regicide"'


def browse(words: Words) -> int:
    """Open the game; with the server that runs already, or one of our own until Ctrl+C."""
    from regicide.cli.serve import run_server  # noqa: PLC0415  a running server needs none of it

    address = f"http://{DEFAULT_HOST}:{DEFAULT_PORT}/"
    if _is_ours(address):
        click.echo(words.say("cli-browse-running", address=address))
        _open(address)
        return 0

    def ready(found: str) -> None:
        click.echo(words.say("cli-browse-ready", address=found))
        _open(found)

    try:
        return run_server(words, ready=ready)
    except ServeError as trouble:
        if trouble.code != "address-taken":
            raise
    return run_server(words, port=0, ready=ready)


def _is_ours(address: str) -> bool:
    """Whether what listens there is a server like this one."""
    # No proxy of the environment: it is this machine that is asked.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with (
        suppress(OSError, ValueError),
        opener.open(address + "api/openapi.json", timeout=2) as answer,
    ):
        return _OURS in answer.read(1 << 20)
    return False


def _open(address: str) -> None:
    """In a thread: some browsers keep whoever starts them waiting."""
    if _has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_screen() -> bool:
    """Without one, a browser would be one for the terminal, and in the way."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
