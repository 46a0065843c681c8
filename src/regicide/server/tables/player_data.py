"""Everything that the server keeps about one player, for that player."""

import msgspec

from regicide.server.storage import Player, Store
from regicide.server.tables.player_removal import ALL
from regicide.server.tables.table_summary import view_summary
from regicide.wire.http import TableSummaryView


class OwnEntry(msgspec.Struct, frozen=True):
    """A command of the player, as the log of a table has it."""

    table: str
    seq: int
    entry: msgspec.Raw


class OwnDevice(msgspec.Struct, frozen=True):
    """A device with which the player is signed in."""

    id: str
    added: int
    #: The beginning of the day (UTC) on which it was last used.
    used: int


class OwnReport(msgspec.Struct, frozen=True):
    """What the player told the operator about another."""

    table: str
    seq: int
    reason: str
    at: int


class PlayerData(msgspec.Struct, frozen=True):
    """Times are Unix milliseconds. Secrets are not in it: the server keeps only their hashes."""

    id: str
    name: str
    created: int
    devices: tuple[OwnDevice, ...]
    tables: tuple[TableSummaryView, ...]
    entries: tuple[OwnEntry, ...]
    reports: tuple[OwnReport, ...]


async def player_data(store: Store, player: Player) -> PlayerData:
    """Only the player's own commands: the first entry of a log, which holds the seed, is not one of them."""
    created = await store.player_created(player.id)
    assert created is not None, "the player has a secret"
    summaries = await store.summaries_of(player.id, ALL)
    entries = await store.entries_by(player.id)
    return PlayerData(
        id=player.id,
        name=player.name,
        created=created,
        devices=tuple(
            OwnDevice(each.id, each.added, each.used) for each in await store.devices(player.id)
        ),
        tables=tuple(map(view_summary, summaries)),
        reports=tuple(
            OwnReport(each.table, each.seq, each.reason, each.at)
            for each in await store.reports_by(player.id)
        ),
        entries=tuple(OwnEntry(code, e.seq, msgspec.Raw(e.body)) for code, e in entries),
    )
