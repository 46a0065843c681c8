"""A WebSocket on a network connection.

The library websockets parses the handshake and the frames, and builds ours except the messages, without I/O
and through its public interface (`ServerProtocol`). This class applies the limits that the library does not
have: how many frames, how many unread messages, how long a closing connection may take.

    in    data_received → _parse → _on_frame → _on_message → Inbox → receive
    out   write → _send_messages → transport.write; pause_writing and resume_writing → until_writable
"""

from asyncio import Future, Protocol, Task, TimerHandle, Transport, get_running_loop, sleep
from collections.abc import Iterable, Mapping
from secrets import token_bytes
from struct import pack
from typing import Any, Final, cast
from urllib.parse import unquote

from starlette.types import Scope
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from regicide.server.limits import (
    CLOSE_SECONDS,
    LARGEST_FRAME,
    MAX_FRAGMENTS,
    MAX_UNREAD,
    OTHER_FRAMES_BURST,
    OTHER_FRAMES_RATE,
)
from regicide.server.prices import Rate
from regicide.server.security import HEADERS
from regicide.server.spending import TokenBucket
from regicide.server.transport.inbox import Inbox
from regicide.server.transport.socket import Disconnected, ServeSocket

#: Bytes that are parsed at once. Limits apply between two pieces, and the smallest frame has 6 bytes.
_PIECE: Final = 512
#: The first byte of a frame with a whole text message.
_FINAL_TEXT: Final = 0x81
# Constants, because they are used for every message, and Python 3.11 finds the member of an enum slowly.
_CONNECTING: Final = State.CONNECTING
_OPEN: Final = State.OPEN
_TEXT: Final = Opcode.TEXT
_BINARY: Final = Opcode.BINARY


def _text_frame(text: bytes) -> bytes:
    """A message in one frame (RFC 6455 §5.2), as `ServerProtocol.send_text` builds it, in a fifth of the time."""
    size = len(text)
    if size < 126:
        return pack("!BB", _FINAL_TEXT, size) + text
    if size < 65536:
        return pack("!BBH", _FINAL_TEXT, 126, size) + text
    return pack("!BBQ", _FINAL_TEXT, 127, size) + text


class WebSocketProtocol(Protocol):
    """One connection, from its handshake on. Implements `Socket`."""

    __slots__ = (
        "_connections",
        "_fragments",
        "_handshake",
        "_has_ended",
        "_inbox",
        "_is_reading_paused",
        "_loop",
        "_other_frames",
        "_ping",
        "_ping_seconds",
        "_ping_timer",
        "_serve_socket",
        "_tasks",
        "_transport",
        "_unparsed",
        "_unsent",
        "_until_writable",
        "_websocket",
    )

    def __init__(
        self,
        serve_socket: ServeSocket,
        ping_seconds: float,
        connections: set[Any],
        tasks: set[Task[None]],
    ) -> None:
        """The server waits for `connections` and `tasks` when it stops."""
        self._serve_socket = serve_socket
        self._ping_seconds = ping_seconds
        self._connections = connections
        self._tasks = tasks
        self._loop = get_running_loop()
        self._transport: Transport
        # No extensions: compression would cost 40 kB per socket, and our messages are short.
        self._websocket = ServerProtocol(max_size=LARGEST_FRAME)
        #: The response that accepts the handshake, until it is sent.
        self._handshake: Response | None = None
        self._inbox = Inbox()
        #: The frames of an incomplete message.
        self._fragments: list[Frame] = []
        #: What arrived while reading was paused.
        self._unparsed = b""
        self._is_reading_paused = False
        #: Whether our last byte is sent.
        self._has_ended = False
        self._other_frames = TokenBucket(
            Rate(OTHER_FRAMES_RATE, OTHER_FRAMES_BURST), self._loop.time()
        )
        #: Messages that wait for the end of this iteration of the event loop.
        self._unsent: list[bytes] = []
        #: Set while the client reads too slowly.
        self._until_writable: Future[None] | None = None
        #: The content of the last ping, until it is answered.
        self._ping = b""
        self._ping_timer: TimerHandle | None = None

    # --- connection ------------------------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        self._transport = cast(Transport, transport)  # uvloop's class is not a subclass
        self._connections.add(self)

    def connection_lost(self, _error: Exception | None) -> None:
        self._connections.discard(self)
        if self._ping_timer is not None:
            self._ping_timer.cancel()
        self._inbox.close()
        self.resume_writing()
        # Free the buffers now: they are in a reference cycle, and the garbage collector runs rarely.
        self._unparsed, self._fragments = b"", []
        self._websocket.receive_eof()

    def _is_over(self) -> bool:
        """Whether nothing more can be sent."""
        return self._has_ended or self._transport.is_closing()

    def shutdown(self) -> None:
        """The server stops."""
        if self._websocket.state is _CONNECTING:
            self._transport.abort()
        self.close(CloseCode.SERVICE_RESTART)

    # --- handshake -------------------------------------------------------------------------------

    def _read_request(self, data: bytes) -> None:
        """Answer an invalid handshake, or let the application answer a valid one."""
        self._websocket.receive_data(data)
        events = self._websocket.events_received()
        if not events:
            self._send()  # the request was invalid; the library may have an answer
            self._transport.close()
            return
        request = cast(Request, events[0])
        response = self._websocket.accept(request)
        if response.status_code != 101:
            response.headers.update(HEADERS)
            self._respond(response)
            return
        self._handshake = response
        task = self._loop.create_task(self._serve(self._scope(request)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _scope(self, request: Request) -> Scope:
        return {
            "type": "websocket",
            "path": unquote(request.path.partition("?")[0]),
            # websockets 16 decodes other bytes than ASCII as surrogates, later versions as Latin-1
            "headers": [
                (name.lower().encode("ascii"), value.encode("latin-1", "surrogateescape"))
                for name, value in request.headers.raw_items()
            ],
            "client": self._transport.get_extra_info("peername"),
        }

    async def _serve(self, scope: Scope) -> None:
        try:
            await self._serve_socket(scope, self)
        finally:
            if self._handshake is not None:
                self._transport.abort()  # neither accepted nor rejected
            self.close(CloseCode.INTERNAL_ERROR)

    def accept(self) -> None:
        assert self._handshake is not None
        self._respond(self._handshake)
        self._ping_timer = self._loop.call_later(self._ping_seconds, self._send_ping)

    def reject(self, status: int, headers: Mapping[str, str], body: bytes) -> None:
        response = self._websocket.reject(status, body.decode())
        del response.headers["Content-Type"]
        response.headers.update(headers)
        self._respond(response)

    def _respond(self, response: Response) -> None:
        self._handshake = None
        if not self._is_over():  # the client may have disconnected meanwhile
            self._websocket.send_response(response)
            self._send()

    # --- reading ---------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._has_ended:
            return
        if self._websocket.state is not _CONNECTING:
            self._parse(self._unparsed + data)
        elif self._handshake is None:
            self._read_request(data)
        else:
            self._transport.abort()  # a client must wait for the response (RFC 6455 §4.1)

    def _parse(self, data: bytes) -> None:
        """Parse frames until reading is paused or the connection closes; keep the rest."""
        at = 0
        while at < len(data) and not self._is_reading_paused and not self._is_over():
            self._websocket.receive_data(data[at : at + _PIECE])
            at += _PIECE
            for frame in self._websocket.events_received():
                if not self._has_ended:
                    self._on_frame(cast(Frame, frame))
            self._send()
        self._unparsed = b"" if self._is_over() else data[at:]

    def _on_frame(self, frame: Frame) -> None:
        is_open = not self._inbox.is_closed
        if frame.fin and (frame.opcode is _TEXT or frame.opcode is _BINARY) and is_open:
            self._on_message(frame.opcode, bytes(frame.data))
        elif not self._other_frames.take(self._loop.time()):
            self._stop_flood()
        elif frame.opcode is Opcode.PONG and frame.data == self._ping:
            self._ping = b""
        elif is_open and frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._on_fragment(frame)

    def _stop_flood(self) -> None:
        if self._websocket.state is _OPEN:
            self._fail(CloseCode.POLICY_VIOLATION, "too many frames")
        else:
            self._pause_reading()  # the connection is closed soon; until then the client can read

    def _on_fragment(self, frame: Frame) -> None:
        """Collect the fragments of a message. The library checks their order and total size."""
        self._fragments.append(frame)
        if frame.fin:
            fragments, self._fragments = self._fragments, []
            self._on_message(fragments[0].opcode, b"".join(each.data for each in fragments))
        elif len(self._fragments) > MAX_FRAGMENTS:
            self._fail(CloseCode.POLICY_VIOLATION, "too many fragments")

    def _on_message(self, opcode: Opcode, data: bytes) -> None:
        try:
            self._inbox.put(data.decode() if opcode is _TEXT else data)
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA, "not UTF-8")
        if len(self._inbox) >= MAX_UNREAD:
            self._pause_reading()

    async def receive(self) -> str | bytes:
        if self._inbox:
            await sleep(
                0
            )  # other sockets come first: this one has sent more than it has read answers
        message = await self._inbox.get()
        if self._is_reading_paused and not self._inbox:
            self._loop.call_soon(self._resume_reading)
        return message

    def _pause_reading(self) -> None:
        """Backpressure: TCP slows the client down."""
        if not self._is_reading_paused and not self._is_over():
            self._is_reading_paused = True
            self._transport.pause_reading()

    def _resume_reading(self) -> None:
        """Parse what is already here, then read from the network again."""
        if not self._is_reading_paused or self._transport.is_closing():
            return
        self._is_reading_paused = False
        self._parse(self._unparsed)
        if not self._is_reading_paused and not self._transport.is_closing():
            self._transport.resume_reading()

    # --- writing ---------------------------------------------------------------------------------

    @property
    def is_writable(self) -> bool:
        return self._until_writable is None

    async def until_writable(self) -> None:
        if self._until_writable is not None:
            await self._until_writable
        if self._is_over():
            raise Disconnected

    def pause_writing(self) -> None:
        self._until_writable = self._loop.create_future()

    def resume_writing(self) -> None:
        waiting, self._until_writable = self._until_writable, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    def write(self, text: bytes) -> None:
        """All messages of one iteration of the event loop leave together: that saves system calls."""
        if self._websocket.state is not _OPEN:
            return
        if not self._unsent:
            self._loop.call_soon(self._send_messages)
        self._unsent.append(_text_frame(text))

    def _send_messages(self, then: Iterable[bytes] = ()) -> None:
        """Send our messages, and these bytes after them."""
        pieces, self._unsent = [*self._unsent, *then], []
        if pieces and not self._is_over():
            self._transport.write(b"".join(pieces))

    def _send(self) -> None:
        """Send what the library has to send, until it says that this was the last byte."""
        pieces = self._websocket.data_to_send()
        self._send_messages(pieces)
        if pieces and pieces[-1] == SEND_EOF and not self._is_over():
            self._end()

    def _end(self) -> None:
        """Close our half of the connection, and discard what arrives until the client closes its half.

        If we closed both halves, the client's next bytes would reset the connection, and it could lose the
        close frame that explains why.
        """
        self._has_ended = True
        self._unparsed, self._fragments = b"", []
        self._inbox.close()
        self._transport.write_eof()
        self._abort_later()

    def _send_ping(self) -> None:
        """Send a ping, unless the last one is still unanswered."""
        if self._websocket.state is not _OPEN:
            return
        if self._ping:
            self._fail(CloseCode.INTERNAL_ERROR, "no answer to a ping")
            return
        self._ping = token_bytes(4)
        self._websocket.send_ping(self._ping)
        self._send()
        self._ping_timer = self._loop.call_later(self._ping_seconds, self._send_ping)

    # --- closing ---------------------------------------------------------------------------------

    def close(self, code: int) -> None:
        """Send a close frame. The answer of the client closes the connection."""
        if self._websocket.state is not _OPEN:
            return
        self._websocket.send_close(code)
        self._send()
        self._inbox.close()
        self._abort_later()
        self._loop.call_soon(self._resume_reading)  # to see the answer

    def _fail(self, code: CloseCode, reason: str) -> None:
        """Send a close frame with an error; the library closes the connection after it."""
        self._websocket.fail(code, reason)
        self._send()

    def _abort_later(self) -> None:
        """A connection whose client does not read would stay open."""
        self._loop.call_later(CLOSE_SECONDS, self._transport.abort)
