"""The full-screen game: at a local table, or at a server."""

import getpass
import os
from collections.abc import Iterator
from functools import partial

import click

from regicide.cli.playing.typed_lines import is_terminal, read_line
from regicide.folders import data_folder
from regicide.i18n import Words, say_error
from regicide.notation import Record, final_state
from regicide.table import Table, record_of
from regicide.tui.controller import Controller
from regicide.tui.game_file import GameFile
from regicide.tui.identity import forget_secret, secret_for
from regicide.tui.local_game_setup import file_after, open_local_table, rematch_record, today
from regicide.tui.local_table import SAME_DEAL_CODE, controllers_for
from regicide.tui.personal_best import earned_at
from regicide.tui.remote_link import RemoteLink, TableAddress
from regicide.tui.screens.replay_app import ReplayApp
from regicide.tui.screens.table_app import REVIEW, TableApp
from regicide.tui.table_link import JoinError, TableLink
from regicide.tui.text.waiting_table_text import waiting_table_text
from regicide.tui.waiting_tables import WaitingTable, waiting_tables


def play_local(
    words: Words, record: Record, file: GameFile | None
) -> Iterator[tuple[GameFile | None, Table]]:
    """Play at a table in this process, then its rematches, until the players leave.

    A review of a finished game comes back to its table. Yields the file, still open, and the last state of each
    table. Each rematch has a file of its own: beside that of `--record`, or among the kept games.
    """
    while True:
        local = open_local_table(record, words, file)
        at_end = (
            tuple if final_state(record).step.is_over else partial(earned_at, words, local, file)
        )
        app = TableApp(controllers_for(local), words.language, can_review=True, at_end=at_end)
        deal = app.run()
        if deal == REVIEW:
            record = record_of(local.table, date=record.date or today())
            local.close()
            ReplayApp(record, words.language, reviews=True).run()
            file = GameFile(file.path) if file is not None else None
            continue
        yield file, local.table
        local.close()
        if deal is None:
            return
        record = rematch_record(local.table, same_deal=deal == SAME_DEAL_CODE)
        file = file_after(file) if file is not None else None


def ask_for_table(words: Words) -> TableAddress | None:
    """The table that the player was invited to, or the number of one that waits for them; None without an answer."""
    waiting = _told_tables(words)
    click.echo(words.say("cli-join-invitation-or-number" if waiting else "cli-join-invitation"))
    typed = (read_line("> ") or "").strip()
    if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(waiting):
        return waiting[int(typed) - 1].address
    return TableAddress.parse(typed) if typed else None


def _told_tables(words: Words) -> tuple[WaitingTable, ...]:
    """Print the tables at which others wait for the player, by number; at servers that this computer knows."""
    found = waiting_tables(data_folder(os.environ))
    for error in found.errors:
        click.echo(say_error(words, error), err=True)
    for number, table in enumerate(found.tables, start=1):
        click.echo(f"{number}. {waiting_table_text(words, table)}")
        click.echo(f"    regicide join {table.address.server}/t/{table.address.code}")
    return found.tables


def join(
    words: Words, invitation: TableAddress | None, name: str | None, *, waiting: bool = False
) -> int:
    """Play at a table of a server, then at its rematches; without a link, ask for it.

    `waiting`: only list the tables that wait.
    """
    if waiting:
        if not _told_tables(words):
            click.echo(words.say("cli-join-none-waits"))
        return 0
    invitation = invitation or ask_for_table(words)
    if invitation is None:
        return 0
    if not is_terminal():
        raise JoinError("join-needs-terminal", {})
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
        if controller.is_turned_away:
            raise JoinError("server-refused", {"why": controller.close_reason or ""})
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
