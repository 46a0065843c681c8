"""A server on its own: nobody to tell, nobody to hear."""

from regicide.server.bus.bus import Heard, Lost


class LocalBus:
    """A `Bus` that leads nowhere."""

    is_up = True

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def listen(self, heard: Heard, lost: Lost) -> None:
        pass

    async def publish(self, table: str, seq: int) -> None:
        pass
