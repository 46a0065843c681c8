"""The routes of players: names, lists of games, and what is kept about them."""

from types import NoneType

from starlette.requests import Request

from regicide.server import identity
from regicide.server.bus import OrdersChanged
from regicide.server.http.route import AnyRoute, Call, Download, route
from regicide.server.limits import GAMES_PER_PAGE, MOST_WAITING_TABLES
from regicide.server.lists.table_summary import view_summary, waiting_tables
from regicide.server.people.devices import choose_others
from regicide.server.people.player_data import player_data
from regicide.server.people.player_removal import remove_player
from regicide.server.prices import Thing
from regicide.server.storage import Device, Player
from regicide.wire.decode_errors import Expected, UnreadableMessage
from regicide.wire.http import (
    NewPlayer,
    PlayerSecret,
    PlayerView,
    TableList,
    WaitingTables,
)


@route(
    "POST",
    "/api/players",
    "Register a player: choose a name, get a secret for this device.",
    caller=NoneType,
    body=NewPlayer,
    answer=PlayerSecret,
    price=Thing.PLAYER,
)
async def new_player(call: Call[None, NewPlayer]) -> PlayerSecret:
    services, secret = call.context.services, identity.new_secret()
    player = Player(identity.new_player_id(), _clean_name(call))
    await services.store.add_player(player, identity.hash_secret(secret), services.clock())
    return PlayerSecret(player.name, secret)


@route(
    "GET",
    "/api/me",
    "The player that the secret belongs to.",
    caller=Player,
    body=NoneType,
    answer=PlayerView,
    price=Thing.REQUEST,
)
async def me(call: Call[Player, None]) -> PlayerView:
    return PlayerView(call.caller.name)


@route(
    "PATCH",
    "/api/me",
    "Change the player's name, for tables joined from now on.",
    caller=Player,
    body=NewPlayer,
    answer=PlayerView,
    price=Thing.CHANGE,
)
async def rename_me(call: Call[Player, NewPlayer]) -> PlayerView:
    name = _clean_name(call)
    await call.context.services.store.rename(call.caller.id, name)
    return PlayerView(name)


@route(
    "GET",
    "/api/me/games",
    "The player's tables, running and finished, most recently changed first.",
    caller=Player,
    body=NoneType,
    answer=TableList,
    price=Thing.LISTING,
    query=("before",),
)
async def my_games(call: Call[Player, None]) -> TableList:
    store, before = call.context.services.store, _read_before(call.request)
    found = await store.summaries_of(call.caller.id, GAMES_PER_PAGE, before)
    more = found[-1].updated if len(found) == GAMES_PER_PAGE else None
    return TableList(tuple(view_summary(each, call.caller.id) for each in found), more)


@route(
    "GET",
    "/api/me/turns",
    "The tables at which others wait for the player, the most urgent first.",
    caller=Player,
    body=NoneType,
    answer=WaitingTables,
    price=Thing.LISTING,
)
async def my_turns(call: Call[Player, None]) -> WaitingTables:
    store, player = call.context.services.store, call.caller.id
    return waiting_tables(await store.playing_of(player, MOST_WAITING_TABLES), player)


@route(
    "GET",
    "/api/me/data",
    "Everything that the server keeps about the player, as JSON.",
    caller=Player,
    body=NoneType,
    answer=Download,
    price=Thing.EXPORT,
)
async def my_data(call: Call[Player, None]) -> Download:
    services = call.context.services
    release = services.spending.take_hold(Thing.EXPORT, call.payer)
    return Download("regicide-my-data.json", player_data(services.store, call.caller), release)


@route(
    "DELETE",
    "/api/me",
    "Delete the player: devices, list of games, name and words in every table.",
    caller=Device,
    body=NoneType,
    answer=PlayerView,
    price=Thing.REMOVAL,
    errors=(409,),
)
async def delete_me(call: Call[Device, None]) -> PlayerView:
    services, player = call.context.services, call.caller.player
    now = services.clock()
    # Only a device that may sign out all others may take the player from them.
    choose_others(call.caller, await services.store.devices(player.id), now)
    with services.spending.hold(Thing.REMOVAL, call.payer):
        await remove_player(services.store, player.id, now)
        await services.bus.publish(OrdersChanged())
        await call.context.registry.orders.read()
        # Until then a table in memory may have written the name again.
        await remove_player(services.store, player.id, now)
    return PlayerView(player.name)


def _clean_name(call: Call[None, NewPlayer] | Call[Player, NewPlayer]) -> str:
    name = identity.clean_name(call.body.name)
    call.context.word_filter.check(name)
    return name


def _read_before(request: Request) -> int | None:
    text = request.query_params.get("before")
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 16):
        raise UnreadableMessage(Expected.TIME, field="before", why="Expected Unix milliseconds")
    return int(text)


PLAYER_ROUTES: tuple[AnyRoute, ...] = (
    *(new_player, me, rename_me),
    *(my_games, my_turns, my_data, delete_me),
)
