"""The whole HTTP interface: its routes, and its description of itself."""

import asyncio
from functools import cache, partial
from types import NoneType
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from regicide.bots.bot_table import BOT_NAMES, SHIPPED_BOTS
from regicide.server.context import AppContext
from regicide.server.http.asyncapi import describe_sockets
from regicide.server.http.club_routes import CLUB_ROUTES
from regicide.server.http.device_routes import DEVICE_ROUTES
from regicide.server.http.evening_routes import EVENING_ROUTES
from regicide.server.http.openapi import describe
from regicide.server.http.player_routes import PLAYER_ROUTES
from regicide.server.http.push_routes import PUSH_ROUTES
from regicide.server.http.reader_language import words_for
from regicide.server.http.respond import respond
from regicide.server.http.route import AnyRoute, Call, route
from regicide.server.http.study_routes import STUDY_ROUTES
from regicide.server.http.table_routes import TABLE_ROUTES
from regicide.server.prices import Thing
from regicide.wire.http import BotList, BotView


@route(
    "GET",
    "/api/bots",
    "The bots that can take a seat, from the weakest to the strongest.",
    caller=NoneType,
    body=NoneType,
    answer=BotList,
    price=Thing.REQUEST,
)
async def bots(call: Call[None, None]) -> BotList:
    words = words_for(call.request)
    return BotList(
        tuple(
            BotView(each.name, words.say(each.message, level=each.level or 0))
            for each in SHIPPED_BOTS
        )
    )


@route(
    "GET",
    "/api/openapi.json",
    "This description.",
    caller=NoneType,
    body=NoneType,
    answer=dict[str, Any],
    price=Thing.REQUEST,
)
async def description(_call: Call[None, None]) -> dict[str, Any]:
    return await asyncio.to_thread(describe_api)


@route(
    "GET",
    "/api/asyncapi.json",
    "The messages of the sockets.",
    caller=NoneType,
    body=NoneType,
    answer=dict[str, Any],
    price=Thing.REQUEST,
)
async def socket_description(_call: Call[None, None]) -> dict[str, Any]:
    return await asyncio.to_thread(describe_sockets)


ROUTES: tuple[AnyRoute, ...] = (
    *(*PLAYER_ROUTES, *DEVICE_ROUTES, *PUSH_ROUTES, *TABLE_ROUTES, *STUDY_ROUTES, *EVENING_ROUTES),
    *(*CLUB_ROUTES, bots, description, socket_description),
)


@cache
def describe_api() -> dict[str, Any]:
    """The OpenAPI document of this server."""
    return describe(ROUTES, BOT_NAMES)


def api_routes(context: AppContext) -> list[StarletteRoute]:
    """One route of Starlette per path, so that a 405 lists the allowed methods."""
    by_path: dict[str, dict[str, AnyRoute]] = {}
    for each in ROUTES:
        by_path.setdefault(each.path, {})[each.method] = each
    return [
        StarletteRoute(path, partial(_respond, routes, context), methods=list(routes))
        for path, routes in by_path.items()
    ]


async def _respond(routes: dict[str, AnyRoute], context: AppContext, request: Request) -> Response:
    method = "GET" if request.method == "HEAD" else request.method
    return await respond(routes[method], context, request)
