"""Rate limits and quotas."""

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from regicide.server.errors import Denial, Denied


class TokenBucket:
    """A token bucket: gains `rate` tokens per second up to `burst`; each request takes one."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Take a token; False if there is none."""
        if not self.has(now):
            return False
        self._tokens -= 1
        return True

    def has(self, now: float) -> bool:
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        return self._tokens >= 1


class TokenBuckets:
    """A token bucket per address. Drops the least recently used one, so memory stays bounded."""

    def __init__(self, rate: float, burst: float, *, max_addresses: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._max_addresses = max_addresses
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        bucket = self._buckets.pop(address, None) or TokenBucket(self._rate, self._burst, now)
        self._buckets[address] = bucket
        if len(self._buckets) > self._max_addresses:
            self._buckets.popitem(last=False)
        return bucket.take(now)

    def has(self, address: str, now: float) -> bool:
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has(now)


class CodeGuessLimiter:
    """Keeps clients from finding tables by guessing codes."""

    def __init__(self, rate: float, burst: float) -> None:
        self._wrong_codes = TokenBuckets(rate, burst)

    @contextmanager
    def limit(self, client: str) -> Iterator[None]:
        """Count a wrong code of this client. After too many wrong codes it is blocked.

        `client` is a player's id, so that players behind one address do not block each other; an unknown
        client is identified by its address.
        """
        if not self._wrong_codes.has(client, time.monotonic()):
            raise Denied(Denial.TOO_FAST)
        try:
            yield
        except Denied as denied:
            if denied.denial is Denial.NO_SUCH_TABLE:
                self._wrong_codes.take(client, time.monotonic())
            raise


class ConnectionCounts:
    """The number of open sockets per address, up to a limit."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._open: dict[str, int] = {}

    def add(self, address: str) -> bool:
        """Count a new socket; False if the address has too many."""
        count = self._open.get(address, 0)
        if count >= self._limit:
            return False
        self._open[address] = count + 1
        return True

    def remove(self, address: str) -> None:
        count = self._open[address] - 1
        if count:
            self._open[address] = count
        else:
            del self._open[address]
