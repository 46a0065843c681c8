"""The way to a table: messages go there, messages come back. Whether it is near or far is one."""

from typing import Protocol

from regicide.rules import RegicideError
from regicide.wire.messages import ClientMessage, ServerMessage


class LinkLost(Exception):
    """The line is dead; another may be opened."""


class JoinError(RegicideError):
    """A table that cannot be reached, or does not let us in."""


class Link(Protocol):
    """A line to a table, for one seat or an onlooker."""

    async def send(self, message: ClientMessage) -> None:
        """Raises LinkLost where it cannot."""

    async def receive(self) -> ServerMessage:
        """The next message. Raises LinkLost when there will be none."""

    async def close(self) -> None: ...
