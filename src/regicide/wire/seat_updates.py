"""The update about one change, for every seat."""

from regicide.rules import Seat
from regicide.rules.events import CardsReceived
from regicide.table import Chair, Change
from regicide.table.frozen_struct import FrozenStruct
from regicide.table.seating import seat_of
from regicide.wire.messages import Update
from regicide.wire.update import (
    OwnView,
    PublicView,
    view_for_spectators,
    view_public,
    view_seat,
)


class SeatUpdates(FrozenStruct, frozen=True):
    """The parts of the update. It holds views, not tables, so that old tables need not be kept."""

    seq: int
    #: After the change.
    chairs: tuple[Chair, ...]
    public: PublicView
    #: The public part for people without a seat; mostly the same object.
    for_spectators: PublicView
    #: For each seat.
    own: tuple[OwnView, ...]

    @staticmethod
    def of(change: Change) -> "SeatUpdates":
        after, public = change.after, view_public(change)
        received = tuple([each for each in change.events if isinstance(each, CardsReceived)])
        return SeatUpdates(
            after.seq,
            after.chairs,
            public,
            view_for_spectators(public),
            tuple([view_seat(after, seat, received) for seat in range(len(after.chairs))]),
        )

    def for_person(self, person: str | None) -> Update:
        """Return the update for this person, by their seat after the change."""
        return self.for_seat(seat_of(self.chairs, person))

    def for_seat(self, seat: Seat | None) -> Update:
        """Return the update for this seat (None: a spectator)."""
        if seat is None:
            return Update(self.seq, self.for_spectators)
        return Update(self.seq, self.public, self.own[seat])
