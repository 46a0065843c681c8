"""uvicorn's HTTP protocol with a limit to its patience: whoever begins a request has to finish it.

Like websocket.py it overrides private methods of uvicorn.
"""

from asyncio import TimerHandle, Transport
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from regicide.server.security import HEADERS

#: Nothing has come yet, or a part of what was announced.
_UNFINISHED = (h11.IDLE, h11.SEND_BODY)


class TimeoutProtocol(H11Protocol):
    """Hangs up on those who come and say nothing, or a byte a minute: each would cost a descriptor."""

    def __init__(self, *arguments: Any, patience: float, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._patience = patience
        self._timer: TimerHandle | None = None
        #: Bytes that waited to be sent when we looked last.
        self._unsent = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        self._wait()

    def on_response_complete(self) -> None:
        """The next request has as long as the first."""
        self._wait()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()  # sockets have clocks of their own
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """What cannot be read as HTTP gets our headers too, unless an answer has begun."""
        if self.conn.our_state is not h11.IDLE and self.conn.our_state is not h11.SEND_RESPONSE:
            self.transport.close()
            return
        ours = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
        kind = (b"content-type", b"text/plain; charset=utf-8")
        head = h11.Response(status_code=400, headers=[kind, (b"connection", b"close"), *ours])
        for part in (head, h11.Data(data=msg.encode("ascii")), h11.EndOfMessage()):
            self.transport.write(self.conn.send(part) or b"")
        self.transport.close()

    def _wait(self) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(self._patience, self._look)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        """Hang up on those who do not finish asking, or do not take what they asked for."""
        before, self._unsent = self._unsent, self.transport.get_write_buffer_size()
        is_stuck = 0 < before <= self._unsent
        if is_stuck or (not self._unsent and self.conn.their_state in _UNFINISHED):
            self.transport.abort()
        else:
            self._wait()
