"""Messages to devices whose page is closed: all parts together."""

import asyncio
import ssl
from collections.abc import Callable

from regicide.server.errors import Denial, Denied
from regicide.server.pushes.announcer import Announcer
from regicide.server.pushes.endpoints import Resolve, Resolver, read_endpoint
from regicide.server.pushes.sender import Sender
from regicide.server.pushes.subscription import Wanted, is_zone
from regicide.server.pushes.web_push import AUTH_BYTES, ServerKey, from_base64, read_point
from regicide.server.services import TableServices
from regicide.wire.push_views import NewSubscription, PushKind


class Pushes:
    """What a server with a key does."""

    def __init__(
        self,
        services: TableServices,
        key: ServerKey,
        is_here: Callable[[str, str], bool],
        resolve: Resolve | None = None,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.key = key
        self._services = services
        self._resolver = Resolver()
        self.sender = Sender(
            services,
            key,
            is_here,
            resolve or self._resolver,
            tls or ssl.create_default_context(),
        )
        self.announcer = Announcer(services, is_here, self.sender.wake)
        self._tasks: list[asyncio.Task[None]] = []

    def checked(self, new: NewSubscription, language: str) -> Wanted:
        """Raises if a browser would not have said this, or if the server may not call the endpoint."""
        try:
            read_endpoint(new.endpoint, self._services.config.push_services)
            read_point(new.key)
            is_right = len(from_base64(new.auth)) == AUTH_BYTES
        except ValueError:
            is_right = False
        if not is_right or (new.quiet and not is_zone(new.quiet.zone)):
            raise Denied(Denial.BAD_SUBSCRIPTION)
        kinds = tuple(each for each in PushKind if each in new.kinds)
        return Wanted(new.endpoint, new.key, new.auth, kinds, new.quiet, language)

    def open(self) -> None:
        """Follow the entries of all tables of this server."""
        self._services.on_entry.append(self.announcer.note)
        loop = asyncio.get_running_loop()
        for work in (self.announcer.run(), self.sender.run()):
            self._tasks.append(loop.create_task(work))

    async def close(self) -> None:
        """What is on its way arrives; another server, or the next start, sends the rest."""
        self._services.on_entry.remove(self.announcer.note)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.sender.settle()
        self._resolver.close()
