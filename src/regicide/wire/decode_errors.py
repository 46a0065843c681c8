"""Errors about JSON that cannot be decoded: what was expected, as a code and facts.

msgspec reports errors as English sentences. This module parses them into facts that can be
translated; the fact `why` keeps the original sentence for programmers.
"""

import re
from enum import Enum

import msgspec

from regicide.rules import RegicideError

#: The sentences of the decoder are cut, because they contain names that the client chose.
LONGEST = 200
_PLACE = re.compile(r" - at `\$\.?(?P<field>[^`]*)`$")
_KIND = re.compile(
    r"Expected `(?P<kind>\w+)[^`]*`(?: (?P<what>of length|matching regex)?(?P<limit>.*))?"
)
_FIELD = re.compile(r"Object (?P<what>missing required|contains unknown) field `(?P<name>[^`]*)`")


class Expected(Enum):
    """What the decoder expected; the message `error-unreadable-message` has a sentence for each."""

    JSON = "json"
    FIELD = "field"
    NO_FIELD = "no-field"
    TEXT = "text"
    TEXT_LENGTH = "text-length"
    TEXT_FORM = "text-form"
    NUMBER = "number"
    NUMBER_RANGE = "number-range"
    TRUTH = "truth"
    OBJECT = "object"
    LIST = "list"
    LIST_LENGTH = "list-length"
    KNOWN_VALUE = "known-value"
    TIME = "time"


_KINDS = {
    ("str", None): Expected.TEXT,
    ("str", "of length"): Expected.TEXT_LENGTH,
    ("str", "matching regex"): Expected.TEXT_FORM,
    ("int", None): Expected.NUMBER,
    ("bool", None): Expected.TRUTH,
    ("object", None): Expected.OBJECT,
    ("array", None): Expected.LIST,
    ("array", "of length"): Expected.LIST_LENGTH,
}


class UnreadableMessage(RegicideError):
    """A message that is not JSON, or not of the expected type."""

    def __init__(self, expected: Expected, *, why: str, field: str = "", limit: str = "") -> None:
        facts = {"expected": expected.value, "field": field or "$", "limit": limit}
        super().__init__("unreadable-message", {**facts, "why": why[:LONGEST]})


def explain_decode_error(error: Exception) -> UnreadableMessage:
    """Convert an error of the decoder. The field `$` is the whole message, as in JSONPath."""
    why = str(error)
    if not isinstance(error, msgspec.ValidationError):
        return UnreadableMessage(Expected.JSON, why=why)
    place = _PLACE.search(why)
    field = place["field"][:LONGEST] if place else ""
    sentence = why[: place.start()] if place else why
    if found := _FIELD.fullmatch(sentence):
        expected = Expected.FIELD if found["what"] == "missing required" else Expected.NO_FIELD
        name = f"{field}.{found['name'][:LONGEST]}".removeprefix(".")
        return UnreadableMessage(expected, why=why, field=name)
    if found := _KIND.match(sentence):
        return _of_kind(found, why, field)
    return UnreadableMessage(Expected.KNOWN_VALUE, why=why, field=field)


def _of_kind(found: re.Match[str], why: str, field: str) -> UnreadableMessage:
    limit = (found["limit"] or "").strip().strip("'")
    expected = _KINDS.get((found["kind"], found["what"]), Expected.KNOWN_VALUE)
    if expected is Expected.NUMBER and limit:
        expected = Expected.NUMBER_RANGE
    readable = limit.replace(">=", "≥").replace("<=", "≤")
    return UnreadableMessage(expected, why=why, field=field, limit=readable)
