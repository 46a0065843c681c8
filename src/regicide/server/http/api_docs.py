"""The page /api/docs: requests and socket messages, for authors of clients."""

import asyncio
from functools import cache
from html import escape
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from regicide.server.http.api import describe_api
from regicide.wire.schema import message_schemas

_STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
code, pre { font: 14px/1.4 ui-monospace, monospace; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid #8886; border-radius: 6px; }
h3 code { font-size: 1rem; }
"""


async def api_docs_style(_request: Request) -> Response:
    return Response(_STYLE, media_type="text/css")


async def api_docs_page(_request: Request) -> Response:
    # In a thread: the first time it takes tens of milliseconds.
    return HTMLResponse(await asyncio.to_thread(_page))


@cache
def _page() -> str:
    description = describe_api()
    operations = "".join(
        _operation(path, method, operation)
        for path, methods in description["paths"].items()
        for method, operation in methods.items()
    )
    return (
        "<!doctype html><html lang=en><meta charset=utf-8>"
        '<meta name=viewport content="width=device-width">'
        "<title>Open Regicide: the interface</title><link rel=stylesheet href=/api/docs.css>"
        "<h1>Open Regicide: the interface</h1>"
        f"<p>{escape(description['info']['description'])} For programs: "
        "<a href=/api/openapi.json>openapi.json</a>, <a href=/api/asyncapi.json>asyncapi.json</a>.</p>"
        f"<h2>Requests</h2>{operations}"
        "<h2>Sockets</h2><p><code>/api/tables/{code}/socket</code> for a table, "
        "<code>/api/lobby</code> for the list of public tables. The first message is a "
        "<code>hello</code>; every message is JSON, its kind in the field <code>type</code>.</p>"
        f"{_messages()}<h2>Types</h2>{_types(description['components']['schemas'])}"
    )


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    answers = ", ".join(operation["responses"])
    secret = "; needs a secret as bearer token" if "security" in operation else ""
    return (
        f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{escape(operation['summary'])}"
        f"</p><p>Answers: {answers}{secret}.</p>"
    )


def _messages() -> str:
    schemas, components = message_schemas()
    return "".join(
        f"<h3>{title}</h3>{_pre(schema)}"
        for title, schema in zip(("From the client", "From the server"), schemas, strict=True)
    ) + _types(components)


def _types(components: dict[str, Any]) -> str:
    return "".join(f"<h4>{escape(name)}</h4>{_pre(each)}" for name, each in components.items())


def _pre(schema: Any) -> str:
    text = msgspec.json.format(msgspec.json.encode(schema), indent=2).decode()
    return f"<pre>{escape(text)}</pre>"
