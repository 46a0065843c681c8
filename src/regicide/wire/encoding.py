"""Messages as JSON, and back: the only place that writes or reads it."""

from typing import Any, TypeVar

import msgspec
from msgspec import Raw

from regicide.rules import Seat
from regicide.rules.events import CardsReceived
from regicide.table import Chair, Change
from regicide.table.seating import seat_of
from regicide.table.value import Value
from regicide.wire.messages import ClientMessage, Message, RawUpdate, ServerMessage
from regicide.wire.unreadable import unreadable
from regicide.wire.update import OwnView, view_public, view_seat

T = TypeVar("T")

_ENCODER = msgspec.json.Encoder()
_CLIENT: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_SERVER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


def encode(value: Message | Any) -> bytes:
    return _ENCODER.encode(value)


def decode_client(data: bytes | str) -> ClientMessage:
    """A client's message; anything else raises `Unreadable`."""
    try:
        return _CLIENT.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise unreadable(error) from None


def decode_server(data: bytes | str) -> ServerMessage:
    return _SERVER.decode(data)


def decode_body(data: bytes, kind: type[T]) -> T:
    """A body of the HTTP interface; anything else raises `Unreadable`."""
    try:
        return msgspec.convert(_whole(msgspec.json.decode(data)), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise unreadable(error) from None


def _whole(value: Any) -> Any:
    """JSON has one kind of number, and its schemas call 2.0 an integer."""
    if isinstance(value, dict):
        return {name: _whole(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_whole(each) for each in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


class Broadcast(Value, frozen=True):
    """A change, ready to be told to anybody: what everyone may see is written already.

    It holds what is told and not what happened, so that the last ones can be kept for those who come
    back, and the state of the game before last is forgotten.
    """

    seq: int
    chairs: tuple[Chair, ...]
    public: Raw
    #: For each seat.
    own: tuple[OwnView, ...]

    @staticmethod
    def of(change: Change) -> "Broadcast":
        after = change.after
        received = tuple([each for each in change.events if isinstance(each, CardsReceived)])
        return Broadcast(
            after.seq,
            after.chairs,
            Raw(_ENCODER.encode(view_public(change))),
            tuple([view_seat(after, seat, received) for seat in range(len(after.chairs))]),
        )

    def for_person(self, person: str | None) -> bytes:
        """As the seat sees it that this person has after the change."""
        return self.for_seat(seat_of(self.chairs, person))

    def for_seat(self, seat: Seat | None) -> bytes:
        """As this seat sees it; None: a spectator."""
        own = None if seat is None else self.own[seat]
        return _ENCODER.encode(RawUpdate(self.seq, self.public, own))
