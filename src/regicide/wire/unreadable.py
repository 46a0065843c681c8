"""A message that cannot be read: what was expected, as codes and facts that every language can say.

The decoder tells it in English. Here its sentence becomes facts; `why` keeps it for programmers, who
read it in the facts of an error and never in its sentence.
"""

import re
from enum import Enum

import msgspec

from regicide.rules import RegicideError

#: The decoder's sentences are cut: a client could make a name in them as long as it likes.
LONGEST = 200
_PLACE = re.compile(r" - at `\$\.?(?P<field>[^`]*)`$")
_KIND = re.compile(
    r"Expected `(?P<kind>\w+)[^`]*`(?: (?P<what>of length|matching regex)?(?P<limit>.*))?"
)
_FIELD = re.compile(r"Object (?P<what>missing required|contains unknown) field `(?P<name>[^`]*)`")


class Expected(Enum):
    """What a reader expected; the sentences of `error-unreadable-message` choose by it."""

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


class Unreadable(RegicideError):
    """Not JSON, or not what was expected."""

    def __init__(self, expected: Expected, *, why: str, field: str = "", limit: str = "") -> None:
        facts = {"expected": expected.value, "field": field or "$", "limit": limit}
        super().__init__("unreadable-message", {**facts, "why": why[:LONGEST]})


def unreadable(error: Exception) -> Unreadable:
    """What the decoder found wrong. `$` is the whole message, as in JSONPath."""
    why = str(error)
    if not isinstance(error, msgspec.ValidationError):
        return Unreadable(Expected.JSON, why=why)
    place = _PLACE.search(why)
    field = place["field"][:LONGEST] if place else ""
    sentence = why[: place.start()] if place else why
    if found := _FIELD.fullmatch(sentence):
        expected = Expected.FIELD if found["what"] == "missing required" else Expected.NO_FIELD
        name = f"{field}.{found['name'][:LONGEST]}".removeprefix(".")
        return Unreadable(expected, why=why, field=name)
    if found := _KIND.match(sentence):
        return _of_kind(found, why, field)
    return Unreadable(Expected.KNOWN_VALUE, why=why, field=field)


def _of_kind(found: re.Match[str], why: str, field: str) -> Unreadable:
    limit = (found["limit"] or "").strip().strip("'")
    expected = _KINDS.get((found["kind"], found["what"]), Expected.KNOWN_VALUE)
    if expected is Expected.NUMBER and limit:
        expected = Expected.NUMBER_RANGE
    readable = limit.replace(">=", "≥").replace("<=", "≤")
    return Unreadable(expected, why=why, field=field, limit=readable)
