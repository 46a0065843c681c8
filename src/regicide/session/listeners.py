"""The clients at a table, and what each of them is sent.

A server sends bytes, a table in one process sends the messages themselves; `M` is what is sent.
"""

from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import Generic, Protocol, TypeVar

from regicide.rules import Seat
from regicide.table import Change, Phase, Table
from regicide.wire.choices import view_table_choices
from regicide.wire.game_view import view_table_game
from regicide.wire.messages import Choices, ServerMessage, Welcome
from regicide.wire.room_view import view_room
from regicide.wire.update import view_own

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)
M_contra = TypeVar("M_contra", contravariant=True)


class Listener(Protocol[M_contra]):
    """A client: a player, or a spectator."""

    #: The player's seat; `Listeners` sets it.
    seat: Seat | None

    @property
    def player_id(self) -> str | None:
        """The id of the player; None for a stranger."""

    @property
    def wants_choices(self) -> bool:
        """Whether to send the legal moves when it is this player's turn."""

    def post(self, message: M_contra) -> None:
        """Send a message, or queue it; never waits."""


class UpdateForEach(Protocol[M_co]):
    """The update about one change, for each seat."""

    def for_seat(self, seat: Seat | None) -> M_co:
        """The update for this seat; None: for a spectator."""

    def for_person(self, person: str | None) -> M_co:
        """The update for this person, by their seat after the change."""


class Listeners(Generic[M]):
    """The clients that are connected to one table."""

    def __init__(
        self, connected: AbstractSet[Listener[M]], write: Callable[[ServerMessage], M]
    ) -> None:
        """`write` turns a message into what they receive."""
        self.connected = connected
        self._write = write

    def welcome(
        self,
        listener: Listener[M],
        table: Table,
        now: int,
        missed: Sequence[UpdateForEach[M]] | None = None,
    ) -> None:
        """Send a new client the updates that it missed, or the whole table (None)."""
        listener.seat = table.seat_of(listener.player_id)
        if missed is None:
            listener.post(self._write(_welcome(table, listener.seat, now)))
        else:
            listener.post(self._write(Welcome(table.seq, now)))
            for update in missed:
                listener.post(update.for_person(listener.player_id))

    def post(self, message: ServerMessage) -> None:
        """Send a message to everyone."""
        written = self._write(message)
        for listener in self.connected:
            listener.post(written)

    def post_to(self, seat: Seat, message: ServerMessage) -> None:
        """Send a message to the player at a seat."""
        written = self._write(message)
        for listener in self.connected:
            if listener.seat == seat:
                listener.post(written)

    def send_update(self, change: Change, update: UpdateForEach[M]) -> None:
        """Send a change to everyone, and the legal moves to the player to move."""
        if seats_changed(change):
            for listener in self.connected:
                listener.seat = change.after.seat_of(listener.player_id)
        written: dict[Seat | None, M] = {}
        for listener in self.connected:
            seat = listener.seat
            if seat not in written:
                written[seat] = update.for_seat(seat)
            listener.post(written[seat])
        self.send_choices(change.after, self.connected)

    def send_choices(self, table: Table, to: Iterable[Listener[M]]) -> None:
        """Send the legal moves to those of these clients whose turn it is."""
        game = table.game
        if game is None or table.phase is not Phase.PLAYING:
            return
        seat = game.state.seat
        if not table.chairs[seat].is_played_by_person:
            return
        message: M | None = None
        for listener in to:
            if listener.seat == seat and listener.wants_choices:
                if message is None:
                    message = self._write(Choices(table.seq, view_table_choices(table)))
                listener.post(message)


def seats_changed(change: Change) -> bool:
    """Whether players may have other seats than before."""
    return change.before is None or change.before.chairs is not change.after.chairs


def _welcome(table: Table, seat: Seat | None, now: int) -> Welcome:
    return Welcome(
        seq=table.seq,
        now=now,
        room=view_room(table, seated=seat is not None),
        game=view_table_game(table),
        deadline=table.deadline(),
        own=view_own(table, seat),
    )
