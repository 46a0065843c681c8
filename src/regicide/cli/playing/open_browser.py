"""`regicide` without a command: starts a server for this machine and opens the game in the browser."""

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

_API_TITLE = b'"title":"Open Regicide"'


def open_game(words: Words) -> int:
    """Open the game at a server that already runs, or start one that runs until Ctrl+C."""
    from regicide.cli.operating.serve import run_server  # noqa: PLC0415  not needed if a server already runs

    address = f"http://{DEFAULT_HOST}:{DEFAULT_PORT}/"
    if _is_our_server(address):
        click.echo(words.say("cli-browse-running", address=address))
        _open_page(address)
        return 0

    def ready(found: str) -> None:
        click.echo(words.say("cli-browse-ready", address=found))
        _open_page(found)

    try:
        return run_server(words, ready=ready)
    except ServeError as error:
        if error.code != "address-taken":
            raise
    return run_server(words, port=0, ready=ready)


def _is_our_server(address: str) -> bool:
    """Whether the program at this address is a Regicide server."""
    # Ignore proxies: the request stays on this machine.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with (
        suppress(OSError, ValueError),
        opener.open(address + "api/openapi.json", timeout=2) as answer,
    ):
        return _API_TITLE in answer.read(1 << 20)
    return False


def _open_page(address: str) -> None:
    """Open a page in the browser, in a thread: some browsers block their caller."""
    if _has_display():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_display() -> bool:
    """Whether there is a display. Without one, `webbrowser` would start a text browser here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
