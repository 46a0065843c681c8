"""Who is connected to a table, at this server and at others, which report it over the bus."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from regicide.rules import Seat
from regicide.server.limits import EXPIRE_SECONDS
from regicide.table import Person, Table


@dataclass(frozen=True, slots=True)
class PresenceReport:
    """Who is connected to a table at one server."""

    #: Unix milliseconds.
    at: int
    #: Seats whose players are connected.
    seats: frozenset[Seat]
    #: Number of spectators.
    watching: int


class PresenceTracker:
    """Combines the reports of all servers for one table."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._remote: dict[str, PresenceReport] = {}
        #: Player → since when they are not connected to any server.
        self._away_since: dict[str, int] = {}

    def local_report(self, table: Table, players: Iterable[str | None]) -> PresenceReport:
        """The report of this server. `players`: the player of each connection, None if unknown."""
        found = [table.seat_of(player) for player in players]
        seats = frozenset(seat for seat in found if seat is not None)
        return PresenceReport(self._clock(), seats, found.count(None))

    def receive(self, server: str, report: PresenceReport) -> bool:
        """Store another server's report; True if it changes anything."""
        old = self._remote.get(server)
        self._remote[server] = report
        return old is None or (old.seats, old.watching) != (report.seats, report.watching)

    def combined(self, table: Table, here: PresenceReport) -> tuple[tuple[bool, ...], int]:
        """Which seats are connected (a bot always is), and the number of spectators."""
        limit = here.at - int(1000 * EXPIRE_SECONDS)
        self._remote = {server: each for server, each in self._remote.items() if each.at > limit}
        reports = (here, *self._remote.values())
        seats = tuple(
            any(seat in each.seats for each in reports) if chair.person else chair.bot is not None
            for seat, chair in enumerate(table.chairs)
        )
        self._update_away(table, seats)
        return seats, sum(each.watching for each in reports)

    def _update_away(self, table: Table, seats: tuple[bool, ...]) -> None:
        for chair, is_connected in zip(table.chairs, seats, strict=True):
            if chair.person is None:
                continue
            if is_connected:
                self._away_since.pop(chair.person.id, None)
            else:
                self._away_since.setdefault(chair.person.id, self._clock())

    def is_away(self, person: Person, seconds: float) -> bool:
        """Whether this person has not been connected for this many seconds."""
        away_at = self.away_at(person, seconds)
        return away_at is not None and away_at <= self._clock()

    def away_at(self, person: Person, seconds: float) -> int | None:
        """From when this person has not been connected for this many seconds; None if they are connected."""
        since = self._away_since.get(person.id)
        return None if since is None else since + int(1000 * seconds)
