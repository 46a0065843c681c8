"""Notifications between servers that share tables.

    bus            the interface `Bus`
    notifications  what servers notify each other of, and its text
    local          the bus of a single server: does nothing
    valkey         a bus over Valkey or Redis
    errors         BusError and its codes

Not here: the store, tables, or any data that must not be lost.
"""

from regicide.server.bus.bus import Bus, OnMissed, OnNotification
from regicide.server.bus.errors import BusError
from regicide.server.bus.local import LocalBus
from regicide.server.bus.notifications import (
    DeviceAdded,
    LobbyChanged,
    LogGrew,
    Notification,
    OrdersChanged,
    PresenceReported,
    PresenceRequested,
)


def open_bus(url: str | None) -> Bus:
    """Choose a bus by its address; None: a single server. Call `open` next."""
    if url is None:
        return LocalBus()
    from regicide.server.bus.valkey import ValkeyBus  # noqa: PLC0415  # needs an extra

    return ValkeyBus(url)


__all__ = [
    "Bus",
    "BusError",
    "DeviceAdded",
    "LobbyChanged",
    "LocalBus",
    "LogGrew",
    "Notification",
    "OnMissed",
    "OnNotification",
    "OrdersChanged",
    "PresenceReported",
    "PresenceRequested",
    "open_bus",
]
