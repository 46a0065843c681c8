"""How long unfinished work still takes."""

import time
from collections.abc import Callable
from datetime import timedelta


class TimeLeft:
    """Counts from its first call on, because resumed work has done a part before at an unknown speed."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._first: tuple[int, float] | None = None

    def after(self, done: int, of: int) -> str | None:
        """The time left, such as `0:12:03`; None while it is unknown."""
        now = self._clock()
        if self._first is None:
            self._first = done, now
        before, begun = self._first
        if done <= before or done >= of:
            return None
        return str(timedelta(seconds=round((now - begun) * (of - done) / (done - before))))
