"""Encode messages as JSON, and decode them."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from regicide.table.commands import MakeMove
from regicide.table.frozen_struct import FrozenStruct
from regicide.wire.decode_errors import explain_decode_error
from regicide.wire.messages import (
    ClientMessage,
    Do,
    EntryNumber,
    ServerMessage,
)

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
