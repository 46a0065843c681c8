"""Encode messages as JSON, and decode them."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Raw, Struct

from regicide.rules import Seat
from regicide.table import Chair, Change
from regicide.table.frozen_struct import FrozenStruct
from regicide.table.seating import seat_of
from regicide.wire.decode_errors import explain_decode_error
from regicide.wire.messages import ClientMessage, EncodedUpdate, ServerMessage
from regicide.wire.seat_updates import SeatUpdates
from regicide.wire.update import OwnView

T = TypeVar("T")

_ENCODER = msgspec.json.Encoder()
_CLIENT: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_SERVER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


def encode(value: Struct | Mapping[str, object]) -> bytes:
    """Encode a message, a body, or an object of plain values."""
    return _ENCODER.encode(value)


def decode_client(data: bytes | str) -> ClientMessage:
    """Decode a message from a client; raises `UnreadableMessage`."""
    try:
        return _CLIENT.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise explain_decode_error(error) from None


def decode_server(data: bytes | str) -> ServerMessage:
    return _SERVER.decode(data)


def decode_body(data: bytes, kind: type[T]) -> T:
    """Decode a request body of the HTTP interface; raises `UnreadableMessage`."""
    try:
        return msgspec.convert(_floats_to_ints(msgspec.json.decode(data)), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise explain_decode_error(error) from None


def _floats_to_ints(value: Any) -> Any:
    """Convert 2.0 to 2: in JSON Schema 2.0 is an integer, but msgspec refuses it."""
    if isinstance(value, dict):
        return {name: _floats_to_ints(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_floats_to_ints(each) for each in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


class Broadcast(FrozenStruct, frozen=True):
    """The update about one change, for every seat, as JSON; the public part is encoded once."""

    seq: int
    chairs: tuple[Chair, ...]
    public: Raw
    #: For each seat.
    own: tuple[OwnView, ...]

    @staticmethod
    def of(change: Change) -> "Broadcast":
        updates = SeatUpdates.of(change)
        public = Raw(_ENCODER.encode(updates.public))
        return Broadcast(updates.seq, updates.chairs, public, updates.own)

    def for_person(self, person: str | None) -> bytes:
        """Return the message for this person, by their seat after the change."""
        return self.for_seat(seat_of(self.chairs, person))

    def for_seat(self, seat: Seat | None) -> bytes:
        """Return the message for this seat (None: a spectator)."""
        own = None if seat is None else self.own[seat]
        return _ENCODER.encode(EncodedUpdate(self.seq, self.public, own))
