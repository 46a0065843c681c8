"""The public tables, live: everyone who looks at the list gets it anew when it changes."""

import asyncio

from regicide.rules import RegicideError
from regicide.server.connection import Connection
from regicide.server.services import Services
from regicide.server.table_summary import view_summary
from regicide.wire.encoding import encode
from regicide.wire.http import TableList
from regicide.wire.messages import Lobby as LobbyMessage

#: Tables in the list, and seconds between two lists.
LENGTH = 50
PAUSE = 0.5


class Lobby:
    """Whoever looks at the list of public tables."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.connections: set[Connection] = set()
        self._stirred = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stirs = 0

    async def tables(self) -> TableList:
        notices = await self._services.store.public_summaries(LENGTH)
        return TableList(tuple(view_summary(each) for each in notices))

    async def enter(self, connection: Connection) -> None:
        stirs = self._stirs
        connection.post(encode(LobbyMessage(await self.tables())))
        self.connections.add(connection)
        if self._stirs != stirs:  # while the list was read: nobody has told this one
            self._stirred.set()
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)

    def stir(self) -> None:
        """Something about a public table may have changed."""
        self._stirs += 1
        self._stirred.set()

    async def _run(self) -> None:
        """One list for everyone, not more often than it can be read."""
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            if self.connections:
                await self._tell()
            await asyncio.sleep(PAUSE)

    async def _tell(self) -> None:
        try:
            message = encode(LobbyMessage(await self.tables()))
        except RegicideError as error:
            self._services.log.say("lobby-failed", code=error.code)
            return
        for connection in self.connections:
            connection.post(message)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
