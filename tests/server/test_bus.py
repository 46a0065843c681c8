"""Notifications between servers, over a real Valkey that is killed and restarted."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

import database_servers
from async_helpers import async_test, eventually
from regicide.server.bus import (
    Bus,
    BusError,
    DeviceAdded,
    LobbyChanged,
    LocalBus,
    LogGrew,
    Notification,
    PresenceReported,
    PresenceRequested,
    open_bus,
)
from regicide.server.bus import valkey as valkey_bus
from regicide.server.bus.notifications import parse_notification, print_notification, topic
from regicide.server.bus.valkey import CHANNEL, ValkeyBus


class Listener:
    """Collects notifications, and counts how often some may have been missed."""

    def __init__(self) -> None:
        self.received: list[Notification] = []
        self.missed_count = 0

    def receive(self, notification: Notification) -> None:
        self.received.append(notification)

    def miss(self) -> None:
        self.missed_count += 1


@asynccontextmanager
async def listening(bus: Bus) -> AsyncIterator[Listener]:
    listener = Listener()
    bus.listen(listener.receive, listener.miss)
    await bus.open()
    try:
        yield listener
    finally:
        await bus.close()


@pytest.mark.parametrize(
    "notification",
    [
        LogGrew("KDFR-27XN", 17),
        PresenceReported("KDFR-27XN", "a1b2", 1_700_000_000_000, frozenset({0, 3}), 12),
        PresenceReported("KDFR-27XN", "a1b2", 1, frozenset(), 0),
        PresenceRequested("KDFR-27XN"),
        LobbyChanged(),
        DeviceAdded("0123456789abcdef"),
    ],
)
def test_a_notification_is_one_word_and_is_read_back(notification: Notification) -> None:
    text = print_notification(notification)
    assert " " not in text
    assert parse_notification(text) == notification


@async_test
async def test_a_notification_reaches_other_servers_but_not_its_sender(
    valkey: database_servers.Valkey,
) -> None:
    one, two = open_bus(valkey.url), open_bus(valkey.url)
    async with listening(one) as listener, listening(two) as other_listener:
        await eventually(lambda: one.is_up and two.is_up)
        await one.publish(LogGrew("KQJT", 7))
        await one.publish(LobbyChanged())
        await eventually(
            lambda: (
                LogGrew("KQJT", 7) in other_listener.received
                and LobbyChanged() in other_listener.received
            )
        )
        await two.publish(LogGrew("AAAA", 1))
        await eventually(lambda: listener.received)
        assert listener.received == [LogGrew("AAAA", 1)]


@async_test
async def test_notifications_of_a_busy_table_are_merged_into_the_latest(
    valkey: database_servers.Valkey,
) -> None:
    one, two = open_bus(valkey.url), open_bus(valkey.url)
    async with listening(one), listening(two) as listener:
        await eventually(lambda: one.is_up)
        for seq in range(1, 5001):
            await one.publish(LogGrew("KQJT", seq))
            await one.publish(LogGrew(f"T{seq}", 1))
        await eventually(lambda: len(set(map(topic, listener.received))) == 5001)
        assert LogGrew("KQJT", 5000) in listener.received
        assert len(listener.received) < 5100


@async_test
async def test_a_bus_recovers_after_valkey_is_killed_and_restarted() -> None:
    with database_servers.valkey() as server:
        one, two = open_bus(server.url), open_bus(server.url)
        async with listening(one), listening(two) as listener:
            await eventually(lambda: one.is_up and two.is_up)
            before = listener.missed_count
            await asyncio.to_thread(server.kill)
            began = time.monotonic()
            await one.publish(LogGrew("DOWN", 1))
            assert time.monotonic() - began < 1
            await eventually(lambda: not one.is_up and not two.is_up)
            await one.publish(LogGrew("DOWN", 2))
            await asyncio.to_thread(server.start)
            await eventually(lambda: listener.missed_count > before)
            await eventually(lambda: one.is_up and two.is_up)
            await one.publish(LogGrew("LATER", 3))
            await eventually(lambda: LogGrew("LATER", 3) in listener.received)


@async_test
async def test_a_server_starts_without_valkey_and_connects_later() -> None:
    with database_servers.valkey() as server:
        server.kill()
        bus = open_bus(server.url)
        async with listening(bus) as listener:
            assert not bus.is_up
            assert not listener.missed_count
            await asyncio.to_thread(server.start)
            await eventually(lambda: listener.missed_count and bus.is_up)


@async_test
async def test_a_silent_connection_counts_as_broken() -> None:
    with database_servers.valkey() as server:
        bus = ValkeyBus(server.url, heartbeat=0.1)
        async with listening(bus) as listener:
            await eventually(lambda: bus.is_up)
            before = listener.missed_count
            server.freeze()
            await eventually(lambda: not bus.is_up)
            server.unfreeze()
            await eventually(lambda: listener.missed_count > before and bus.is_up)


@async_test
async def test_too_many_queued_notifications_become_one_for_all_tables(
    valkey: database_servers.Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(valkey_bus, "MAX_QUEUED", 10)
    one, two = open_bus(valkey.url), open_bus(valkey.url)
    async with listening(two) as listener:
        before = listener.missed_count
        for number in range(11):
            await one.publish(LogGrew(f"T{number}", 1))
        async with listening(one):
            await eventually(lambda: listener.missed_count > before)
        assert not listener.received


@async_test
async def test_closing_a_bus_sends_queued_notifications(valkey: database_servers.Valkey) -> None:
    one, two = open_bus(valkey.url), open_bus(valkey.url)
    async with listening(two) as listener:
        async with listening(one):
            await one.publish(LogGrew("LAST", 9))
        await eventually(lambda: listener.received == [LogGrew("LAST", 9)])


@async_test
async def test_malformed_messages_and_a_failing_listener_do_not_stop_a_bus(
    valkey: database_servers.Valkey,
) -> None:
    failures: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _loop, context: failures.append(context["exception"]))
    one, two = ValkeyBus(valkey.url), open_bus(valkey.url)

    def fail(_notification: Notification) -> None:
        raise LookupError

    async with listening(two) as listener, listening(one):
        two.listen(fail, listener.miss)
        client = one._client()
        await client.publish(CHANNEL, b"\xff\xfe another program")
        await client.publish(CHANNEL, b"x log:KQJT")
        await client.publish(CHANNEL, b"x log:KQJT:twelve presence:KQJT:one:1:0x:2")
        await client.aclose()
        await one.publish(LogGrew("KQJT", 1))
        await eventually(lambda: failures)
        two.listen(listener.receive, listener.miss)
        await one.publish(LogGrew("KQJT", 2))
        await eventually(lambda: listener.received == [LogGrew("KQJT", 2)])


@async_test
async def test_the_bus_of_a_single_server_does_nothing() -> None:
    bus = open_bus(None)
    assert isinstance(bus, LocalBus)
    async with listening(bus) as listener:
        await bus.publish(LogGrew("KQJT", 1))
        assert bus.is_up
    assert not listener.received


@pytest.mark.parametrize(
    "url", ["", "localhost:6379", "redis://ann:secret@host:port/0", "http://x"]
)
def test_an_invalid_address_is_refused_without_showing_it(url: str) -> None:
    with pytest.raises(BusError) as error:
        open_bus(url)
    assert error.value.code == "bus-bad-address"
    assert "secret" not in repr(error.value)


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(BusError, match=r"bus-missing-library \(library=redis\)"):
        open_bus("redis://localhost")
