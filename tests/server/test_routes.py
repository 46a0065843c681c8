"""Routes are declared once, and a handler has the types that its route declares.

mypy reports an ignore that is not needed, so each one below proves that the line is an error.
"""

from types import NoneType

from regicide.server.http.api import ROUTES
from regicide.server.http.route import Call, route
from regicide.server.prices import Thing
from regicide.server.storage import Player
from regicide.wire.http import NewPlayer, PlayerSecret, PlayerView


def test_no_operation_is_declared_twice() -> None:
    names = [each.handler.__name__ for each in ROUTES]
    places = [(each.method, each.path) for each in ROUTES]
    assert len(set(names)) == len(set(places)) == len(ROUTES)


def test_a_handler_with_other_types_does_not_type_check() -> None:
    rename = route(
        "PATCH", "/", "", caller=Player, body=NewPlayer, answer=PlayerView, price=Thing.REQUEST
    )

    async def right(call: Call[Player, NewPlayer]) -> PlayerView:
        return PlayerView(call.caller.name + call.body.name)

    async def needs_no_secret(call: Call[None, NewPlayer]) -> PlayerView:
        return PlayerView(call.body.name)

    async def reads_no_body(call: Call[Player, None]) -> PlayerView:
        return PlayerView(call.caller.name)

    async def answers_otherwise(call: Call[Player, NewPlayer]) -> PlayerSecret:
        return PlayerSecret(call.caller.name, "")

    async def takes_more(call: Call[Player, NewPlayer], code: str) -> PlayerView:
        return PlayerView(call.caller.name + code)

    assert rename(right).handler is right
    rename(needs_no_secret)  # type: ignore[arg-type]  # it would be called with a player
    rename(reads_no_body)  # type: ignore[arg-type]  # it would be called with a body
    rename(answers_otherwise)  # type: ignore[arg-type]  # the description names a PlayerView
    rename(takes_more)  # type: ignore[arg-type]  # nothing would pass the code
    listing = route(
        "GET", "/", "", caller=NoneType, body=NoneType, answer=PlayerView, price=Thing.LISTING
    )
    listing(right)  # type: ignore[arg-type]  # it needs a player and a body
