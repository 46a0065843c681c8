"""Passes sockets between the processes of a server (workers.py), so that those of one table are in one process.

Every process can serve every table. But if the players of a table are at several processes, each of them reads every
command from the database and executes it again. A process knows the table only when it has read the request; then it
passes the open connection on, together with the request.
"""

import socket
from asyncio import Protocol, Task, Transport, get_running_loop
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeAlias

#: The ends for receiving and for sending.
Pair: TypeAlias = tuple[socket.socket, socket.socket]
#: Bytes of a request that is passed on; handshakes are below 2 kB.
_LARGEST_REQUEST = 65_536


def handover_pairs(processes: int) -> Sequence[Pair]:
    """One pair for each process; made before they are forked."""
    pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(processes)]
    for each in (end for pair in pairs for end in pair):
        each.setblocking(False)
    return pairs


class Handover:
    """The connections that one process gives to others, and gets from them."""

    def __init__(
        self, pairs: Sequence[Pair], place: int, place_for: Callable[[str], int | None]
    ) -> None:
        """`place_for`: the process that shall serve a path; None: any."""
        self._pairs = pairs
        self._place = place
        self._place_for = place_for
        self._tasks: set[Task[None]] = set()

    def give(self, transport: Transport, path: str, request: bytes) -> bool:
        """Pass a connection on; False: serve it here. The caller then closes its own end."""
        place = self._place_for(path)
        if place in (None, self._place) or len(request) > _LARGEST_REQUEST:
            return False
        connection = transport.get_extra_info("socket").fileno()
        try:
            socket.send_fds(self._pairs[place][1], [request], [connection])
        except OSError:  # too many wait there
            return False
        return True

    def open(self, make_protocol: Callable[[], Protocol]) -> None:
        """Serve the connections that others give from now on."""
        loop, receiving = get_running_loop(), self._pairs[self._place][0]

        def receive() -> None:
            connection, request = _receive(receiving)
            task = loop.create_task(_serve(connection, request, make_protocol))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        loop.add_reader(receiving, receive)

    def close(self) -> None:
        """Close the connections that came too late: their clients reconnect."""
        receiving = self._pairs[self._place][0]
        get_running_loop().remove_reader(receiving)
        with suppress(BlockingIOError):
            while True:
                _receive(receiving)[0].close()


async def _serve(
    connection: socket.socket, request: bytes, make_protocol: Callable[[], Protocol]
) -> None:
    _, protocol = await get_running_loop().connect_accepted_socket(make_protocol, connection)
    protocol.data_received(request)


def _receive(receiving: socket.socket) -> tuple[socket.socket, bytes]:
    request, descriptors, _, _ = socket.recv_fds(receiving, _LARGEST_REQUEST, 1)
    connection = socket.socket(fileno=descriptors[0])
    connection.setblocking(False)
    return connection, request
