"""The games with a screen: at a table of one's own, or at a server's."""

import getpass
import os
from collections.abc import Iterator
from pathlib import Path

from regicide.folders import data_folder
from regicide.i18n import Words
from regicide.notation import Record
from regicide.table import Table
from regicide.tui.app import TableApp
from regicide.tui.controller import Controller
from regicide.tui.identity import secret_for
from regicide.tui.link import Link
from regicide.tui.local_game import next_file, rematch_record, sit_down
from regicide.tui.local_table import SAME_DEAL, sit_at
from regicide.tui.remote_link import Address, RemoteLink
from regicide.tui.start_app import StartApp, Wish


def play_here(
    words: Words, record: Record, path: Path, *, keep_each: bool
) -> Iterator[tuple[Path, Table]]:
    """A table in this process, for everyone at this keyboard, and its rematches.

    Each table as it was left, and the file its game is in. `keep_each`: a rematch has a file of
    its own; otherwise it takes the place of the game before.
    """
    while True:
        local = sit_down(record, words, path)
        deal = TableApp(sit_at(local), words.language).run()
        local.close()
        yield path, local.table
        if deal is None:
            return
        record = rematch_record(local.table, same_deal=deal == SAME_DEAL)
        path = next_file(path) if keep_each else path


def join(words: Words, address: Address, name: str | None) -> int:
    """A table at a server; a rematch is gone to as well."""
    secret = secret_for(address.server, name or _own_name(words), data_folder(os.environ))
    code: str | None = address.code
    while code is not None:
        there = Address(address.server, code)
        code = TableApp([_far(there, words, secret)], words.language).run()
    return 0


def _far(address: Address, words: Words, secret: str) -> Controller:
    async def open_link() -> Link:
        return await RemoteLink.open(address)

    return Controller(open_link, language=words.language, secret=secret)


def _own_name(words: Words) -> str:
    try:
        return getpass.getuser()[:24]
    except (KeyError, OSError):
        return words.say("app-guest")


def ask_what_to_play(words: Words, *, can_go_on: bool) -> Wish | None:
    """The start screen; None if somebody thinks better of it."""
    return StartApp(words, can_go_on=can_go_on).run()
