"""Word between servers, over a real Valkey that is killed and started again."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

import database_servers
from async_tests import awaited, becomes
from regicide.server.bus import LOBBY, Bus, BusError, LocalBus, open_bus
from regicide.server.bus import valkey as valkey_bus
from regicide.server.bus.valkey import CHANNEL, ValkeyBus


class Ears:
    """Who listens: everything heard, and how often something may have been missed."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self.lost = 0

    def hear(self, table: str, seq: int) -> None:
        self.heard.append((table, seq))

    def lose(self) -> None:
        self.lost += 1


@asynccontextmanager
async def listening(bus: Bus) -> AsyncIterator[Ears]:
    ears = Ears()
    bus.listen(ears.hear, ears.lose)
    await bus.open()
    try:
        yield ears
    finally:
        await bus.close()


@awaited
async def test_word_reaches_the_others_and_not_the_speaker(valkey: database_servers.Valkey) -> None:
    one, two = open_bus(valkey.url), open_bus(valkey.url)
    async with listening(one) as ears, listening(two) as others:
        await becomes(lambda: one.is_up and two.is_up)
        await one.publish("KQJT", 7)
        await one.publish(LOBBY, 0)
        await becomes(lambda: ("KQJT", 7) in others.heard and (LOBBY, 0) in others.heard)
        await two.publish("AAAA", 1)
        await becomes(lambda: ears.heard)
        assert ears.heard == [("AAAA", 1)]


@awaited
async def test_a_busy_table_is_told_of_once_with_its_last_line(
    valkey: database_servers.Valkey,
) -> None:
    one, two = open_bus(valkey.url), open_bus(valkey.url)
    async with listening(one), listening(two) as ears:
        await becomes(lambda: one.is_up)
        for seq in range(1, 5001):
            await one.publish("KQJT", seq)
            await one.publish(f"T{seq}", 1)
        await becomes(lambda: len({table for table, _ in ears.heard}) == 5001)
        assert max(seq for _, seq in ears.heard) == 5000
        assert len(ears.heard) < 5100


@awaited
async def test_valkey_dies_and_comes_back() -> None:
    with database_servers.valkey() as server:
        one, two = open_bus(server.url), open_bus(server.url)
        async with listening(one), listening(two) as ears:
            await becomes(lambda: one.is_up and two.is_up)
            before = ears.lost
            await asyncio.to_thread(server.kill)
            began = time.monotonic()
            await one.publish("DOWN", 1)
            assert time.monotonic() - began < 1
            await becomes(lambda: not one.is_up and not two.is_up)
            await one.publish("DOWN", 2)
            await asyncio.to_thread(server.start)
            await becomes(lambda: ears.lost > before)
            await becomes(lambda: one.is_up and two.is_up)
            await one.publish("LATER", 3)
            await becomes(lambda: ("LATER", 3) in ears.heard)


@awaited
async def test_a_server_starts_without_its_bus_and_finds_it_later() -> None:
    with database_servers.valkey() as server:
        server.kill()
        bus = open_bus(server.url)
        async with listening(bus) as ears:
            assert not bus.is_up
            assert not ears.lost
            await asyncio.to_thread(server.start)
            await becomes(lambda: ears.lost and bus.is_up)


@awaited
async def test_a_connection_that_falls_silent_is_a_broken_one() -> None:
    with database_servers.valkey() as server:
        bus = ValkeyBus(server.url, heartbeat=0.1)
        async with listening(bus) as ears:
            await becomes(lambda: bus.is_up)
            before = ears.lost
            server.freeze()
            await becomes(lambda: not bus.is_up)
            server.thaw()
            await becomes(lambda: ears.lost > before and bus.is_up)


@awaited
async def test_too_much_word_becomes_one(
    valkey: database_servers.Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(valkey_bus, "KEPT", 10)
    one, two = open_bus(valkey.url), open_bus(valkey.url)
    async with listening(two) as ears:
        before = ears.lost
        for number in range(11):
            await one.publish(f"T{number}", 1)
        async with listening(one):
            await becomes(lambda: ears.lost > before)
        assert not ears.heard


@awaited
async def test_the_last_word_goes_out(valkey: database_servers.Valkey) -> None:
    one, two = open_bus(valkey.url), open_bus(valkey.url)
    async with listening(two) as ears:
        async with listening(one):
            await one.publish("LAST", 9)
        await becomes(lambda: ears.heard == [("LAST", 9)])


@awaited
async def test_rubbish_on_the_channel_and_a_listener_that_fails(
    valkey: database_servers.Valkey,
) -> None:
    failures: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _loop, context: failures.append(context["exception"]))
    one, two = ValkeyBus(valkey.url), open_bus(valkey.url)

    def fail(_table: str, _seq: int) -> None:
        raise LookupError

    async with listening(two) as ears, listening(one):
        two.listen(fail, ears.lose)
        client = one._client()
        await client.publish(CHANNEL, b"\xff\xfe somebody else")
        await client.publish(CHANNEL, b"x KQJT")
        await client.publish(CHANNEL, b"x KQJT twelve")
        await client.aclose()
        await one.publish("KQJT", 1)
        await becomes(lambda: failures)
        two.listen(ears.hear, ears.lose)
        await one.publish("KQJT", 2)
        await becomes(lambda: ears.heard == [("KQJT", 2)])


@awaited
async def test_a_server_on_its_own_has_nobody_to_tell() -> None:
    bus = open_bus(None)
    assert isinstance(bus, LocalBus)
    async with listening(bus) as ears:
        await bus.publish("KQJT", 1)
        assert bus.is_up
    assert not ears.heard


@pytest.mark.parametrize(
    "url", ["", "localhost:6379", "redis://ann:secret@host:port/0", "http://x"]
)
def test_an_address_that_is_none(url: str) -> None:
    with pytest.raises(BusError) as trouble:
        open_bus(url)
    assert trouble.value.code == "bus-bad-address"
    assert "secret" not in repr(trouble.value)


def test_the_library_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(BusError, match=r"bus-missing-library \(library=redis\)"):
        open_bus("redis://localhost")
