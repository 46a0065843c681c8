"""The OpenAPI 3.1 description of the HTTP interface, generated from the message types.

The server makes its routes from `PATHS`, so that every route is described.
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
    """One operation of the HTTP interface."""

    path: str
    method: str
    #: Also the name of the method of `server.http.api.Api` that handles it.
    name: str
    summary: str
    #: The type of the request body.
    request: Any = None
    #: The type of the response body.
    response: Any = None
    status: int = 200
    #: Error statuses besides those of `_errors`.
    errors: tuple[int, ...] = ()
    needs_secret: bool = False
    query: tuple[str, ...] = ()


OPERATIONS = (
    Operation(
        path="/api/players",
        method="post",
        name="new_player",
        summary="Register a player: choose a name, get a secret for this device.",
        request=http.NewPlayer,
        response=http.PlayerSecret,
        status=201,
    ),
    Operation(
        path="/api/me",
        method="get",
        name="me",
        summary="The player that the secret belongs to.",
        response=http.PlayerView,
        needs_secret=True,
    ),
    Operation(
        path="/api/me",
        method="patch",
        name="rename_me",
        summary="Change the player's name, for tables joined from now on.",
        request=http.NewPlayer,
        response=http.PlayerView,
        needs_secret=True,
    ),
    Operation(
        path="/api/me/transfer",
        method="post",
        name="offer_transfer",
        summary="Get a code that adds another device to this player; it works once.",
        response=http.TransferCode,
        status=201,
        needs_secret=True,
    ),
    Operation(
        path="/api/transfer",
        method="post",
        name="take_transfer",
        summary="Add this device to the player whose other device shows this code.",
        request=http.TakeTransfer,
        response=http.PlayerSecret,
        status=201,
        errors=(404,),
    ),
    Operation(
        path="/api/me/games",
        method="get",
        name="my_games",
        summary="The player's tables, running and finished, most recently changed first.",
        response=http.TableList,
        needs_secret=True,
        query=("before",),
    ),
    Operation(
        path="/api/tables",
        method="post",
        name="new_table",
        summary="Make a table and take a seat.",
        request=http.NewTable,
        response=http.TableCode,
        status=201,
        needs_secret=True,
    ),
    Operation(
        path="/api/tables",
        method="get",
        name="public_tables",
        summary="The public tables that are not over.",
        response=http.TableList,
    ),
    Operation(
        path="/api/tables/{code}",
        method="get",
        name="table",
        summary="A table, as lists show it.",
        response=http.TableSummaryView,
        errors=(404,),
    ),
    Operation(
        path="/api/tables/{code}/record",
        method="get",
        name="record",
        summary="The record of a finished game, with the seed and salt of its seal.",
        response=str,
        errors=(404, 409),
    ),
    Operation(
        path="/api/tables/{code}/replay",
        method="get",
        name="replay",
        summary="A finished game, state by state, with all hands.",
        response=ReplayView,
        errors=(404, 409),
    ),
    Operation(
        path="/api/bots",
        method="get",
        name="bots",
        summary="The bots that can take a seat.",
        response=http.BotList,
    ),
    Operation(
        path="/api/openapi.json",
        method="get",
        name="description",
        summary="This description.",
        response=dict[str, Any],
    ),
)
PATHS = tuple((each.path, each.method, each.name) for each in OPERATIONS)
#: At most fifteen digits.
_UNIX_MILLISECONDS = {"type": "integer", "minimum": 0, "maximum": 10**15 - 1}
_SENTENCES = {
    400: "The request cannot be decoded.",
    401: "The secret is missing or unknown.",
    403: "The request comes from a page of another origin.",
    404: "Not found.",
    409: "The game is not over yet.",
    413: "The request is too large.",
    421: "The server does not serve this host name.",
    422: "The request has the wrong form.",
    429: "Too many requests.",
    503: "The database cannot be reached.",
}


def describe(bots: Collection[str]) -> dict[str, Any]:
    """Return the OpenAPI document of a server with these bots."""
    kinds = [
        *(each.request for each in OPERATIONS),
        *(each.response for each in OPERATIONS),
        ErrorView,
    ]
    wanted = [kind for kind in kinds if kind is not None]
    schemas, components = msgspec.json.schema_components(
        wanted, ref_template="#/components/schemas/{name}"
    )
    _describe_bots(components[http.NewTable.__name__], bots)
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


def _describe_bots(new_table: dict[str, Any], bots: Collection[str]) -> None:
    """Add the names of bots, and that one seat is the host's: the types do not contain either."""
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
                schemas[id(operation.response)],
                "text/plain" if operation.response is str else "application/json",
            ),
            **{
                str(status): _response(_SENTENCES[status], schemas[id(ErrorView)])
                for status in _errors(operation)
            },
        },
    }
    if operation.request is not None:
        content = {"application/json": {"schema": schemas[id(operation.request)]}}
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
    if operation.request is not None:
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
        {"name": name, "in": "query", "required": False, "schema": _UNIX_MILLISECONDS}
        for name in operation.query
    ]
    return found
