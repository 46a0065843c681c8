"""What we use of uvicorn beyond its documentation; nothing else does.

    HttpProtocol        overrides methods of H11Protocol, and reads its `conn`, `loop` and `transport`
    websocket_factory   the arguments of a WebSocket protocol; `connections` and `tasks` of the server's state
    QuietServer         the list of signals that a server raises again when it stops, and its listening `servers`

tests/server/test_uvicorn_internals.py fails if a version of uvicorn has changed them; pyproject.toml allows the
versions whose tests pass (`dev.py versions`).
"""

import socket
from asyncio import TimerHandle, Transport
from collections.abc import Callable, Iterable
from types import FrameType
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from regicide.server.limits import LARGEST_FRAME, MOST_HEADERS, RESPONSE_SECONDS
from regicide.server.security import HEADERS
from regicide.server.transport.handover import Handover
from regicide.server.transport.socket import ServeSocket
from regicide.server.transport.websocket import WebSocketProtocol

#: The client has sent nothing yet, or only a part of its request.
_UNFINISHED = (h11.IDLE, h11.SEND_BODY)


class QuietServer(uvicorn.Server):
    """Exits with 0 after a signal instead of raising it again."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        self._captured_signals.clear()

    def stop_listening(self, sockets: Iterable[socket.socket]) -> None:
        """Refuse new connections, as `shutdown` does at its beginning."""
        for server in self.servers:
            server.close()
        for listener in sockets:
            listener.close()


def websocket_factory(
    serve_socket: ServeSocket, ping_seconds: float
) -> Callable[..., WebSocketProtocol]:
    """Makes the protocol to which uvicorn hands a connection over, with the request as its first data."""

    def make(*, server_state: ServerState, **_: Any) -> WebSocketProtocol:
        return WebSocketProtocol(
            serve_socket, ping_seconds, server_state.connections, server_state.tasks
        )

    return make


def _request_head(event: h11.Request) -> bytes:
    lines = [event.method + b" " + event.target + b" HTTP/1.1"]
    lines += [name + b": " + value for name, value in event.headers]
    return b"\r\n".join([*lines, b"", b""])


class RequestParser(h11.Connection):
    """Refuses what takes long to read for its few bytes.

    Bodies in pieces: each takes microseconds, though it has one byte, so a packet could take a second. Browsers and
    programs that send our short bodies name their length. And thousands of short headers.
    """

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        if self.their_state is h11.IDLE:
            unread, _ = self.trailing_data
            if unread.partition(b"\r\n\r\n")[0].count(b"\n") > MOST_HEADERS:
                raise h11.RemoteProtocolError("too many headers", 431)
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as error:
            # It refers to itself by its traceback, and so would keep the connection in memory.
            raise error.with_traceback(None) from None
        if isinstance(event, h11.Request):
            names = [name for name, _ in event.headers]
            if b"transfer-encoding" in names:
                raise h11.RemoteProtocolError("the length of the body is missing", 411)
        return event


class HttpProtocol(H11Protocol):
    """Closes idle and very slow connections, and those that are too many: each costs a file descriptor and a buffer.

    Passes sockets on to the process that has their table.
    """

    def __init__(
        self,
        *arguments: Any,
        timeout: float,
        take_connection: Callable[[str], Callable[[], None] | None],
        handover: Handover | None = None,
        **more: Any,
    ) -> None:
        """`take_connection` counts a connection of an address, and answers how it ends; None: it is too many."""
        super().__init__(*arguments, **more)
        # h11, because httptools does not limit the size of headers
        self.conn = RequestParser(h11.SERVER, LARGEST_FRAME)
        self._timeout = timeout
        self._handover = handover
        self._take_connection = take_connection
        self._release: Callable[[], None] | None = None
        self._timer: TimerHandle | None = None
        #: Bytes in the write buffer at the last check, and since when it has not been empty.
        self._unsent = 0
        self._unsent_since: float | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn's
        peer = transport.get_extra_info("peername")
        self._release = self._take_connection(peer[0] if peer else "?")
        if self._release is None:
            self.transport = transport
            transport.abort()  # first of all: a flood of connections must cost little
        else:
            super().connection_made(transport)
            self._start_timer()

    def on_response_complete(self) -> None:
        """Restart the timer for the next request."""
        self._start_timer()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_timer()  # sockets have their own timeouts
        self._end()
        path = event.target.decode("ascii").partition("?")[0]
        if self._handover is not None and self._handover.give(
            self.transport, path, _request_head(event)
        ):
            self.transport.abort()  # closes only our end
        else:
            super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._end()
        super().connection_lost(exc)

    def _end(self) -> None:
        """It is no longer a connection of this kind."""
        if self._release is not None:
            self._release()
            self._release = None

    def send_400_response(self, msg: str) -> None:
        """Answer invalid HTTP with our headers too, unless a response has started."""
        if self.conn.our_state is not h11.IDLE and self.conn.our_state is not h11.SEND_RESPONSE:
            self.transport.close()
            return
        ours = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
        kind = (b"content-type", b"text/plain; charset=utf-8")
        head = h11.Response(status_code=400, headers=[kind, (b"connection", b"close"), *ours])
        for part in (head, h11.Data(data=msg.encode("ascii")), h11.EndOfMessage()):
            self.transport.write(self.conn.send(part) or b"")
        self.transport.close()

    def _start_timer(self) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(self._timeout, self._check_progress)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _check_progress(self) -> None:
        """Abort if the client has not finished its request, or does not read the response."""
        before, self._unsent = self._unsent, self.transport.get_write_buffer_size()
        now = self.loop.time()
        self._unsent_since = (self._unsent_since or now) if self._unsent else None
        is_late = self._unsent_since is not None and now - self._unsent_since >= RESPONSE_SECONDS
        is_stuck = 0 < before <= self._unsent or is_late
        if is_stuck or (not self._unsent and self.conn.their_state in _UNFINISHED):
            self.transport.abort()
        else:
            self._start_timer()
