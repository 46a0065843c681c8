"""Removes a player, and their name from every log.

Tables at which only this person sat are removed. At others the moves stay, because they are also the
games of the others; the name is replaced, and what the person wrote in the chat is deleted.
"""

import msgspec

from regicide.server.keeping.table_record import table_of
from regicide.server.lists.table_summary import awaited_in, summarize
from regicide.server.people.player_tables import tables_of
from regicide.server.storage import Store, StoredEntry, TableSummary
from regicide.table import Entry, Person
from regicide.table.commands import Speak
from regicide.table.entry import Open
from regicide.wire.log_format import read_entry, write_entry

#: Stands for the name of a removed player, and for their words. It needs no translation.
NO_NAME = "…"


async def remove_player(store: Store, player: str, now: int) -> None:
    """If it is cut off, the player still exists, and a second attempt goes on where the first ended."""
    async for summary in tables_of(store, player):
        if summary.player_ids == (player,):
            await store.remove_table(summary.table, now)
        else:
            await _take_out_name(store, summary, player)
    await store.remove_player(player, now)


async def _take_out_name(store: Store, summary: TableSummary, player: str) -> None:
    entries = await store.entries(summary.table)
    rewritten = [_without_name(each, player) for each in entries]
    bodies = [
        (new.seq, new.body)
        for old, new in zip(entries, rewritten, strict=True)
        if old.body != new.body
    ]
    table = table_of(rewritten)
    shown = summarize(
        summary.table,
        table,
        created=summary.created,
        now=summary.updated,
        awaited_since=awaited_in(summary)[1],
    )
    await store.rewrite_table(summary.table, bodies, shown.body, without=player)


def _without_name(stored: StoredEntry, player: str) -> StoredEntry:
    entry = read_entry(stored.body)
    by, what = entry.by, entry.what
    is_theirs = isinstance(by, Person) and by.id == player
    if isinstance(what, Open):
        seats = tuple(
            msgspec.structs.replace(seat, name=NO_NAME) if seat.id == player else seat
            for seat in what.seats
        )
        what = msgspec.structs.replace(what, seats=seats)
    if is_theirs and isinstance(what, Speak):
        what = Speak(NO_NAME)
    if is_theirs:
        by = Person(player, NO_NAME)
    body = write_entry(Entry(by, what, entry.at))
    return StoredEntry(stored.seq, stored.command, stored.at, body)
