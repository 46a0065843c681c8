"""The HTTP interface, described for programs: OpenAPI 3.1, from the types themselves.

The server makes its routes from `PATHS`, so that nothing is served that is not described.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import msgspec

from regicide.rules.setup import PLAYERS
from regicide.wire import http
from regicide.wire.reasons import ErrorView
from regicide.wire.replay_view import ReplayView


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """One thing that can be asked for."""

    path: str
    method: str
    #: Also the name of the method of `server.api.Api` that answers it.
    name: str
    summary: str
    takes: Any = None
    gives: Any = None
    status: int = 200
    #: What can be wrong besides what can always be.
    errors: tuple[int, ...] = ()
    needs_secret: bool = False
    query: tuple[str, ...] = ()


OPERATIONS = (
    Operation(
        path="/api/players",
        method="post",
        name="new_player",
        summary="Become somebody: a name, and a secret for this device, shown once.",
        takes=http.NewPlayer,
        gives=http.PlayerSecret,
        status=201,
    ),
    Operation(
        path="/api/me",
        method="get",
        name="me",
        summary="Who the secret belongs to.",
        gives=http.PlayerView,
        needs_secret=True,
    ),
    Operation(
        path="/api/me",
        method="patch",
        name="rename_me",
        summary="Go by another name at tables one sits down at from now on.",
        takes=http.NewPlayer,
        gives=http.PlayerView,
        needs_secret=True,
    ),
    Operation(
        path="/api/me/transfer",
        method="post",
        name="offer_transfer",
        summary="A code for another device to become the same player; it works once.",
        gives=http.TransferCode,
        status=201,
        needs_secret=True,
    ),
    Operation(
        path="/api/transfer",
        method="post",
        name="take_transfer",
        summary="Become the player whose device shows this code.",
        takes=http.TakeTransfer,
        gives=http.PlayerSecret,
        status=201,
        errors=(404,),
    ),
    Operation(
        path="/api/me/games",
        method="get",
        name="my_games",
        summary="One's own tables, running and finished, the one that changed last first.",
        gives=http.TableList,
        needs_secret=True,
        query=("before",),
    ),
    Operation(
        path="/api/tables",
        method="post",
        name="new_table",
        summary="Make a table and sit down at it.",
        takes=http.NewTable,
        gives=http.TableCode,
        status=201,
        needs_secret=True,
    ),
    Operation(
        path="/api/tables",
        method="get",
        name="public_tables",
        summary="The public tables that are not over.",
        gives=http.TableList,
    ),
    Operation(
        path="/api/tables/{code}",
        method="get",
        name="table",
        summary="A table, as lists show it.",
        gives=http.TableSummaryView,
        errors=(404,),
    ),
    Operation(
        path="/api/tables/{code}/record",
        method="get",
        name="record",
        summary="The record of a finished game, with the seed its seal was made of.",
        gives=str,
        errors=(404, 409),
    ),
    Operation(
        path="/api/tables/{code}/replay",
        method="get",
        name="replay",
        summary="A finished game, moment by moment, with every hand.",
        gives=ReplayView,
        errors=(404, 409),
    ),
    Operation(
        path="/api/bots",
        method="get",
        name="bots",
        summary="The bots that can take a seat.",
        gives=http.BotList,
    ),
    Operation(
        path="/api/openapi.json",
        method="get",
        name="description",
        summary="This description.",
        gives=dict[str, Any],
    ),
)
PATHS = tuple((each.path, each.method, each.name) for each in OPERATIONS)
#: Unix milliseconds, of at most fifteen digits.
_MOMENT = {"type": "integer", "minimum": 0, "maximum": 10**15 - 1}
_SENTENCES = {
    400: "What was sent cannot be read.",
    401: "A secret is needed, or nobody has this one.",
    403: "The page that asks is of another origin.",
    404: "There is nothing of that name.",
    409: "Not yet.",
    413: "Too large.",
    421: "This server is not reached by that name.",
    422: "What was sent is not what was expected.",
    429: "Too much at once.",
    503: "The database cannot be reached.",
}


def describe(bots: Collection[str]) -> dict[str, Any]:
    """The OpenAPI document of a server with these bots."""
    kinds = [each.takes for each in OPERATIONS] + [each.gives for each in OPERATIONS] + [ErrorView]
    wanted = [kind for kind in kinds if kind is not None]
    schemas, components = msgspec.json.schema_components(
        wanted, ref_template="#/components/schemas/{name}"
    )
    _tell_seats(components[http.NewTable.__name__], bots)
    found = dict(zip(map(id, wanted), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for each in OPERATIONS:
        paths.setdefault(each.path, {})[each.method] = _operation(each, found)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Open Regicide",
            "version": "1",
            "description": "Live tables of the cooperative card game Regicide. Unofficial.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def _tell_seats(new_table: dict[str, Any], bots: Collection[str]) -> None:
    """Which bots there are, and that one seat stays for the maker: types cannot tell either."""
    new_table["properties"]["bots"]["items"] = {"enum": sorted(bots)}
    new_table["anyOf"] = [
        {"properties": {"players": {"const": players}, "bots": {"maxItems": players - 1}}}
        for players in PLAYERS
    ]


def _operation(operation: Operation, schemas: dict[int, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "parameters": _parameters(operation),
        "responses": {
            str(operation.status): _response(
                operation.summary,
                schemas[id(operation.gives)],
                "text/plain" if operation.gives is str else "application/json",
            ),
            **{
                str(status): _response(_SENTENCES[status], schemas[id(ErrorView)])
                for status in _errors(operation)
            },
        },
    }
    if operation.takes is not None:
        content = {"application/json": {"schema": schemas[id(operation.takes)]}}
        described["requestBody"] = {"required": True, "content": content}
    if operation.needs_secret:
        described["security"] = [{"secret": []}]
    return described


def _errors(operation: Operation) -> list[int]:
    errors = {421, 503, *operation.errors}
    if operation.method != "get":
        errors |= {403, 429}
    if "{code}" in operation.path:
        errors |= {429}
    if operation.takes is not None:
        errors |= {413, 422}
    if operation.query:
        errors |= {422}
    if operation.needs_secret:
        errors |= {401}
    return sorted(errors)


def _response(text: str, schema: Any, kind: str = "application/json") -> dict[str, Any]:
    return {"description": text, "content": {kind: {"schema": schema}}}


def _parameters(operation: Operation) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if "{code}" in operation.path:
        found.append({"name": "code", "in": "path", "required": True, "schema": {"type": "string"}})
    found += [
        {"name": name, "in": "query", "required": False, "schema": _MOMENT}
        for name in operation.query
    ]
    return found
