"""The routes of evenings: the same sealed deals for several teams."""

from types import NoneType

from msgspec.structs import replace

from regicide.server.clubs.evening_results import partings, results_csv
from regicide.server.clubs.evening_view import Standing, standing_of, view_evening
from regicide.server.errors import Denial, Denied
from regicide.server.http.route import AnyRoute, Body, Call, TextFile, route
from regicide.server.limits import KEPT_REVIEWS
from regicide.server.prices import Thing
from regicide.server.storage import Evening, Player
from regicide.wire.evenings import (
    BeginDeal,
    EveningList,
    EveningReview,
    EveningView,
    NewEvening,
    NewTeam,
    PartingList,
    SitInTeam,
)
from regicide.wire.http import TableCode


@route(
    "POST",
    "/api/evenings",
    "Make an evening: a set of sealed deals that several teams play.",
    caller=Player,
    body=NewEvening,
    answer=EveningView,
    price=Thing.EVENING,
    errors=(404, 409),
)
async def new_evening(call: Call[Player, NewEvening]) -> EveningView:
    wanted = call.body
    if wanted.club is not None:
        club = await call.context.clubs.find(wanted.club, call.caller, call.payer)
        wanted = replace(wanted, club=club.code)
    return await _view(call, await call.context.evenings.make(call.caller, wanted))


@route(
    "GET",
    "/api/me/evenings",
    "The evenings that the player made or has a seat at.",
    caller=Player,
    body=NoneType,
    answer=EveningList,
    price=Thing.LISTING,
)
async def my_evenings(call: Call[Player, None]) -> EveningList:
    return await call.context.evenings.of(call.caller)


@route(
    "GET",
    "/api/evenings/{evening}",
    "An evening, as the player may see it: no result of a deal that they may still play.",
    caller=Player,
    body=NoneType,
    answer=EveningView,
    price=Thing.LISTING,
    errors=(404,),
)
async def evening(call: Call[Player, None]) -> EveningView:
    return await _view(call, await _find(call))


@route(
    "DELETE",
    "/api/evenings/{evening}",
    "End an evening now, and open its seeds; one that no team has begun is removed.",
    caller=Player,
    body=NoneType,
    answer=EveningView,
    price=Thing.CHANGE,
    errors=(403, 404),
)
async def end_evening(call: Call[Player, None]) -> EveningView:
    found = await _find(call)
    await call.context.evenings.close(found, call.caller)
    return await _view(call, await call.context.services.store.evening(found.code) or found)


@route(
    "POST",
    "/api/evenings/{evening}/teams",
    "Make a team of an evening.",
    caller=Player,
    body=NewTeam,
    answer=EveningView,
    price=Thing.TEAM,
    errors=(403, 404, 409),
)
async def new_team(call: Call[Player, NewTeam]) -> EveningView:
    found = await _find(call)
    await call.context.evenings.found_team(found, call.caller, call.body)
    return await _view(call, found)


@route(
    "POST",
    "/api/evenings/{evening}/seat",
    "Sit down in a team.",
    caller=Player,
    body=SitInTeam,
    answer=EveningView,
    price=Thing.TEAM,
    errors=(404, 409),
)
async def sit_in_team(call: Call[Player, SitInTeam]) -> EveningView:
    found = await _find(call)
    await call.context.evenings.join(found, call.caller, call.body.code, call.payer)
    return await _view(call, found)


@route(
    "DELETE",
    "/api/evenings/{evening}/seat",
    "Leave a team that has not begun.",
    caller=Player,
    body=NoneType,
    answer=EveningView,
    price=Thing.TEAM,
    errors=(404, 409),
)
async def leave_team(call: Call[Player, None]) -> EveningView:
    found = await _find(call)
    await call.context.evenings.leave(found, call.caller)
    return await _view(call, found)


@route(
    "POST",
    "/api/evenings/{evening}/deals/{deal}",
    "The table at which the player's team plays this deal (counted from 1); it is made once, and begins at once.",
    caller=Player,
    body=BeginDeal,
    answer=TableCode,
    price=Thing.REQUEST,
    errors=(403, 404, 409),
)
async def begin_deal(call: Call[Player, BeginDeal]) -> TableCode:
    found, deal = await _find(call), _number(call, "deal")
    evenings, bots = call.context.evenings, call.body.bots
    return TableCode(await evenings.begin(found, call.caller, deal - 1, bots, call.payer))


@route(
    "GET",
    "/api/evenings/{evening}/results",
    "The results as CSV, as far as the player may know them.",
    caller=Player,
    body=NoneType,
    answer=TextFile,
    price=Thing.LISTING,
    errors=(404,),
)
async def evening_csv(call: Call[Player, None]) -> TextFile:
    found = await _find(call)
    return TextFile(f"regicide-evening-{found.code}.csv", results_csv(await _view(call, found)))


@route(
    "GET",
    "/api/evenings/{evening}/review",
    "After an evening: the deals that nobody won, the bravest exact defeat, the closest survival.",
    caller=Player,
    body=NoneType,
    answer=EveningReview,
    price=Thing.REPLAY,
    errors=(404, 409),
)
async def evening_review(call: Call[Player, None]) -> EveningReview:
    standing = await _finished(call)
    return await call.context.evening_reviews.of(standing, most_kept=KEPT_REVIEWS)


@route(
    "GET",
    "/api/evenings/{evening}/partings/{first}/{second}",
    "After an evening: for each deal the first decision that two teams made differently.",
    caller=Player,
    body=NoneType,
    answer=PartingList,
    price=Thing.REPLAY,
    errors=(404, 409),
)
async def evening_partings(call: Call[Player, None]) -> PartingList:
    standing = await _finished(call)
    first, second = _number(call, "first"), _number(call, "second")
    return await partings(call.context.services.store, standing, first, second)


async def _find(call: Call[Player, Body]) -> Evening:
    return await call.context.evenings.find(call.request.path_params["evening"], call.payer)


async def _view(call: Call[Player, Body], evening: Evening) -> EveningView:
    services = call.context.services
    standing = await standing_of(services.store, evening)
    return view_evening(standing, call.caller.id, services.clock())


async def _finished(call: Call[Player, None]) -> Standing:
    services, found = call.context.services, await _find(call)
    if services.clock() < found.closes:
        raise Denied(Denial.EVENING_NOT_OVER)
    return await standing_of(services.store, found)


def _number(call: Call[Player, Body], name: str) -> int:
    text = call.request.path_params[name]
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise Denied(Denial.NO_SUCH_PAGE)
    return int(text)


EVENING_ROUTES: tuple[AnyRoute, ...] = (
    *(new_evening, my_evenings, evening, end_evening),
    *(new_team, sit_in_team, leave_team, begin_deal),
    *(evening_csv, evening_review, evening_partings),
)
