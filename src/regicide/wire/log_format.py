"""Entries of a table's log as bytes, and back."""

import msgspec

from regicide.table import Entry

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> bytes:
    return _ENCODER.encode(entry)


def read_entry(line: bytes) -> Entry:
    """What `write_entry` wrote; the log is ours, so anything else is a broken invariant."""
    return _DECODER.decode(line)
