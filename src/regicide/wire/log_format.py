"""Encode entries of a table's log as JSON, and decode them."""

import msgspec

from regicide.table import BotAt, Entry, Person
from regicide.table.entry import LoggedCommand
from regicide.table.frozen_struct import FrozenStruct


class LoggedAuthor(FrozenStruct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The author of an entry: a person by id and name, or the bot at a seat."""

    id: str | None = None
    name: str = ""
    bot_at: int | None = None


class LoggedEntry(FrozenStruct, frozen=True, forbid_unknown_fields=True):
    """An entry in the form of the log."""

    by: LoggedAuthor
    what: LoggedCommand
    at: int


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(LoggedEntry)


def write_entry(entry: Entry) -> bytes:
    by = entry.by
    author = (
        LoggedAuthor(by.id, by.name) if isinstance(by, Person) else LoggedAuthor(bot_at=by.seat)
    )
    return _ENCODER.encode(LoggedEntry(author, entry.what, entry.at))


def read_entry(text: bytes) -> Entry:
    """Decode what `write_entry` wrote; anything else is a bug."""
    logged = _DECODER.decode(text)
    by = logged.by
    if by.bot_at is not None:
        return Entry(BotAt(by.bot_at), logged.what, logged.at)
    assert by.id is not None, "an entry has an author"
    return Entry(Person(by.id, by.name), logged.what, logged.at)
