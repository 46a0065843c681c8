"""The full-screen game: at a local table, or at a server."""

import getpass
import os
from collections.abc import Iterator
from pathlib import Path

from regicide.folders import data_folder
from regicide.i18n import Words
from regicide.notation import Record
from regicide.table import Table, record_of
from regicide.tui.controller import Controller
from regicide.tui.identity import forget_secret, secret_for
from regicide.tui.local_game_setup import next_file, open_local_table, rematch_record, today
from regicide.tui.local_table import SAME_DEAL_CODE, controllers_for
from regicide.tui.remote_link import RemoteLink, TableAddress
from regicide.tui.screens.replay_app import ReplayApp
from regicide.tui.screens.start_app import GameRequest, StartApp
from regicide.tui.screens.table_app import REVIEW, TableApp
from regicide.tui.table_link import JoinError, TableLink


def play_local(
    words: Words, record: Record, path: Path, *, separate_files: bool
) -> Iterator[tuple[Path, Table]]:
    """Play at a table in this process, then its rematches, until the players leave.

    A review of a finished game comes back to its table.

    Yields the file and the last state of each table. With `separate_files` each rematch has a new
    file; otherwise it replaces the game before it.
    """
    while True:
        local = open_local_table(record, words, path)
        deal = TableApp(controllers_for(local), words.language, can_review=True).run()
        local.close()
        yield path, local.table
        if deal is None:
            return
        if deal == REVIEW:
            record = record_of(local.table, date=record.date or today())
            ReplayApp(record, words.language, reviews=True).run()
            continue
        record = rematch_record(local.table, same_deal=deal == SAME_DEAL_CODE)
        path = next_file(path) if separate_files else path


def join(words: Words, invitation: TableAddress, name: str | None) -> int:
    """Play at a table of a server, then at its rematches."""
    data = data_folder(os.environ)
    secret = secret_for(invitation.server, name or _own_name(words), data)
    code: str | None = invitation.code
    while code is not None:
        table = TableAddress(invitation.server, code)
        controller = _remote_controller(table, words, secret)
        code = TableApp([controller], words.language).run()
        if controller.is_signed_out:
            forget_secret(invitation.server, data)
            raise JoinError("join-signed-out", {"why": controller.close_reason or ""})
    return 0


def _remote_controller(address: TableAddress, words: Words, secret: str) -> Controller:
    async def open_link() -> TableLink:
        return await RemoteLink.open(address)

    return Controller(open_link, language=words.language, secret=secret)


def _own_name(words: Words) -> str:
    try:
        return getpass.getuser()[:24]
    except (KeyError, OSError):
        return words.say("app-guest")


def show_start_screen(words: Words, *, can_resume: bool) -> GameRequest | None:
    """Show the start screen; None if the player quits."""
    return StartApp(words, can_resume=can_resume).run()
