"""A server that tells how long each turn of its event loop took: what everyone waited for one client.

Counted in processor time of the loop's thread, which does not depend on what else the machine does.
"""

import asyncio
import json
from pathlib import Path
from socket import socket
from time import thread_time

from forked_server import ForkedServer
from regicide.server.live.operator_orders import OperatorOrders
from regicide.server.serve import TableServer

#: Seconds between two looks at the clock of the processor.
PAUSE = 0.002


async def _measure_turns(turns: list[float]) -> None:
    """A turn that ends more than a pause after the last look has taken what the processor spent beyond the pause."""
    before = thread_time()
    while True:
        await asyncio.sleep(PAUSE)
        now = thread_time()
        turns.append(max(0.0, now - before - PAUSE))
        before = now


def _watch() -> None:
    """In the new process: measure while it serves, and write what was found when it stops."""
    startup, shutdown = TableServer.startup, TableServer.shutdown
    turns: list[float] = []
    measuring: list[asyncio.Task[None]] = []

    async def start(server: TableServer, sockets: list[socket] | None = None) -> None:
        await startup(server, sockets)
        measuring.append(asyncio.create_task(_measure_turns(turns)))

    async def stop(server: TableServer, sockets: list[socket] | None = None) -> None:
        measuring.pop().cancel()
        found = server._context.services.config.data / "turns.json"
        found.write_text(json.dumps(turns), encoding="utf-8")
        await shutdown(server, sockets)

    TableServer.startup, TableServer.shutdown = start, stop  # type: ignore[method-assign,assignment]


class WatchedServer(ForkedServer):
    """A `ForkedServer` whose event loop is measured."""

    prepare = staticmethod(_watch)

    def turns(self) -> list[float]:
        """What turns took beyond a pause, in seconds of the processor; the shortest first. Once it has stopped."""
        found: list[float] = json.loads((self.data / "turns.json").read_text(encoding="utf-8"))
        return sorted(found)


def _hold_up() -> None:
    _watch()
    answers = OperatorOrders.storage_answers

    async def answer_late(orders: OperatorOrders) -> bool:
        until = thread_time() + 0.1
        while thread_time() < until:
            pass
        return await answers(orders)

    OperatorOrders.storage_answers = answer_late  # type: ignore[method-assign,assignment]


class HeldServer(WatchedServer):
    """A server that a request for its health holds up for a tenth of a second: what must be found."""

    prepare = staticmethod(_hold_up)


def waited_per_second_run(pid: int) -> float:
    """How many seconds the first thread of a process waited for a processor, for each that it ran (Linux)."""
    ran, waited, _ = map(int, Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split())
    return waited / ran
