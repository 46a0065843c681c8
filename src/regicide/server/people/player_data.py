"""Everything that the server keeps about one player, for that player: in pieces, because it may be much."""

from collections.abc import AsyncIterator

import msgspec

from regicide.server.clubs.evening import details_of
from regicide.server.lists.table_summary import view_summary
from regicide.server.people.player_tables import tables_of
from regicide.server.pushes.subscription import Wanted, wanted_in
from regicide.server.storage import Player, Store, device_id
from regicide.wire.encoding import encode

#: Of a player; nobody has so many.
ALL_EVENINGS = 1_000_000


class OwnEntry(msgspec.Struct, frozen=True):
    """A command of the player, as in the log of a table."""

    table: str
    seq: int
    entry: msgspec.Raw


class OwnDevice(msgspec.Struct, frozen=True):
    """A device with which the player is signed in."""

    id: str
    added: int
    #: The beginning of the day (UTC) on which it was last used.
    used: int
    #: As the player calls it.
    name: str
    #: What it wants to be told while its page is closed.
    messages: Wanted | None


class OwnReport(msgspec.Struct, frozen=True):
    """What the player told the operator about another."""

    table: str
    seq: int
    reason: str
    at: int


class OwnEvening(msgspec.Struct, frozen=True):
    """An evening that the player made, or has a seat at."""

    code: str
    name: str
    is_host: bool
    #: The name of the player's team.
    team: str | None


class OwnClub(msgspec.Struct, frozen=True):
    """A club that the player is in, without the others in it."""

    code: str
    name: str
    is_founder: bool
    #: When the player joined.
    joined: int


class PlayerFacts(msgspec.Struct, frozen=True):
    """Times are Unix milliseconds. Secrets are not in it: the server keeps only their hashes."""

    id: str
    name: str
    created: int
    devices: tuple[OwnDevice, ...]
    reports: tuple[OwnReport, ...]
    evenings: tuple[OwnEvening, ...]
    clubs: tuple[OwnClub, ...]


async def player_data(store: Store, player: Player) -> AsyncIterator[bytes]:
    """JSON in pieces: `PlayerFacts`, `tables` (their summaries) and `entries`.

    Only the player's own commands: the first entry of a log, which holds the seed, is not one of them.
    """
    yield encode(await _facts(store, player)).removesuffix(b"}")
    yield b',"tables":['
    separator = b""
    async for summary in tables_of(store, player.id):
        yield separator + encode(view_summary(summary, player.id))
        separator = b","
    yield b'],"entries":['
    separator = b""
    async for summary in tables_of(store, player.id):
        entries = await store.entries_by(player.id, summary.table)
        own = [encode(OwnEntry(summary.table, e.seq, msgspec.Raw(e.body))) for e in entries]
        if own:
            yield separator + b",".join(own)
            separator = b","
    yield b"]}"


async def _facts(store: Store, player: Player) -> PlayerFacts:
    created = await store.player_created(player.id)
    assert created is not None, "the player has a secret"
    subscriptions = await store.subscriptions([player.id])
    messages = {device_id(each.device): wanted_in(each) for each in subscriptions}
    return PlayerFacts(
        id=player.id,
        name=player.name,
        created=created,
        devices=tuple(
            OwnDevice(each.id, each.added, each.used, each.name, messages.get(each.id))
            for each in await store.devices(player.id)
        ),
        reports=tuple(
            OwnReport(each.table, each.seq, each.reason, each.at)
            for each in await store.reports_by(player.id)
        ),
        evenings=tuple([each async for each in _evenings(store, player.id)]),
        clubs=tuple([each async for each in _clubs(store, player.id)]),
    )


async def _evenings(store: Store, player: str) -> AsyncIterator[OwnEvening]:
    for each in await store.evenings_of(player, ALL_EVENINGS):
        people = await store.team_players(each.code)
        own = next((seated.team for seated in people if seated.id == player), None)
        names = {team.team: team.name for team in await store.teams(each.code)}
        name = details_of(each).name
        yield OwnEvening(each.code, name, each.maker == player, names.get(own or 0))


async def _clubs(store: Store, player: str) -> AsyncIterator[OwnClub]:
    for each in await store.clubs_of(player):
        people = await store.club_players(each.code)
        joined = next((own.joined for own in people if own.id == player), 0)
        yield OwnClub(each.code, each.name, each.founder == player, joined)
