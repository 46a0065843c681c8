"""Notifications between servers over Valkey's (or Redis's) publish and subscribe.

All servers use one channel. Notifications that are published while a message is being sent go into the
next message, the latest of each topic: notifications about ten thousand entries per second fit into a
few hundred messages.

    message = sender, then notifications    (separated by spaces; see notifications.py)
              sender, !                     (read all tables from the store)

Each server also receives its own messages, at least one every few seconds. This is how it knows that
the connection works: a silent connection counts as broken, even without an error.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from itertools import islice
from typing import Any

from regicide.server.bus.bus import OnMissed, OnNotification
from regicide.server.bus.errors import BusError
from regicide.server.bus.notifications import (
    LogGrew,
    Notification,
    PresenceReported,
    parse_notification,
    print_notification,
    topic,
)

CHANNEL = "regicide:notifications"
#: The shortest and the longest delay between two attempts to connect, in seconds.
RETRY_DELAYS = (0.05, 5.0)
#: Seconds to connect, and seconds to send queued notifications when a server stops.
CONNECT_TIMEOUT, FLUSH_TIMEOUT = 5.0, 1.0
#: Seconds after which a server without notifications sends an empty message.
HEARTBEAT = 5.0
#: Topics whose notifications are queued while the bus is down. Above this, one message covers all tables.
MAX_QUEUED = 100_000
ALL_TABLES = "!"
TOPICS_PER_MESSAGE = 1000


class ValkeyBus:
    """A `Bus` over a Valkey or Redis server."""

    def __init__(self, url: str, *, heartbeat: float = HEARTBEAT) -> None:
        try:
            self._redis: Any = import_module("redis.asyncio")
            backoff: Any = import_module("redis.backoff")
        except ImportError:
            raise BusError("bus-missing-library", {"library": "redis"}) from None
        self._url = url
        self._retry = partial(self._redis.retry.Retry, backoff.NoBackoff(), 0)
        self._heartbeat = heartbeat
        self._server_id = secrets.token_hex(8)
        self._queue: dict[str, Notification] = {}
        #: Too much was queued: the other servers must read all tables.
        self._overflowed = False
        self._queued = asyncio.Event()
        self._attempted = asyncio.Event()
        self._is_receiving = self._is_sending = False
        self._tasks: list[asyncio.Task[None]] = []
        self._on_notification: OnNotification = _ignore
        self._on_missed: OnMissed = _ignore
        try:
            import_module("redis.asyncio.connection").parse_url(url)
        except ValueError:
            raise BusError("bus-bad-address") from None

    @property
    def is_up(self) -> bool:
        return self._is_receiving and self._is_sending

    def listen(self, on_notification: OnNotification, on_missed: OnMissed) -> None:
        self._on_notification, self._on_missed = on_notification, on_missed

    async def open(self) -> None:
        self._tasks = [
            asyncio.create_task(self._run_with_retries(self._receive), name="regicide-bus-receive"),
            asyncio.create_task(self._run_with_retries(self._send_queue), name="regicide-bus-send"),
        ]
        await self._attempted.wait()

    async def close(self) -> None:
        while running := [task for task in self._tasks if not task.done()]:
            for task in running:  # repeat, because a library may swallow the cancellation
                task.cancel()
            await asyncio.wait(running, timeout=0.2)
        with suppress(Exception):
            async with asyncio.timeout(FLUSH_TIMEOUT):
                await self._flush()

    async def publish(self, notification: Notification) -> None:
        self._enqueue(notification)
        self._queued.set()

    # --- sending ---------------------------------------------------------------------------------

    def _enqueue(self, notification: Notification) -> None:
        """Keep only the latest notification of each topic, ordered by its arrival."""
        name = topic(notification)
        earlier = self._queue.pop(name, None)
        self._queue[name] = _latest(notification, earlier)
        if len(self._queue) > MAX_QUEUED:
            self._queue, self._overflowed = {}, True

    async def _send_queue(self) -> None:
        """Send queued notifications until the connection breaks."""
        client = self._client()
        try:
            while True:
                await self._send_message(client)
                self._is_sending = True
                if not self._queue and not self._overflowed:
                    self._queued.clear()
                    await self._wait_for_queued()
        finally:
            self._is_sending = False
            await client.aclose()

    async def _flush(self) -> None:
        client = self._client()
        try:
            while self._queue or self._overflowed:
                await self._send_message(client)
        finally:
            await client.aclose()

    async def _wait_for_queued(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(self._heartbeat):
                await self._queued.wait()

    async def _send_message(self, client: Any) -> None:
        """Send one message; on failure its notifications return to the queue."""
        notifications = [
            self._queue.pop(name) for name in [*islice(self._queue, TOPICS_PER_MESSAGE)]
        ]
        overflowed, self._overflowed = self._overflowed, False
        written = [ALL_TABLES] * overflowed + [*map(print_notification, notifications)]
        try:
            await client.publish(CHANNEL, " ".join([self._server_id, *written]))
        except BaseException:
            self._overflowed |= overflowed
            for notification in notifications:
                self._enqueue(notification)
            raise

    # --- receiving -------------------------------------------------------------------------------

    async def _receive(self) -> None:
        """Receive messages until the connection breaks or stays silent."""
        client = self._client()
        channel = client.pubsub()
        try:
            await channel.subscribe(CHANNEL)
            while message := await channel.get_message(timeout=3 * self._heartbeat):
                self._handle(message["type"], message["data"])
        finally:
            self._is_receiving = False
            await channel.aclose()
            await client.aclose()

    def _handle(self, kind: str, data: Any) -> None:
        if kind == "subscribe":  # from here on no notification is missed
            self._is_receiving = True
            self._attempted.set()
            self._call_soon(self._on_missed)
        elif kind == "message":
            sender, *written = data.decode(errors="replace").split(" ")
            if sender != self._server_id:
                self._dispatch(written)

    def _dispatch(self, written: list[str]) -> None:
        for text in written:
            if text == ALL_TABLES:
                self._call_soon(self._on_missed)
            elif notification := parse_notification(text):
                self._call_soon(self._on_notification, notification)

    @staticmethod
    def _call_soon(callback: Callable[..., None], *arguments: object) -> None:
        """Let the event loop call it: an exception in a callback must not stop the receiver."""
        asyncio.get_running_loop().call_soon(callback, *arguments)

    # --- reconnecting ----------------------------------------------------------------------------

    async def _run_with_retries(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run `work` again whenever it fails. The delay doubles, and is reset after a long success."""
        delay = RETRY_DELAYS[0]
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            with suppress(Exception):  # retry after any error
                await work()
            self._attempted.set()
            delay = (
                RETRY_DELAYS[0]
                if loop.time() - began > RETRY_DELAYS[1]
                else min(2 * delay, RETRY_DELAYS[1])
            )
            await asyncio.sleep(delay)

    def _client(self) -> Any:
        """A client that does not retry by itself: errors must reach `_run_with_retries`."""
        return self._redis.Redis.from_url(
            self._url,
            retry=self._retry(),
            socket_connect_timeout=CONNECT_TIMEOUT,
            socket_timeout=3 * self._heartbeat,
            socket_keepalive=True,
        )


def _ignore(*_arguments: object) -> None:
    """The callback before `listen`."""


def _latest(new: Notification, earlier: Notification | None) -> Notification:
    """A failed message returns to the queue after newer notifications: keep the newer one."""
    match new, earlier:
        case LogGrew(_, seq), LogGrew(_, later) if later > seq:
            return earlier
        case PresenceReported(at=at), PresenceReported(at=later) if later > at:
            return earlier
        case _:
            return new
