"""uvicorn's WebSocket protocol with a short way through for what a table does all day.

It overrides private methods of uvicorn and websockets: pyproject.toml allows the versions whose tests
pass (`dev.py versions`). It takes about a fifth off what a command costs.
"""

from collections.abc import Callable
from struct import pack
from typing import Any, TypeAlias

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import (  # type: ignore[attr-defined]  # the mask in C where it can be
    CloseCode,
    Frame,
    apply_mask,
)
from websockets.http11 import Request

from regicide.server.inbox import Inbox
from regicide.server.limits import TokenBucket

#: Messages that may wait to be read before the line is told to hold on.
MOST_UNREAD = 32
#: Frames a second, and at once, that are no message: pings, pongs, pieces of one, and whatever comes
#: after our goodbye. Nobody needs many, and each costs as much as a message.
OTHERS_RATE, OTHERS_AT_ONCE = 5.0, 100.0
#: Pieces a message may come in.
MOST_PIECES = 64
#: Seconds a stop gives a line to take what is still to be sent.
LAST_SECONDS = 2.0
#: Where a scope has a `Write`.
WRITE = "regicide.write"
#: Sends a text at once; False where the line does not take it now, and it has to wait its turn.
Write: TypeAlias = Callable[[bytes], bool]

_FINAL_TEXT = 0x81
_MASKED = 0x80
#: The length of a frame is in its second byte up to here; then in the next two.
_SHORT, _MEDIUM = 125, 126


class WriteBatcher:
    """The lines with something to send, all of them at the end of this turn of the loop."""

    def __init__(self) -> None:
        self._lines: list[TableProtocol] = []

    def add(self, line: "TableProtocol") -> None:
        if not self._lines:
            line.loop.call_soon(self._depart)
        self._lines.append(line)

    def _depart(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            try:
                line.flush()
            except Exception:  # noqa: BLE001  whatever it is: that line is dead, and others wait for theirs
                line.transport.abort()


class TableProtocol(WebSocketsSansIOProtocol):
    """Whole texts come in and go out without the detours; reading pauses only for those who push."""

    def __init__(self, *arguments: Any, departures: WriteBatcher, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._departures = departures
        self.queue = Inbox(self.loop)  # type: ignore[assignment]  # what is asked of a queue here
        #: What has come of a frame so far, and frames that go out at the end of this turn.
        self._part = b""
        self._frames: list[bytes] = []
        self._others = TokenBucket(OTHERS_RATE, OTHERS_AT_ONCE, self.loop.time())

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WRITE] = self.write  # type: ignore[assignment]  # ours

    def connection_lost(self, error: Exception | None) -> None:
        """What a dead line has is forgotten now: the collector looks for such circles only now and then."""
        super().connection_lost(error)
        self._part, self._frames = b"", []

    # --- in --------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete:
            self._take_frames(self._part + data if self._part else data)
            return
        if self.handshake_initiated:
            self.transport.abort()  # whoever asks for a socket has to wait for the answer (RFC 6455 §4.1)
            return
        super().data_received(data)
        if not self.handshake_initiated:
            # No request as the parser understands it: it has said so, and uvicorn would wait for ever.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _take_frames(self, data: bytes) -> None:
        """Whole frames one by one; a part of one waits for the rest, and all wait in a pause."""
        at = 0
        while not self._is_held() and (end := _end_of_frame(data, at)):
            frame, at = data[at:end], end
            if not self._take_text(frame):
                self._take_other(frame)
        self._part = data[at:]
        if not self._part or self._is_held():
            return
        if _is_unmasked(self._part):
            self._cut_off(CloseCode.PROTOCOL_ERROR, "not masked")
        elif len(self._part) > (self.config.ws_max_size or 0) or _is_huge(self._part):
            self._cut_off(CloseCode.MESSAGE_TOO_BIG, "too long")

    def _is_held(self) -> bool:
        return self.read_paused or self.transport.is_closing()

    def _take_other(self, frame: bytes) -> None:
        """For the full parser, if there are not too many of them."""
        if not self._others.take(self.loop.time()):
            self._cut_off(CloseCode.POLICY_VIOLATION, "too many frames")
            return
        super().data_received(frame)
        if len(self.frames) > MOST_PIECES:
            self._cut_off(CloseCode.POLICY_VIOLATION, "too many pieces")

    def _cut_off(self, code: CloseCode, reason: str) -> None:
        if self.close_sent:
            self.transport.abort()
            return
        self.flush()
        self.conn.fail(code, reason)
        self.handle_parser_exception()
        # Closing waits until everything is sent, which to those who never read is for ever.
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def _take_text(self, frame: bytes) -> bool:
        """Whether it was a plain text; anything else, and anything wrong, is for the full parser."""
        if frame[0] != _FINAL_TEXT or self.conn.current_size is not None or self.close_sent:
            return False
        start = 6 if frame[1] & 0x7F <= _SHORT else 8
        if len(frame) - start > (self.config.ws_max_size or 0):
            return False
        try:
            text = apply_mask(frame[start:], frame[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        self._hold_on()
        return True

    async def receive(self) -> Any:
        event = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.loop.call_soon(self._go_on)
        return event

    def _go_on(self) -> None:
        """What waits here comes before what waits in the network."""
        if not self.read_paused or self.transport.is_closing():
            return
        self.read_paused = False
        self._take_frames(self._part)
        if not self._is_held():
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Pausing and going on after every message would be two calls of the kernel each."""
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        self._hold_on()

    def _hold_on(self) -> None:
        """Not once we have said goodbye: the answer to it is still to come."""
        if not self.read_paused and not self.close_sent and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    # --- out -------------------------------------------------------------------------------------

    def write(self, text: bytes) -> bool:
        """Without a coroutine, where the line is open and takes it.

        What is written in one turn of the loop goes out together at its end: an update and what
        follows it would be a call of the kernel each, and those are a quarter of what a command costs.
        """
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        if not self._frames:
            self._departures.add(self)
        self._frames.append(_text_frame(text))
        return True

    def flush(self) -> None:
        frames, self._frames = self._frames, []
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
            # refused, or closing by itself: there is nothing to say
            self.transport.abort()
        # Closing waits until everything is sent, which to those who never read is for ever.
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    async def send(self, message: Any) -> None:
        self.flush()
        text = message.get("text")
        if text is None or not self.handshake_complete or self.close_sent:
            await super().send(message)
            if message["type"] == "websocket.http.response.body":
                self.handshake_complete = True  # refused for good, which uvicorn forgets to note
            if self.close_timer is not None:
                # Those who never read would keep a line that waits to be closed.
                self.close_timer.cancel()
                self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
            return
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        self.transport.write(_text_frame(text))

    def keepalive_timeout(self) -> None:
        """Closing waits until everything is sent, which to those who never read is for ever."""
        self.flush()
        super().keepalive_timeout()
        if not self.writable.is_set():
            self.transport.abort()


def _end_of_frame(data: bytes, at: int) -> int:
    """Where the masked frame ends that begins here (RFC 6455 §5.2); 0: not in here, or no such frame."""
    if len(data) - at < 6 or _is_unmasked(data, at) or _is_huge(data, at):
        return 0
    length = data[at + 1] & 0x7F
    end = at + (6 + length if length <= _SHORT else 8 + (data[at + 2] << 8 | data[at + 3]))
    return end if end <= len(data) else 0


def _is_unmasked(data: bytes, at: int = 0) -> bool:
    """As no frame of a client's is."""
    return len(data) > at + 1 and not data[at + 1] & _MASKED


def _is_huge(data: bytes, at: int = 0) -> bool:
    """So long, or with its length written in so many bytes, that it is refused whatever it is."""
    return len(data) > at + 1 and data[at + 1] & 0x7F > _MEDIUM


def _text_frame(body: bytes) -> bytes:
    """A whole text message in one frame (RFC 6455 §5.2); a server does not mask."""
    size = len(body)
    if size < 126:
        return bytes((0x81, size)) + body
    if size < 65_536:
        return pack(">BBH", 0x81, 126, size) + body
    return pack(">BBQ", 0x81, 127, size) + body
