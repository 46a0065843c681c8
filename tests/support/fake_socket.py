"""A socket without a network."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from regicide.server.transport.inbox import Inbox


@dataclass
class RecordingSocket:
    """A `Socket` that delivers prepared messages, and remembers what is sent."""

    messages: Iterable[str | bytes] = ()
    sent: list[bytes] = field(default_factory=list)
    #: The close code, or the status with which the handshake was rejected.
    closed: int | None = None
    is_writable: bool = True

    def __post_init__(self) -> None:
        self._inbox = Inbox()
        for message in self.messages:
            self._inbox.put(message)

    def accept(self) -> None: ...

    def reject(self, status: int, _headers: Mapping[str, str], body: bytes) -> None:
        self.sent.append(body)
        self.closed = status

    async def receive(self) -> str | bytes:
        return await self._inbox.get()

    async def until_writable(self) -> None: ...

    def write(self, text: bytes) -> None:
        self.sent.append(text)

    def close(self, code: int) -> None:
        self.closed = code
        self._inbox.close()
