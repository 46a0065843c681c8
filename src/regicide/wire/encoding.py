"""Encode messages as JSON, and decode them."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Raw, Struct

from regicide.rules import Seat
from regicide.table import Chair, Change
from regicide.table.commands import MakeMove
from regicide.table.frozen_struct import FrozenStruct
from regicide.table.seating import seat_of
from regicide.wire.decode_errors import explain_decode_error
from regicide.wire.messages import (
    ClientMessage,
    Do,
    EncodedUpdate,
    EntryNumber,
    ServerMessage,
)
from regicide.wire.seat_updates import SeatUpdates
from regicide.wire.update import OwnView

T = TypeVar("T")

_ENCODER = msgspec.json.Encoder()
_CLIENT: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_SERVER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class _SentMove(FrozenStruct, frozen=True):
    """What a client may send as `seen`; the log's own type has no bounds, because old logs must be read."""

    seen: EntryNumber


def encode(value: Struct | Mapping[str, object]) -> bytes:
    """Encode a message, a body, or an object of plain values."""
    return _ENCODER.encode(value)


def decode_client(data: bytes | str) -> ClientMessage:
    """Decode a message from a client; raises `UnreadableMessage`."""
    try:
        message = _CLIENT.decode(data)
        if isinstance(message, Do) and isinstance(message.what, MakeMove):
            msgspec.convert({"seen": message.what.seen}, _SentMove)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise explain_decode_error(error) from None
    return message


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
    #: The public part for people without a seat; mostly the same object.
    for_spectators: Raw
    #: For each seat.
    own: tuple[OwnView, ...]

    @staticmethod
    def of(change: Change) -> "Broadcast":
        updates = SeatUpdates.of(change)
        public = Raw(_ENCODER.encode(updates.public))
        is_same = updates.for_spectators is updates.public
        others = public if is_same else Raw(_ENCODER.encode(updates.for_spectators))
        return Broadcast(updates.seq, updates.chairs, public, others, updates.own)

    def for_person(self, person: str | None) -> bytes:
        """Return the message for this person, by their seat after the change."""
        return self.for_seat(seat_of(self.chairs, person))

    def for_seat(self, seat: Seat | None) -> bytes:
        """Return the message for this seat (None: a spectator)."""
        if seat is None:
            return _ENCODER.encode(EncodedUpdate(self.seq, self.for_spectators))
        return _ENCODER.encode(EncodedUpdate(self.seq, self.public, self.own[seat]))
