"""Requests pay, wait for their turn and have a deadline; long answers leave in pieces."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send

from asgi_client import answer_of
from async_helpers import async_test
from regicide.server.app import make_app
from regicide.server.config import Config
from regicide.server.context import close_context, make_context, open_context
from regicide.server.http.admission import Admission
from regicide.server.limits import HANDLED_TOGETHER, STREAMED_BYTES
from regicide.server.prices import UNLIMITED
from regicide.server.server_log import ServerLog
from regicide.server.spending import Spending

EVE, ANA = "192.0.2.1", "192.0.2.2"


def admitted(app: Callable[[Scope, Receive, Send], Any]) -> Admission:
    return Admission(app, Spending(UNLIMITED))


@async_test
async def test_many_requests_of_one_address_wait_for_their_turn() -> None:
    handled: list[str] = []
    may_answer = asyncio.Event()

    async def app(scope: Scope, _receive: Receive, send: Send) -> None:
        handled.append(scope["client"][0])
        await may_answer.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body"})

    admission = admitted(app)
    flood = [asyncio.ensure_future(answer_of(admission, "GET", "/", client=EVE)) for _ in range(50)]
    await asyncio.sleep(0)
    honest = asyncio.ensure_future(answer_of(admission, "GET", "/", client=ANA))
    await asyncio.sleep(0)
    assert handled == [EVE] * HANDLED_TOGETHER + [ANA]
    flood[0].cancel()
    flood[-1].cancel()
    may_answer.set()
    await asyncio.gather(*flood, honest, return_exceptions=True)
    assert handled.count(EVE) == 49
    assert admission._turns._lines == {}


@async_test
async def test_a_slow_reader_takes_nobodys_turn() -> None:
    reads = asyncio.Event()

    async def app(scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        if scope["path"] == "/slow":
            await reads.wait()
        await send({"type": "http.response.body"})

    admission = admitted(app)
    slow = [
        asyncio.ensure_future(answer_of(admission, "GET", "/slow"))
        for _ in range(HANDLED_TOGETHER + 1)
    ]
    assert (await answer_of(admission, "GET", "/")).is_complete
    reads.set()
    await asyncio.gather(*slow)


@async_test
async def test_a_long_answer_leaves_in_pieces() -> None:
    body = bytes(range(256)) * 1000

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body, "more_body": True})
        await send({"type": "http.response.body", "body": b"end"})

    answer = await answer_of(admitted(app), "GET", "/")
    assert b"".join(answer.pieces) == body + b"end"
    assert max(map(len, answer.pieces)) == STREAMED_BYTES
    assert answer.is_complete


@async_test
async def test_an_answer_that_stops_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regicide.server.http.admission.HANDLER_SECONDS", 0.01)

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"half", "more_body": True})
        await asyncio.Event().wait()

    answer = await answer_of(admitted(app), "GET", "/")
    assert (answer.pieces, answer.is_complete) == ([b"half"], False)


@pytest.mark.parametrize("path", ["/api/tables/BBBB-BBBB", "/t/BBBB-BBBB", "/healthz"])
@async_test
async def test_a_database_that_does_not_answer_is_a_clear_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr("regicide.server.http.admission.HANDLER_SECONDS", 0.01)
    context = make_context(Config(data=tmp_path), ServerLog(lambda _line: None))
    await open_context(context)

    async def never(*_arguments: object, **_options: object) -> list[Any]:
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr(context.services.store, "_read", never)
    answer = await answer_of(make_app(context), "GET", path, {"host": "127.0.0.1"})
    assert (answer.status, b"too-busy" in answer.pieces[0]) == (503, True)
    await close_context(context)
