"""Word between servers over Valkey's (or Redis's) publish and subscribe.

One channel for everything. What is published while a message is under way goes into the next one,
a table once with its last line: word about ten thousand lines a second is a few hundred messages.

    message = sender, then for each table: code, line    (separated by spaces)
              sender, !, 0                               (look into the store)

Each server also hears itself, at least every few seconds: that is how it knows that the way there
and back is open. Silence is a broken connection, also where no error says so.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from itertools import islice
from typing import Any

from regicide.server.bus.bus import Heard, Lost
from regicide.server.bus.errors import BusError

CHANNEL = "regicide:grown"
#: The shortest and the longest pause between two attempts to connect, in seconds.
PAUSES = (0.05, 5.0)
#: Seconds for a connection to be made, and for the last word when a server ends.
CONNECT_WITHIN, LAST_WORD_WITHIN = 5.0, 1.0
#: Seconds after which a server that has nothing to say says so.
HEARTBEAT = 5.0
#: Tables whose word is kept while the bus is down. For more, one word does: everything.
KEPT = 100_000
EVERYTHING = "!"
#: Tables in one message.
TABLES = 1000


class ValkeyBus:
    """A `Bus` at an address."""

    def __init__(self, url: str, *, heartbeat: float = HEARTBEAT) -> None:
        try:
            self._redis: Any = import_module("redis.asyncio")
            backoff: Any = import_module("redis.backoff")
        except ImportError:
            raise BusError("bus-missing-library", {"library": "redis"}) from None
        self._url = url
        self._retry = partial(self._redis.retry.Retry, backoff.NoBackoff(), 0)
        self._heartbeat = heartbeat
        self._name = secrets.token_hex(8)
        self._waiting: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._settled = asyncio.Event()
        self._hearing = self._speaking = False
        self._tasks: list[asyncio.Task[None]] = []
        self._heard: Heard = _ignore
        self._lost: Lost = _ignore
        try:
            import_module("redis.asyncio.connection").parse_url(url)
        except ValueError:
            raise BusError("bus-bad-address") from None

    @property
    def is_up(self) -> bool:
        return self._hearing and self._speaking

    def listen(self, heard: Heard, lost: Lost) -> None:
        self._heard, self._lost = heard, lost

    async def open(self) -> None:
        self._tasks = [
            asyncio.create_task(self._for_ever(self._hear), name="regicide-bus-hear"),
            asyncio.create_task(self._for_ever(self._speak), name="regicide-bus-speak"),
        ]
        await self._settled.wait()

    async def close(self) -> None:
        while going_on := [task for task in self._tasks if not task.done()]:
            for task in going_on:  # again, should a library have caught it
                task.cancel()
            await asyncio.wait(going_on, timeout=0.2)
        with suppress(Exception):
            async with asyncio.timeout(LAST_WORD_WITHIN):
                await self._last_word()

    async def publish(self, table: str, seq: int) -> None:
        self._keep(table, seq)
        self._wake.set()

    # --- speaking --------------------------------------------------------------------------------

    def _keep(self, table: str, seq: int) -> None:
        """The last line of each table, the longest waiting first."""
        self._waiting[table] = max(seq, self._waiting.pop(table, 0))
        if len(self._waiting) > KEPT:
            self._waiting = {EVERYTHING: 0}

    async def _speak(self) -> None:
        """Until something breaks."""
        client = self._client()
        try:
            while True:
                await self._send(client)
                self._speaking = True
                if not self._waiting:
                    self._wake.clear()
                    await self._something_to_say()
        finally:
            self._speaking = False
            await client.aclose()

    async def _last_word(self) -> None:
        client = self._client()
        try:
            while self._waiting:
                await self._send(client)
        finally:
            await client.aclose()

    async def _something_to_say(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(self._heartbeat):
                await self._wake.wait()

    async def _send(self, client: Any) -> None:
        """What did not go out for sure is kept."""
        word = [(table, self._waiting.pop(table)) for table in [*islice(self._waiting, TABLES)]]
        message = " ".join([self._name, *(f"{table} {seq}" for table, seq in word)])
        try:
            await client.publish(CHANNEL, message)
        except BaseException:
            for table, seq in word:
                self._keep(table, seq)
            raise

    # --- hearing ---------------------------------------------------------------------------------

    async def _hear(self) -> None:
        """Until something breaks, or nothing is heard, not even ourselves."""
        client = self._client()
        channel = client.pubsub()
        try:
            await channel.subscribe(CHANNEL)
            while message := await channel.get_message(timeout=3 * self._heartbeat):
                self._take(message["type"], message["data"])
        finally:
            self._hearing = False
            await channel.aclose()
            await client.aclose()

    def _take(self, kind: str, data: Any) -> None:
        if kind == "subscribe":  # from here on nothing is missed
            self._hearing = True
            self._settled.set()
            self._call(self._lost)
        elif kind == "message":
            sender, *word = data.decode(errors="replace").split(" ")
            if sender != self._name:
                self._tell(word)

    def _tell(self, word: list[str]) -> None:
        for table, seq in zip(word[::2], word[1::2], strict=False):
            if table == EVERYTHING:
                self._call(self._lost)
            elif seq.isdecimal():  # whatever else is on our channel is not for us
                self._call(self._heard, table, int(seq))

    @staticmethod
    def _call(whom: Callable[..., None], *word: object) -> None:
        """By the loop, which reports what they raise: it is not to end the hearing."""
        asyncio.get_running_loop().call_soon(whom, *word)

    # --- coming back -----------------------------------------------------------------------------

    async def _for_ever(self, work: Callable[[], Awaitable[None]]) -> None:
        """The pause grows while nothing works, and is short again after something did."""
        pause = PAUSES[0]
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            with suppress(Exception):  # whatever it is, coming back is the answer
                await work()
            self._settled.set()
            pause = PAUSES[0] if loop.time() - began > PAUSES[1] else min(2 * pause, PAUSES[1])
            await asyncio.sleep(pause)

    def _client(self) -> Any:
        """It does not try again by itself: we want to know."""
        return self._redis.Redis.from_url(
            self._url,
            retry=self._retry(),
            socket_connect_timeout=CONNECT_WITHIN,
            socket_timeout=3 * self._heartbeat,
            socket_keepalive=True,
        )


def _ignore(*_word: object) -> None:
    """Nobody listens."""
