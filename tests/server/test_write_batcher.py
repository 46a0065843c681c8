"""What one turn of the loop has written goes out together, and no line waits for another in vain."""

import asyncio
from dataclasses import dataclass, field
from typing import cast

from async_tests import awaited
from regicide.server.websocket import TableProtocol, WriteBatcher


@dataclass
class Wire:
    aborted: bool = False

    def abort(self) -> None:
        self.aborted = True


@dataclass
class StoredEntry:
    """As much of a protocol as a departure needs."""

    loop: asyncio.AbstractEventLoop
    breaks: bool = False
    flushed: int = 0
    transport: Wire = field(default_factory=Wire)

    def flush(self) -> None:
        if self.breaks:
            raise RuntimeError("the handle is closed")
        self.flushed += 1


@awaited
async def test_a_line_that_breaks_keeps_nobody_waiting() -> None:
    loop, departures = asyncio.get_running_loop(), WriteBatcher()
    broken, whole = StoredEntry(loop, breaks=True), StoredEntry(loop)
    for line in (broken, whole):
        departures.add(cast(TableProtocol, line))
    await asyncio.sleep(0)
    assert whole.flushed == 1
    assert broken.transport.aborted
    departures.add(cast(TableProtocol, whole))
    await asyncio.sleep(0)
    assert whole.flushed == 2
