"""The OpenAPI 3.1 description of the HTTP interface, generated from its routes and their types."""

import re
from collections.abc import Collection
from types import NoneType
from typing import Any

import msgspec

from regicide.rules.setup import PLAYERS
from regicide.server.http.route import AnyRoute, Download, TextFile
from regicide.wire.http import NewTable
from regicide.wire.reasons import ErrorView

#: Answers that browsers save as a file.
_FILES: tuple[type, ...] = (TextFile, Download)
#: At most fifteen digits.
_UNIX_MILLISECONDS = {"type": "integer", "minimum": 0, "maximum": 10**15 - 1}
_IN_PATH = re.compile(r"{(\w+)}")
_SENTENCES = {
    400: "The request cannot be decoded.",
    401: "The secret is missing or unknown.",
    403: "The request comes from a page of another origin.",
    404: "Not found.",
    409: "It cannot be done now: a game is not over yet, or a device is the only one, or too new.",
    413: "The request is too large.",
    421: "The server does not serve this host name.",
    422: "The request has the wrong form.",
    429: "Too many requests.",
    503: "The database cannot be reached, or the answer took too long.",
}


def describe(routes: Collection[AnyRoute], bots: Collection[str]) -> dict[str, Any]:
    """Return the OpenAPI document of a server with these routes and bots."""
    bodies = [each.body for each in routes if each.body is not NoneType]
    answers = [each.answer for each in routes if each.answer not in _FILES]
    kinds = [*bodies, *answers, ErrorView]
    schemas, components = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    _describe_bots(components[NewTable.__name__], bots)
    found: dict[Any, Any] = {each: {"type": "string"} for each in _FILES}
    found |= zip(kinds, schemas, strict=True)
    paths: dict[str, dict[str, Any]] = {}
    for each in routes:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, found)
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


def _operation(route: AnyRoute, schemas: dict[Any, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": _parameters(route),
        "responses": {
            str(route.status): _response(
                route.summary,
                schemas[route.answer],
                "text/plain" if route.answer in _FILES else "application/json",
            ),
            **{
                str(status): _response(_SENTENCES[status], schemas[ErrorView])
                for status in _errors(route)
            },
        },
    }
    if route.body is not NoneType:
        content = {"application/json": {"schema": schemas[route.body]}}
        described["requestBody"] = {"required": True, "content": content}
    if route.caller is not NoneType:
        described["security"] = [{"secret": []}]
    return described


def _errors(route: AnyRoute) -> list[int]:
    errors = {421, 503, *route.errors}
    if route.method != "GET":
        errors |= {403, 429}
    if any(code in route.path for code in ("{code}", "{evening}", "{club}")):
        errors |= {429}
    if route.body is not NoneType:
        errors |= {413, 422}
    if route.query:
        errors |= {422}
    if route.caller is not NoneType:
        errors |= {401}
    return sorted(errors)


def _response(text: str, schema: Any, kind: str = "application/json") -> dict[str, Any]:
    return {"description": text, "content": {kind: {"schema": schema}}}


def _parameters(route: AnyRoute) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    found += [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in _IN_PATH.findall(route.path)
    ]
    found += [
        {"name": name, "in": "query", "required": False, "schema": _UNIX_MILLISECONDS}
        for name in route.query
    ]
    return found
