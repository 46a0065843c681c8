"""Who is at a table: at this server, and at the others.

Servers tell each other over the bus, in words made for logs: a name and a number, of which the
highest is heard last. `CODE@SERVER` and a number that begins with the time and holds which seats are
there and how many look on; `CODE?` asks for it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from regicide.rules import Seat
from regicide.table import Table

#: Seconds between two reports of a server, and until one that has fallen silent is forgotten.
REPORT_SECONDS = 15.0
FORGET_SECONDS = 40.0
_SEAT_BITS, _WATCHING_BITS = 4, 12


@dataclass(frozen=True, slots=True)
class PresenceReport:
    """What a server says of a table: when (Unix milliseconds), whose seats are there, onlookers."""

    at: int
    seats: frozenset[Seat]
    watching: int

    def word(self) -> int:
        mask = sum(1 << seat for seat in self.seats)
        watching = min(self.watching, (1 << _WATCHING_BITS) - 1)
        return ((self.at << _WATCHING_BITS) | watching) << _SEAT_BITS | mask

    @staticmethod
    def of_word(word: int) -> "PresenceReport":
        mask, rest = word & ((1 << _SEAT_BITS) - 1), word >> _SEAT_BITS
        seats = frozenset(seat for seat in range(_SEAT_BITS) if mask >> seat & 1)
        return PresenceReport(rest >> _WATCHING_BITS, seats, rest & ((1 << _WATCHING_BITS) - 1))


class PresenceTracker:
    """One table's."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._elsewhere: dict[str, PresenceReport] = {}
        #: Person → since when they have been nowhere.
        self._gone: dict[str, int] = {}

    def report(self, table: Table, people: Iterable[str | None]) -> PresenceReport:
        """What this server has to say: these are connected to it, None being nobody in particular."""
        found = [table.seat_of(person) for person in people]
        seats = frozenset(seat for seat in found if seat is not None)
        return PresenceReport(self._clock(), seats, found.count(None))

    def hear(self, server: str, report: PresenceReport) -> bool:
        """Another server's report; whether it says anything new."""
        old = self._elsewhere.get(server)
        self._elsewhere[server] = report
        return old is None or (old.seats, old.watching) != (report.seats, report.watching)

    def all_together(self, table: Table, here: PresenceReport) -> tuple[tuple[bool, ...], int]:
        """Which seats have somebody there (a bot always is), and how many look on."""
        limit = here.at - int(1000 * FORGET_SECONDS)
        self._elsewhere = {
            server: each for server, each in self._elsewhere.items() if each.at > limit
        }
        reports = (here, *self._elsewhere.values())
        seats = tuple(
            any(seat in each.seats for each in reports) if chair.person else chair.bot is not None
            for seat, chair in enumerate(table.chairs)
        )
        self._note(table, seats)
        return seats, sum(each.watching for each in reports)

    def _note(self, table: Table, seats: tuple[bool, ...]) -> None:
        for chair, there in zip(table.chairs, seats, strict=True):
            if chair.person is None:
                continue
            if there:
                self._gone.pop(chair.person.id, None)
            else:
                self._gone.setdefault(chair.person.id, self._clock())

    def away(self, table: Table, seconds: float) -> frozenset[Seat]:
        """The seats whose people have been gone for so long."""
        limit = self._clock() - int(1000 * seconds)
        return frozenset(
            seat
            for seat, chair in enumerate(table.chairs)
            if chair.person and self._gone.get(chair.person.id, limit + 1) <= limit
        )
