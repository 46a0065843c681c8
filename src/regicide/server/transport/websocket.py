"""uvicorn's WebSocket protocol with a fast path for unfragmented text messages.

It overrides private methods of uvicorn and websockets: pyproject.toml allows the versions whose tests
pass (`dev.py versions`). The fast path saves about a fifth of the cost of a command.
"""

from collections.abc import Callable
from struct import pack
from typing import Any, TypeAlias

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import (  # type: ignore[attr-defined]  # the C implementation if there is one
    CloseCode,
    Frame,
    apply_mask,
)
from websockets.http11 import Request

from regicide.server.limits import (
    CLOSE_SECONDS,
    MAX_FRAGMENTS,
    MAX_UNREAD,
    OTHER_FRAMES_BURST,
    OTHER_FRAMES_RATE,
)
from regicide.server.rate_limits import TokenBucket
from regicide.server.transport.inbox import Inbox

#: The ASGI extension that holds a `Write`.
WRITE_EXTENSION = "regicide.write"
#: Sends a text message without waiting; False if it must be queued instead.
Write: TypeAlias = Callable[[bytes], bool]

_FINAL_TEXT = 0x81
_MASKED = 0x80
#: The second byte holds a length up to 125; 126 means that the next two bytes hold it.
_MAX_SHORT, _LENGTH_16_BIT = 125, 126


class WriteBatcher:
    """Flushes all connections with outgoing frames at the end of an event loop iteration."""

    def __init__(self) -> None:
        self._protocols: list[WebSocketProtocol] = []

    def add(self, protocol: "WebSocketProtocol") -> None:
        if not self._protocols:
            protocol.loop.call_soon(self._flush_all)
        self._protocols.append(protocol)

    def _flush_all(self) -> None:
        protocols, self._protocols = self._protocols, []
        for protocol in protocols:
            try:
                protocol.flush()
            except Exception:  # noqa: BLE001  the connection is broken; flush the others
                protocol.transport.abort()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Reads and writes whole text messages directly; everything else goes to uvicorn's parser."""

    def __init__(self, *arguments: Any, write_batcher: WriteBatcher, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._write_batcher = write_batcher
        self.queue = Inbox(self.loop)  # type: ignore[assignment]  # has the methods that uvicorn uses
        #: The beginning of an incomplete frame, and frames to send at the end of this iteration.
        self._partial = b""
        self._outgoing: list[bytes] = []
        self._other_frames = TokenBucket(OTHER_FRAMES_RATE, OTHER_FRAMES_BURST, self.loop.time())

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WRITE_EXTENSION] = self.write  # type: ignore[assignment]  # ours

    def connection_lost(self, error: Exception | None) -> None:
        """Free the buffers now: they are in a reference cycle, and the garbage collector runs rarely."""
        super().connection_lost(error)
        self._partial, self._outgoing = b"", []

    # --- reading ---------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete:
            self._read_frames(self._partial + data if self._partial else data)
            return
        if self.handshake_initiated:
            self.transport.abort()  # a client must wait for the handshake response (RFC 6455 §4.1)
            return
        super().data_received(data)
        if not self.handshake_initiated:
            # The parser rejected the request and wrote a response; uvicorn would never send it.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _read_frames(self, data: bytes) -> None:
        """Process complete frames, unless reading is paused; keep the rest."""
        at = 0
        while not self._is_reading_stopped() and (end := _end_of_frame(data, at)):
            frame, at = data[at:end], end
            if not self._read_text(frame):
                self._read_other(frame)
        self._partial = data[at:]
        if not self._partial or self._is_reading_stopped():
            return
        if _is_unmasked(self._partial):
            self._fail(CloseCode.PROTOCOL_ERROR, "not masked")
        elif len(self._partial) > (self.config.ws_max_size or 0) or _is_too_long(self._partial):
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too long")

    def _is_reading_stopped(self) -> bool:
        """Whether reading is paused or the connection is closing."""
        return self.read_paused or self.transport.is_closing()

    def _read_other(self, frame: bytes) -> None:
        """Pass a frame to uvicorn's parser, within the rate limit."""
        if not self._other_frames.take(self.loop.time()):
            self._fail(CloseCode.POLICY_VIOLATION, "too many frames")
            return
        super().data_received(frame)
        if len(self.frames) > MAX_FRAGMENTS:
            self._fail(CloseCode.POLICY_VIOLATION, "too many pieces")

    def _fail(self, code: CloseCode, reason: str) -> None:
        """Send a close frame with an error, then close the connection."""
        if self.close_sent:
            self.transport.abort()
            return
        self.flush()
        self.conn.fail(code, reason)
        self.handle_parser_exception()
        # close() blocks while the peer does not read.
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def _read_text(self, frame: bytes) -> bool:
        """Queue a valid text message; False if the frame is for uvicorn's parser."""
        if frame[0] != _FINAL_TEXT or self.conn.current_size is not None or self.close_sent:
            return False
        start = 6 if frame[1] & 0x7F <= _MAX_SHORT else 8
        if len(frame) - start > (self.config.ws_max_size or 0):
            return False
        try:
            text = apply_mask(frame[start:], frame[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        self._pause_if_full()
        return True

    async def receive(self) -> Any:
        event = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.loop.call_soon(self._resume)
        return event

    def _resume(self) -> None:
        """Process the frames that are already here, then resume reading from the network."""
        if not self.read_paused or self.transport.is_closing():
            return
        self.read_paused = False
        self._read_frames(self._partial)
        if not self._is_reading_stopped():
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Do not pause after every message, as uvicorn does: that would be two system calls each."""
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        self._pause_if_full()

    def _pause_if_full(self) -> None:
        """Pause reading if too many messages are unread. Not after our close frame: its answer must arrive."""
        if not self.read_paused and not self.close_sent and self.queue.qsize() >= MAX_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    # --- writing ---------------------------------------------------------------------------------

    def write(self, text: bytes) -> bool:
        """Send a text message without a coroutine; False if the connection cannot send now.

        All messages of one event loop iteration are sent together at its end. Separate system calls for an
        update and the messages after it would be a quarter of the cost of a command.
        """
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        if not self._outgoing:
            self._write_batcher.add(self)
        self._outgoing.append(_text_frame(text))
        return True

    def flush(self) -> None:
        frames, self._outgoing = self._outgoing, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames) if len(frames) > 1 else frames[0])

    def handle_close(self, event: Frame) -> None:
        self.flush()
        super().handle_close(event)

    def shutdown(self) -> None:
        self.flush()
        try:
            super().shutdown()
        except (AssertionError, InvalidState):
            # rejected, or already closing: there is no close frame to send
            self.transport.abort()
        # close() blocks while the peer does not read.
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    async def send(self, message: Any) -> None:
        self.flush()
        text = message.get("text")
        if text is None or not self.handshake_complete or self.close_sent:
            await super().send(message)
            if message["type"] == "websocket.http.response.body":
                self.handshake_complete = True  # rejected; uvicorn does not set this
            if self.close_timer is not None:
                # A client that does not read would keep the connection open.
                self.close_timer.cancel()
                self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
            return
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        self.transport.write(_text_frame(text))

    def keepalive_timeout(self) -> None:
        """Abort if the peer does not read: close() blocks meanwhile."""
        self.flush()
        super().keepalive_timeout()
        if not self.writable.is_set():
            self.transport.abort()


def _end_of_frame(data: bytes, at: int) -> int:
    """The end of the masked frame at this position (RFC 6455 §5.2); 0 if incomplete or invalid."""
    if len(data) - at < 6 or _is_unmasked(data, at) or _is_too_long(data, at):
        return 0
    length = data[at + 1] & 0x7F
    end = at + (6 + length if length <= _MAX_SHORT else 8 + (data[at + 2] << 8 | data[at + 3]))
    return end if end <= len(data) else 0


def _is_unmasked(data: bytes, at: int = 0) -> bool:
    """True if unmasked; clients must mask."""
    return len(data) > at + 1 and not data[at + 1] & _MASKED


def _is_too_long(data: bytes, at: int = 0) -> bool:
    """True if the frame has an 8-byte length; such frames exceed our limit."""
    return len(data) > at + 1 and data[at + 1] & 0x7F > _LENGTH_16_BIT


def _text_frame(body: bytes) -> bytes:
    """A text message in one frame (RFC 6455 §5.2); servers do not mask."""
    size = len(body)
    if size < 126:
        return bytes((0x81, size)) + body
    if size < 65_536:
        return pack(">BBH", 0x81, 126, size) + body
    return pack(">BBQ", 0x81, 127, size) + body
