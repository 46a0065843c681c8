"""The page /status: whether the server works, for players. It names no table and no person."""

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from regicide.server.context import AppContext
from regicide.server.http.reader_language import words_for


async def status_page(context: AppContext, request: Request) -> Response:
    """200 if the database answers and takes writes, otherwise 503."""
    words = words_for(request)
    sentences = context.registry.orders.sentences(words)
    works, code = words.say("status-works"), 200
    if not await context.registry.orders.storage_answers():
        works, code = words.say("error-storage-away"), 503
    shown = "".join(f"<p>{escape(each)}</p>" for each in (works, *sentences))
    title = escape(words.say("status-title"))
    return HTMLResponse(
        f"<!doctype html><html lang={words.language}><meta charset=utf-8>"
        '<meta name=viewport content="width=device-width">'
        f"<title>{title} · Open Regicide</title><link rel=stylesheet href=/api/docs.css>"
        f"<h1>{title}</h1>{shown}<p><a href=/>Open Regicide</a></p>",
        code,
        headers={"Cache-Control": "no-store"},
    )
