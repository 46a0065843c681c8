"""Keeps a session up to date with a log to which other servers append, and whose store may fail."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from regicide.server.limits import RETRY_SECONDS
from regicide.server.storage import StorageError
from regicide.session.table_session import TableSession


class LogCatchUp:
    """Reads the log of one session again, when it may have grown, until it succeeds."""

    def __init__(
        self,
        session: TableSession,
        *,
        on_current: Callable[[], Awaitable[None]],
        on_failure: Callable[[StorageError], None],
    ) -> None:
        """`on_current` is called once the log has been read after a failure."""
        self._session = session
        self._on_current = on_current
        self._on_failure = on_failure
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    async def catch_up_to(self, seq: int) -> None:
        """Read the log if entry `seq` is not applied here yet."""
        if seq <= self._session.seq:
            return
        try:
            await self._session.catch_up()
        except StorageError:
            self._session.is_behind = True
            self.refresh_if_behind()
            raise

    def refresh_if_behind(self) -> None:
        """Start to read the log: clients wait for the update, and a bot may be to move."""
        if self._session.is_behind and not self.is_busy:
            self._task = asyncio.get_running_loop().create_task(self._refresh_until_current())

    async def _refresh_until_current(self) -> None:
        while self._session.is_behind:
            try:
                await self._session.catch_up()
            except StorageError as error:
                self._on_failure(error)
                await asyncio.sleep(RETRY_SECONDS)
        await self._on_current()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
