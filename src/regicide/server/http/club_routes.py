"""The routes of clubs: players who see each other's evenings."""

from types import NoneType

from regicide.server.errors import Denial, Denied
from regicide.server.http.route import AnyRoute, Body, Call, route
from regicide.server.prices import Thing
from regicide.server.storage import Club, Player
from regicide.wire.evenings import (
    ClubDoor,
    ClubLink,
    ClubList,
    ClubMember,
    ClubView,
    FoundedClub,
    NewClub,
)


@route(
    "POST",
    "/api/clubs",
    "Found a club. The link with which others join is shown only now.",
    caller=Player,
    body=NewClub,
    answer=FoundedClub,
    price=Thing.CLUB,
    errors=(409,),
)
async def new_club(call: Call[Player, NewClub]) -> FoundedClub:
    return await call.context.clubs.found(call.caller, call.body.name)


@route(
    "GET",
    "/api/me/clubs",
    "The clubs that the player is in.",
    caller=Player,
    body=NoneType,
    answer=ClubList,
    price=Thing.LISTING,
)
async def my_clubs(call: Call[Player, None]) -> ClubList:
    return await call.context.clubs.of(call.caller)


@route(
    "GET",
    "/api/clubs/{club}",
    "A club that the player is in: its people and evenings.",
    caller=Player,
    body=NoneType,
    answer=ClubView,
    price=Thing.LISTING,
    errors=(404,),
)
async def club(call: Call[Player, None]) -> ClubView:
    return await call.context.clubs.view(await _find(call), call.caller)


@route(
    "POST",
    "/api/clubs/{club}/door",
    "What the link of a club leads to.",
    caller=Player,
    body=ClubLink,
    answer=ClubDoor,
    price=Thing.MEMBER,
    errors=(404,),
)
async def club_door(call: Call[Player, ClubLink]) -> ClubDoor:
    code, clubs = call.request.path_params["club"], call.context.clubs
    return await clubs.door(code, call.caller, call.body.link, call.payer)


@route(
    "POST",
    "/api/clubs/{club}/people",
    "Join a club by its link.",
    caller=Player,
    body=ClubLink,
    answer=ClubView,
    price=Thing.MEMBER,
    errors=(404, 409),
)
async def join_club(call: Call[Player, ClubLink]) -> ClubView:
    code, clubs = call.request.path_params["club"], call.context.clubs
    await clubs.join(code, call.caller, call.body.link, call.payer)
    return await _view(call)


@route(
    "DELETE",
    "/api/me/clubs/{club}",
    "Leave a club. If its founder leaves, the one who has been there for longest follows; an empty club is removed.",
    caller=Player,
    body=NoneType,
    answer=ClubList,
    price=Thing.MEMBER,
    errors=(404,),
)
async def leave_club(call: Call[Player, None]) -> ClubList:
    found = await _find(call)
    await call.context.services.store.leave_club(found.code, call.caller.id)
    return await call.context.clubs.of(call.caller)


@route(
    "POST",
    "/api/clubs/{club}/link",
    "A new link of a club; the old one is worth nothing. Only its founder may.",
    caller=Player,
    body=NoneType,
    answer=FoundedClub,
    price=Thing.MEMBER,
    errors=(403, 404),
)
async def new_club_link(call: Call[Player, None]) -> FoundedClub:
    return await call.context.clubs.change_link(await _find(call), call.caller)


@route(
    "POST",
    "/api/clubs/{club}/founder",
    "Hand a club over to a member. Only its founder may.",
    caller=Player,
    body=ClubMember,
    answer=ClubView,
    price=Thing.MEMBER,
    errors=(403, 404),
)
async def hand_club_over(call: Call[Player, ClubMember]) -> ClubView:
    await call.context.clubs.hand_over(await _find(call), call.caller, call.body.number)
    return await _view(call)


@route(
    "DELETE",
    "/api/clubs/{club}/people/{number}",
    "Remove a member from a club, and take back its link. Only its founder may.",
    caller=Player,
    body=NoneType,
    answer=ClubView,
    price=Thing.MEMBER,
    errors=(403, 404),
)
async def remove_from_club(call: Call[Player, None]) -> ClubView:
    number = call.request.path_params["number"]
    if not (number.isascii() and number.isdigit() and len(number) < 6):
        raise Denied(Denial.NO_SUCH_PAGE)
    await call.context.clubs.remove(await _find(call), call.caller, int(number))
    return await _view(call)


@route(
    "DELETE",
    "/api/clubs/{club}",
    "Close a club; its evenings stay. Only its founder may.",
    caller=Player,
    body=NoneType,
    answer=ClubList,
    price=Thing.MEMBER,
    errors=(403, 404),
)
async def close_club(call: Call[Player, None]) -> ClubList:
    await call.context.clubs.close(await _find(call), call.caller)
    return await call.context.clubs.of(call.caller)


async def _find(call: Call[Player, Body]) -> Club:
    return await call.context.clubs.find(call.request.path_params["club"], call.caller, call.payer)


async def _view(call: Call[Player, Body]) -> ClubView:
    return await call.context.clubs.view(await _find(call), call.caller)


CLUB_ROUTES: tuple[AnyRoute, ...] = (
    *(new_club, my_clubs, club, club_door, join_club, leave_club),
    *(new_club_link, hand_club_over, remove_from_club, close_club),
)
