"""The connection to a table. Local and remote tables share this interface."""

from typing import Protocol

from regicide.rules import RegicideError
from regicide.wire.messages import ClientMessage, ServerMessage


class LinkLost(Exception):
    """The connection broke; the client may open another."""


class JoinError(RegicideError):
    """The table cannot be reached or refuses the player."""


class TableLink(Protocol):
    """The connection of one player or spectator to a table."""

    async def send(self, message: ClientMessage) -> None:
        """Raises LinkLost if the connection is broken."""

    async def receive(self) -> ServerMessage:
        """Wait for the next message. Raises LinkLost when the connection is closed."""

    async def close(self) -> None: ...
