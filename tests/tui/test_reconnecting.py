"""The terminal comes back to a real server after every break, and soon."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from async_tests import awaited, becomes
from regicide.tui.controller import PAUSES, Controller
from regicide.tui.link import Link
from regicide.tui.remote_link import Address, RemoteLink
from server_process import ServerProcess
from table_client import new_player, new_table


@awaited
async def test_the_wait_starts_over_after_a_good_connection(tmp_path: Path) -> None:
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        await asyncio.sleep(0.01)

    with ServerProcess(tmp_path) as server:
        secret = new_player(server.url, "Ana")
        address = Address.parse(f"{server.url}/t/{new_table(server.url, secret, players=2)}")

        async def open_link() -> Link:
            return await RemoteLink.open(address)

        controller = Controller(open_link, language="en", secret=secret, sleep=wait)
        running = asyncio.create_task(controller.run())
        for _break in range(3):
            await becomes(lambda: controller.is_connected)
            before = len(waits)
            server.kill()
            await becomes(_longer_than(waits, before + 1))
            assert waits[before : before + 2] == [PAUSES[0], 2 * PAUSES[0]]
            server.start()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await controller.close()
    assert max(waits) <= PAUSES[1]


def _longer_than(waits: list[float], count: int) -> Callable[[], bool]:
    return lambda: len(waits) > count
