"""Encode entries of a table's log as JSON, and decode them."""

import msgspec

from regicide.table import Entry

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> bytes:
    return _ENCODER.encode(entry)


def read_entry(text: bytes) -> Entry:
    """Decode what `write_entry` wrote; anything else is a bug."""
    return _DECODER.decode(text)
