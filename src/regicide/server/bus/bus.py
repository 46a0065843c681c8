"""How servers notify each other of changes.

The store is authoritative; the bus only notifies. A notification may arrive twice, late or not at all.
After `on_missed` a server reads the store again.
"""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from regicide.server.bus.notifications import Notification

OnNotification: TypeAlias = Callable[[Notification], None]
#: Called after a reconnect: earlier notifications may be lost, later ones arrive.
OnMissed: TypeAlias = Callable[[], None]


class Bus(Protocol):
    """Carries notifications between servers. A server does not receive its own."""

    async def open(self) -> None:
        """Try to connect. Tables are playable while the bus is down, so this does not raise."""

    async def close(self) -> None:
        """Send what is queued, then disconnect."""

    @property
    def is_up(self) -> bool:
        """Whether notifications are sent and received, as far as is known."""

    def listen(self, on_notification: OnNotification, on_missed: OnMissed) -> None:
        """Set the callbacks; the event loop calls them. Call this once, before `open`."""

    async def publish(self, notification: Notification) -> None:
        """Queue a notification. Returns at once and never raises, also while the bus is down."""
