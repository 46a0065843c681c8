"""`regicide admin push-key`: the key with which a server sends messages to devices whose page is closed."""

import os
from pathlib import Path

import click

from regicide.cli.operating.admin import AdminError
from regicide.i18n import Words
from regicide.server.errors import ServeError
from regicide.server.storage.private_file import new_private_file


def write_push_key(words: Words, file: str) -> int:
    """Write a new key, never over another: who subscribed with that one would hear nothing more."""
    try:
        from regicide.server.pushes.web_push import new_key  # noqa: PLC0415  it needs an extra
    except ImportError as error:
        raise ServeError("push-missing-library", {"library": error.name or ""}) from None
    path = Path(file)
    try:
        made = new_private_file(path)
    except FileExistsError:
        raise AdminError("file-exists", {"file": file}) from None
    with os.fdopen(made, "wb") as key:
        key.write(new_key())
    click.echo(words.say("cli-push-key-done", file=file))
    click.echo(f"REGICIDE_PUSH_KEY={path.resolve()}")
    click.echo("REGICIDE_PUSH_CONTACT=mailto:operator@example.org")
    return 0
