"""The update about one change, for every seat: as objects, and as JSON."""

from msgspec import Raw

from regicide.rules import Seat
from regicide.rules.events import CardsReceived
from regicide.table import Chair, Change
from regicide.table.frozen_struct import FrozenStruct
from regicide.table.seating import seat_of
from regicide.wire.encoding import encode
from regicide.wire.messages import EncodedUpdate, Update
from regicide.wire.update import (
    OwnView,
    PublicView,
    view_for_spectators,
    view_public,
    view_seat,
)


class Updates(FrozenStruct, frozen=True):
    """The update for each seat. It holds views, not tables, so that old tables need not be kept."""

    seq: int
    #: After the change.
    chairs: tuple[Chair, ...]
    public: PublicView
    #: The public part for people without a seat; mostly the same object.
    for_spectators: PublicView
    #: For each seat.
    own: tuple[OwnView, ...]

    @staticmethod
    def of(change: Change) -> "Updates":
        after, public = change.after, view_public(change)
        received = tuple([each for each in change.events if isinstance(each, CardsReceived)])
        return Updates(
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


class EncodedUpdates(FrozenStruct, frozen=True):
    """The update for each seat as JSON; the public part is encoded once."""

    seq: int
    chairs: tuple[Chair, ...]
    public: Raw
    #: The public part for people without a seat; mostly the same object.
    for_spectators: Raw
    #: For each seat.
    own: tuple[OwnView, ...]

    @staticmethod
    def of(change: Change) -> "EncodedUpdates":
        updates = Updates.of(change)
        public = Raw(encode(updates.public))
        is_same = updates.for_spectators is updates.public
        others = public if is_same else Raw(encode(updates.for_spectators))
        return EncodedUpdates(updates.seq, updates.chairs, public, others, updates.own)

    def for_person(self, person: str | None) -> bytes:
        """Return the message for this person, by their seat after the change."""
        return self.for_seat(seat_of(self.chairs, person))

    def for_seat(self, seat: Seat | None) -> bytes:
        """Return the message for this seat (None: a spectator)."""
        if seat is None:
            return encode(EncodedUpdate(self.seq, self.for_spectators))
        return encode(EncodedUpdate(self.seq, self.public, self.own[seat]))
