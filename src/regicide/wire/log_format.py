"""Encode entries of a table's log as JSON, and decode them."""

import msgspec

from regicide.rules import Seat
from regicide.table import BotAt, Entry, Person
from regicide.table.entry import LoggedCommand
from regicide.table.frozen_struct import FrozenStruct


class _Author(FrozenStruct, frozen=True, forbid_unknown_fields=True):
    """A `Person` or a `BotAt`: nothing but their fields tells them apart."""

    id: str | None = None
    name: str = ""
    bot_at: Seat | None = None


class _ReadEntry(FrozenStruct, frozen=True, forbid_unknown_fields=True):
    by: _Author
    what: LoggedCommand
    at: int


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(_ReadEntry)


def write_entry(entry: Entry) -> bytes:
    return _ENCODER.encode(entry)


def read_entry(text: bytes) -> Entry:
    """Decode what `write_entry` wrote; anything else is a bug."""
    read = _DECODER.decode(text)
    by = read.by
    if by.bot_at is not None:
        return Entry(BotAt(by.bot_at), read.what, read.at)
    assert by.id is not None, "an entry has an author"
    return Entry(Person(by.id, by.name), read.what, read.at)
