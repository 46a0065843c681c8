"""Requests pay, wait for their turn and have a deadline; long answers leave in pieces."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from asgi_client import AsgiAnswer, answer_of
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
async def test_many_networks_of_a_customer_have_the_turns_of_one_address() -> None:
    handled: list[str] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        handled.append(scope["client"][0])
        await asyncio.Event().wait()

    admission = admitted(app)
    clients = [f"2001:db8:7:{number:x}::1" for number in range(50)]
    flood = [
        asyncio.ensure_future(answer_of(admission, "GET", "/", client=each)) for each in clients
    ]
    await asyncio.sleep(0)
    assert len(handled) == HANDLED_TOGETHER
    for each in flood:
        each.cancel()
    await asyncio.gather(*flood, return_exceptions=True)


@async_test
async def test_a_slow_writer_takes_nobodys_turn() -> None:
    async def app(_scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body"})

    async def write_nothing() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    admission = admitted(app)
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/",
        "client": (EVE, 1),
        "headers": [(b"content-length", b"2")],
    }
    slow = [
        asyncio.ensure_future(admission(scope, write_nothing, AsgiAnswer().send))
        for _ in range(HANDLED_TOGETHER + 1)
    ]
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        assert (await answer_of(admission, "GET", "/", client=EVE)).is_complete
    for each in slow:
        each.cancel()
    await asyncio.gather(*slow, return_exceptions=True)


@async_test
async def test_a_body_that_was_read_before_the_turn_arrives_whole() -> None:
    pieces = [b'{"name"', b': "Ana"}']
    messages = [
        {"type": "http.request", "body": each, "more_body": each is not pieces[-1]}
        for each in pieces
    ]
    received: list[bytes] = []

    async def app(_scope: Scope, receive: Receive, send: Send) -> None:
        more = True
        while more:
            message = await receive()
            received.append(message["body"])
            more = message["more_body"]
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body"})

    left = iter(messages)

    async def receive() -> Message:
        return next(left)

    scope = {"type": "http", "path": "/", "headers": [(b"content-length", b"15")]}
    answer = AsgiAnswer()
    await admitted(app)(scope, receive, answer.send)
    assert (received, answer.status) == (pieces, 200)


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
