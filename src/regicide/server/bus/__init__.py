"""Notifications between servers that share tables.

    bus       the interface `Bus`
    local     the bus of a single server: does nothing
    valkey    a bus over Valkey or Redis
    errors    BusError and its codes

Not here: data that must not be lost (that is in the store), what a table is, the store.
"""

from regicide.server.bus.bus import LOBBY, Bus, OnMissed, OnNotification
from regicide.server.bus.errors import BusError
from regicide.server.bus.local import LocalBus


def open_bus(url: str | None) -> Bus:
    """Choose a bus by its address; None: a single server. Call `open` next."""
    if url is None:
        return LocalBus()
    from regicide.server.bus.valkey import ValkeyBus  # noqa: PLC0415  # needs an extra

    return ValkeyBus(url)


__all__ = ["LOBBY", "Bus", "BusError", "LocalBus", "OnMissed", "OnNotification", "open_bus"]
