"""The base class of errors that a caller or a user can cause.

    RegicideError           code + facts; the sentence is in the translations
    ├── IllegalMove         a move the rules forbid here (legality.py)
    ├── BadOption           an option outside its range (options.py)
    └── NotationError       a text that cannot be parsed (the notation package)

A broken invariant is not in this tree: it fails an assertion.
"""

from collections.abc import Mapping
from typing import TypeAlias

from regicide.rules.cards import Card, Suit

#: A value that the sentence about an error may contain.
Fact: TypeAlias = "int | str | Card | Suit | tuple[Card, ...]"


class RegicideError(Exception):
    """An error with a stable code, and the facts its sentence needs."""

    def __init__(self, code: str, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(code, dict(facts or {}))
        self.code = code
        self.facts: dict[str, Fact] = dict(facts or {})

    def __reduce__(self) -> tuple[object, ...]:
        """Make every subclass picklable, whatever arguments its constructor has."""
        return (_unpickle, (type(self), self.args, self.__dict__))

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code


def _unpickle(
    kind: type[RegicideError], args: tuple[object, ...], fields: dict[str, object]
) -> RegicideError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error
