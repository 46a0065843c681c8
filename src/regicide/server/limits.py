"""How much anyone may ask for."""

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from regicide.server.errors import Denial, Denied


class TokenBucket:
    """Fills with `rate` tokens a second up to `burst`; each request takes one."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = now

    def take(self, now: float) -> bool:
        if not self.has(now):
            return False
        self._tokens -= 1
        return True

    def has(self, now: float) -> bool:
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        return self._tokens >= 1


class TokenBuckets:
    """One for each address, the oldest forgotten first: memory stays flat."""

    def __init__(self, rate: float, burst: float, *, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        bucket = self._buckets.pop(address, None) or TokenBucket(self._rate, self._burst, now)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(now)

    def has(self, address: str, now: float) -> bool:
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has(now)


class CodeGuessLimiter:
    """A table's code is an invitation: it is not to be found by trying."""

    def __init__(self, rate: float, burst: float) -> None:
        self._wrong = TokenBuckets(rate, burst)

    @contextmanager
    def by(self, who: str) -> Iterator[None]:
        """Somebody names a table; whoever named too many that are none is not listened to.

        A person by id, so that nobody answers for their neighbours; strangers by their address.
        """
        if not self._wrong.has(who, time.monotonic()):
            raise Denied(Denial.TOO_FAST)
        try:
            yield
        except Denied as denied:
            if denied.denial is Denial.NO_SUCH_TABLE:
                self._wrong.take(who, time.monotonic())
            raise


class ConnectionCounts:
    """How many of something each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        count = self._open.get(address, 0)
        if count >= self._most:
            return False
        self._open[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        count = self._open[address] - 1
        if count:
            self._open[address] = count
        else:
            del self._open[address]
