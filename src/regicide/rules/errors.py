"""Everything a caller can get wrong.

    RegicideError           code + facts; the sentence lives in the translations
    ├── IllegalMove         a move the rules forbid here (legality.py)
    ├── BadOption           an option outside its range (options.py)
    └── NotationError       a text that cannot be read (the notation room)

A broken invariant is not in this tree: it asserts.
"""

from collections.abc import Mapping
from typing import TypeAlias

from regicide.rules.cards import Card, Suit

#: What a sentence about an error may need to name.
Fact: TypeAlias = "int | str | Card | Suit | tuple[Card, ...]"


class RegicideError(Exception):
    """An error with a stable code, and the facts its sentence needs."""

    def __init__(self, code: str, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(code, dict(facts or {}))
        self.code = code
        self.facts: dict[str, Fact] = dict(facts or {})

    def __reduce__(self) -> tuple[object, ...]:
        """Errors travel between processes, whatever their constructors take."""
        return (_rebuilt, (type(self), self.args, self.__dict__))

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({told})" if told else self.code


def _rebuilt(
    kind: type[RegicideError], args: tuple[object, ...], fields: dict[str, object]
) -> RegicideError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error
