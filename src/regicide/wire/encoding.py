"""Messages as JSON, and back: the only place that writes or reads it."""

from typing import Any, TypeVar

import msgspec
from msgspec import Raw

from regicide.rules import RegicideError, Seat
from regicide.rules.events import CardsReceived
from regicide.table import Change
from regicide.wire.messages import ClientMessage, Message, RawUpdate, ServerMessage
from regicide.wire.update import view_own, view_public

T = TypeVar("T")

_ENCODER = msgspec.json.Encoder()
_CLIENT: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_SERVER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class Unreadable(RegicideError):
    """Not JSON, or not what was expected; the decoder says where."""


def encode(value: Message | Any) -> bytes:
    return _ENCODER.encode(value)


def decode_client(data: bytes | str) -> ClientMessage:
    """A client's message; anything else raises `Unreadable`."""
    try:
        return _CLIENT.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _unreadable(error) from None


def decode_server(data: bytes | str) -> ServerMessage:
    return _SERVER.decode(data)


def decode_body(data: bytes, kind: type[T]) -> T:
    """A body of the HTTP interface; anything else raises `Unreadable`."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _unreadable(error) from None


def _unreadable(error: Exception) -> Unreadable:
    """The decoder's words name fields and types, never values; still they are cut short."""
    return Unreadable("unreadable-message", {"why": str(error)[:200]})


class Broadcast:
    """A change, ready to be sent to anybody: the public part is written once."""

    def __init__(self, change: Change) -> None:
        self._after = change.after
        self._received = tuple([e for e in change.events if isinstance(e, CardsReceived)])
        self._public = Raw(_ENCODER.encode(view_public(change)))
        self._written: dict[Seat | None, bytes] = {}

    def for_person(self, person: str | None) -> bytes:
        """As the seat sees it that this person has after the change."""
        return self.for_seat(self._after.seat_of(person))

    def for_seat(self, seat: Seat | None) -> bytes:
        """As this seat sees it; None: a spectator."""
        if seat not in self._written:
            own = view_own(self._after, seat, self._received)
            self._written[seat] = _ENCODER.encode(RawUpdate(self._after.seq, self._public, own))
        return self._written[seat]
