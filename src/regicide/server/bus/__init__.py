"""How several servers hear of each other's tables.

    bus       what a bus is: `Bus`
    local     a server on its own
    valkey    over Valkey or Redis
    errors    what can go wrong

Not here: anything that must not be lost (that is the store's), what a table is, the store.
"""

from regicide.server.bus.bus import LOBBY, Bus, Heard, Lost
from regicide.server.bus.errors import BusError
from regicide.server.bus.local import LocalBus


def open_bus(url: str | None) -> Bus:
    """The bus at an address; without one, this server is on its own. To be opened."""
    if url is None:
        return LocalBus()
    from regicide.server.bus.valkey import ValkeyBus  # noqa: PLC0415  # needs an extra

    return ValkeyBus(url)


__all__ = ["LOBBY", "Bus", "BusError", "Heard", "LocalBus", "Lost", "open_bus"]
