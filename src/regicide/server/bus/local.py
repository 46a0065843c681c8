"""The bus of a single server, which has no other server to notify."""

from regicide.server.bus.bus import OnMissed, OnNotification
from regicide.server.bus.notifications import Notification


class LocalBus:
    """A `Bus` that does nothing."""

    is_up = True

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def listen(self, on_notification: OnNotification, on_missed: OnMissed) -> None:
        pass

    async def publish(self, notification: Notification) -> None:
        pass
