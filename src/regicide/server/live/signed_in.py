"""The open connections of players at this server: they are closed when their device or their player is removed."""

from collections.abc import Callable

from regicide.server.errors import Denial, Denied
from regicide.server.transport.connection import Connection
from regicide.wire.encoding import encode
from regicide.wire.messages import DeviceAdded


class SignedIn:
    """Connections whose device is known.

    A connection is added before the store is asked for its device: either the store does not have the device any
    more, or the connection is closed here.
    """

    def __init__(self) -> None:
        self._connections: set[Connection] = set()

    def add(self, connection: Connection) -> None:
        self._connections.add(connection)

    def discard(self, connection: Connection) -> None:
        self._connections.discard(connection)

    def sign_out(self, device: str) -> None:
        self._close(Denial.SIGNED_OUT, lambda each: each.device_id == device)

    def remove_player(self, player: str) -> None:
        self._close(Denial.UNKNOWN_SECRET, lambda each: each.player_id == player)

    def tell_of_new_device(self, player: str) -> None:
        for each in self._connections:
            if each.player_id == player:
                each.post(encode(DeviceAdded()))

    def _close(self, denial: Denial, is_meant: Callable[[Connection], bool]) -> None:
        for each in self._connections:
            if is_meant(each):
                each.close(Denied(denial), reconnect=False)
