"""Tells the clients of a table, and the other servers, who is connected."""

import asyncio
from collections.abc import Callable

from regicide.rules import Seat
from regicide.server.limits import PRESENCE_DELAY
from regicide.server.live.presence import PresenceReport, PresenceTracker
from regicide.server.transport.connection import Connection
from regicide.session.listeners import Listeners
from regicide.table import Table
from regicide.wire.encoding import encode
from regicide.wire.messages import Presence


class PresenceFeed:
    """The presence of one table."""

    def __init__(
        self,
        listeners: Listeners[bytes],
        *,
        clock: Callable[[], int],
        current_table: Callable[[], Table],
        publish: Callable[[PresenceReport], None],
        away_seconds: Callable[[], float | None],
    ) -> None:
        """`publish` reports to the other servers who is connected here.

        `away_seconds` is how long a player may be disconnected before a bot may play for them; None:
        nobody counts as away.
        """
        self._listeners = listeners
        self._current_table = current_table
        self._publish = publish
        self._away_seconds = away_seconds
        self._tracker = PresenceTracker(clock)
        self._timer: asyncio.TimerHandle | None = None

    def changed(self, new_connection: Connection | None = None) -> None:
        """A client connected, left or changed seats: notify the other servers now, and clients soon."""
        self.report()
        if new_connection is not None:
            new_connection.post(encode(self._message()))
        self._schedule()

    def report(self) -> None:
        """Publish to the other servers who is connected here."""
        self._publish(self._local_report())

    def receive(self, server: str, report: PresenceReport) -> None:
        """Another server reports who is connected there."""
        if self._tracker.receive(server, report):
            self._schedule()

    def is_away(self, seat: Seat) -> bool:
        """Whether the player of this seat has not been connected for so long that a bot may play."""
        person, seconds = self._current_table().chairs[seat].person, self._away_seconds()
        return person is not None and seconds is not None and self._tracker.is_away(person, seconds)

    def is_connected(self, player: str) -> bool:
        """Whether the player has a seat here and is connected, to this server or to another."""
        table = self._current_table()
        seat = table.seat_of(player)
        return seat is not None and self._tracker.combined(table, self._local_report())[0][seat]

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _schedule(self) -> None:
        """Send presence once after several changes, instead of after each."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._send)

    def _send(self) -> None:
        self._timer = None
        self._listeners.post(self._message())

    def _message(self) -> Presence:
        table = self._current_table()
        seats, watching = self._tracker.combined(table, self._local_report())
        return Presence(seats, watching, self._away_at(table))

    def _away_at(self, table: Table) -> tuple[int | None, ...]:
        seconds = self._away_seconds()
        if seconds is None:
            return ()
        times = tuple(
            self._tracker.away_at(chair.person, seconds) if chair.person else None
            for chair in table.chairs
        )
        return times if any(times) else ()

    def _local_report(self) -> PresenceReport:
        players = [each.player_id for each in self._listeners.connected]
        return self._tracker.local_report(self._current_table(), players)
