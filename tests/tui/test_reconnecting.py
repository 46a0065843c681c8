"""The terminal reconnects to a real server soon after every break."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from async_helpers import async_test, eventually
from regicide.tui.controller import RECONNECT_SECONDS, Controller
from regicide.tui.remote_link import RemoteLink, TableAddress
from regicide.tui.table_link import TableLink
from server_process import ServerProcess
from table_client import new_player, new_table


@async_test
async def test_the_wait_before_a_reconnect_starts_over_after_a_good_connection(
    tmp_path: Path,
) -> None:
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        await asyncio.sleep(0.01)

    with ServerProcess(tmp_path) as server:
        secret = new_player(server.url, "Ana")
        address = TableAddress.parse(f"{server.url}/t/{new_table(server.url, secret, players=2)}")

        async def open_link() -> TableLink:
            return await RemoteLink.open(address)

        controller = Controller(open_link, language="en", secret=secret, sleep=wait)
        running = asyncio.create_task(controller.run())
        for _break in range(3):
            await eventually(lambda: controller.is_connected)
            before = len(waits)
            server.kill()
            await eventually(_longer_than(waits, before + 1))
            assert waits[before : before + 2] == [RECONNECT_SECONDS[0], 2 * RECONNECT_SECONDS[0]]
            server.start()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await controller.close()
    assert max(waits) <= RECONNECT_SECONDS[1]


def _longer_than(waits: list[float], count: int) -> Callable[[], bool]:
    return lambda: len(waits) > count
