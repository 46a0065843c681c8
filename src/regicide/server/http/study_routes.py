"""The routes of daily deals and statistics."""

from datetime import date
from types import NoneType

from starlette.requests import Request

from regicide.server.daily.daily_results import all_own_tries, own_tries
from regicide.server.errors import Denial, Denied
from regicide.server.http.route import AnyRoute, Call, route
from regicide.server.people.player_statistics import player_statistics
from regicide.server.prices import Thing
from regicide.server.storage import Player
from regicide.wire.http import DailyResults, OwnDailyTries, StatisticsView


@route(
    "GET",
    "/api/daily/{date}",
    "The results of the daily deals of a day at this server: first tries, without names.",
    caller=NoneType,
    body=NoneType,
    answer=DailyResults,
    price=Thing.LISTING,
    errors=(404,),
)
async def daily(call: Call[None, None]) -> DailyResults:
    return await call.context.registry.daily_results.of(_read_day(call.request))


@route(
    "GET",
    "/api/me/daily/{date}",
    "The player's own first tries of the daily deals of a day.",
    caller=Player,
    body=NoneType,
    answer=OwnDailyTries,
    price=Thing.LISTING,
    errors=(404,),
)
async def my_daily(call: Call[Player, None]) -> OwnDailyTries:
    return await own_tries(call.context.services.store, _read_day(call.request), call.caller.id)


@route(
    "GET",
    "/api/me/daily",
    "The player's own first tries of the daily deals of all days.",
    caller=Player,
    body=NoneType,
    answer=OwnDailyTries,
    price=Thing.LISTING,
)
async def my_dailies(call: Call[Player, None]) -> OwnDailyTries:
    return await all_own_tries(call.context.services.store, call.caller.id)


@route(
    "GET",
    "/api/statistics",
    "The player's own games at this server, counted.",
    caller=Player,
    body=NoneType,
    answer=StatisticsView,
    price=Thing.LISTING,
)
async def my_statistics(call: Call[Player, None]) -> StatisticsView:
    return await player_statistics(call.context.services.store, call.caller.id)


def _read_day(request: Request) -> date:
    """A day as 2026-11-16; years in which nothing can be subtracted are not served."""
    text = request.path_params["date"]
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Denied(Denial.NO_SUCH_PAGE) from None
    if day.isoformat() != text or not 2000 <= day.year <= 9000:
        raise Denied(Denial.NO_SUCH_PAGE)
    return day


STUDY_ROUTES: tuple[AnyRoute, ...] = (daily, my_daily, my_dailies, my_statistics)
