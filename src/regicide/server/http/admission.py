"""Lets every request in, whatever its path and its answer: it pays, waits for its turn, and has a deadline.

Long answers leave in pieces, each when the client has read the one before: a slow client costs little memory.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regicide.server.errors import Denial, Denied
from regicide.server.http.error_response import error_response
from regicide.server.limits import (
    HANDLED_TOGETHER,
    HANDLER_SECONDS,
    LARGEST_BODY,
    STREAMED_BYTES,
)
from regicide.server.prices import Thing
from regicide.server.proxies import address_of
from regicide.server.spending import Payer, Spending, customer_of


class Admission:
    """The middleware around the whole application."""

    def __init__(self, app: ASGIApp, spending: Spending) -> None:
        self._app = app
        self._spending = spending
        self._turns = Turns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        try:
            self._spending.take(Thing.ANSWER, Payer(address=address))
        except Denied as denied:
            await error_response(Request(scope), denied)(scope, receive, send)
            return
        answer = _Answer(send)
        try:
            async with asyncio.timeout(HANDLER_SECONDS) as answer.deadline:
                receive = await _after_body(scope, receive)
                answer.end_turn = await self._turns.take(customer_of(address))
                await self._app(scope, receive, answer.send)
        except TimeoutError:
            # Of an answer that has begun, the client sees that its end is missing.
            if not answer.has_begun:
                await error_response(Request(scope), Denied(Denial.TOO_BUSY))(scope, receive, send)
        finally:
            answer.end_turn()


async def _after_body(scope: Scope, receive: Receive) -> Receive:
    """Wait for the body, up to its largest size: a client that sends it slowly takes no turn from another."""
    if Headers(scope=scope).get("content-length", "0") == "0":
        return receive
    received: deque[Message] = deque()
    size, more = 0, True
    while more and size <= LARGEST_BODY:
        received.append(await receive())
        size += len(received[-1].get("body", b""))
        more = received[-1].get("more_body", False)

    async def receive_again() -> Message:
        return received.popleft() if received else await receive()

    return receive_again


class Turns:
    """Requests of one customer are handled a few at a time: many connections are not many shares of the processor."""

    def __init__(self) -> None:
        self._lines: dict[str, _Line] = {}

    async def take(self, customer: str) -> Callable[[], None]:
        """Wait for a turn; call the answer at its end, once or more often."""
        line = self._lines.setdefault(customer, _Line())
        line.requests += 1
        ends = [lambda: self._leave(customer, line)]
        try:
            await line.turns.acquire()
        except BaseException:
            ends.pop()()
            raise
        ends.append(line.turns.release)

        def end() -> None:
            while ends:
                ends.pop()()

        return end

    def _leave(self, customer: str, line: "_Line") -> None:
        line.requests -= 1
        if not line.requests:
            del self._lines[customer]


@dataclass(slots=True)
class _Line:
    """The requests of one customer that are handled or wait."""

    turns: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(HANDLED_TOGETHER))
    requests: int = 0


class _Answer:
    """An answer on its way to the client. Its turn ends when it begins: a slow client takes no turn from another."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.has_begun = False
        self.end_turn: Callable[[], None] = lambda: None
        self.deadline: asyncio.Timeout

    async def send(self, message: Message) -> None:
        self.has_begun = True
        self.end_turn()
        # How long the client takes is for the protocol (transport/uvicorn_internals.py).
        self.deadline.reschedule(None)
        for piece in _pieces(message):
            await self._send(piece)
        self.deadline.reschedule(asyncio.get_running_loop().time() + HANDLER_SECONDS)


def _pieces(message: Message) -> Iterator[Message]:
    """The message, or its body in several messages."""
    body: bytes = message.get("body", b"")
    if len(body) <= STREAMED_BYTES:
        yield message
        return
    for start in range(0, len(body), STREAMED_BYTES):
        end = start + STREAMED_BYTES
        more = end < len(body) or message.get("more_body", False)
        yield {**message, "body": body[start:end], "more_body": more}
