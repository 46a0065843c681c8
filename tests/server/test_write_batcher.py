"""WriteBatcher flushes all connections of an event loop iteration, even if one fails."""

import asyncio
from dataclasses import dataclass, field
from typing import cast

from async_helpers import async_test
from regicide.server.transport.websocket import WebSocketProtocol, WriteBatcher


@dataclass
class FakeTransport:
    """Remembers that it was aborted."""

    aborted: bool = False

    def abort(self) -> None:
        self.aborted = True


@dataclass
class FakeProtocol:
    """The part of a protocol that WriteBatcher uses."""

    loop: asyncio.AbstractEventLoop
    breaks: bool = False
    flushed: int = 0
    transport: FakeTransport = field(default_factory=FakeTransport)

    def flush(self) -> None:
        if self.breaks:
            raise RuntimeError("the handle is closed")
        self.flushed += 1


@async_test
async def test_a_broken_connection_does_not_delay_the_others() -> None:
    loop, batcher = asyncio.get_running_loop(), WriteBatcher()
    broken, working = FakeProtocol(loop, breaks=True), FakeProtocol(loop)
    for protocol in (broken, working):
        batcher.add(cast(WebSocketProtocol, protocol))
    await asyncio.sleep(0)
    assert working.flushed == 1
    assert broken.transport.aborted
    batcher.add(cast(WebSocketProtocol, working))
    await asyncio.sleep(0)
    assert working.flushed == 2
