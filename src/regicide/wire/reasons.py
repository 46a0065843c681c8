"""Why a move is illegal or a request failed: a stable code, a clause, and facts."""

from collections.abc import Mapping

from msgspec import field

from regicide.notation import print_card, print_cards
from regicide.rules import Card, IllegalMove, RegicideError, Suit
from regicide.rules.errors import Fact
from regicide.table.frozen_struct import FrozenStruct


class ReasonView(FrozenStruct, frozen=True):
    """Why a move is illegal."""

    code: str
    clause: str
    facts: dict[str, str | int]


class ErrorView(FrozenStruct, frozen=True):
    """An error: a code for programs, a sentence for people."""

    code: str
    sentence: str
    clause: str | None = None
    facts: dict[str, str | int] = field(default_factory=dict)


def view_error(error: RegicideError, sentence: str) -> ErrorView:
    clause = error.reason.clause if isinstance(error, IllegalMove) else None
    return ErrorView(error.code, sentence, clause, write_facts(error.facts))


def write_facts(facts: Mapping[str, Fact]) -> dict[str, str | int]:
    """Convert cards and suits to text."""
    return {name: _fact(value) for name, value in facts.items()}


def _fact(fact: Fact) -> str | int:
    if isinstance(fact, Card):
        return print_card(fact)
    if isinstance(fact, Suit):
        return fact.value
    return print_cards(fact) if isinstance(fact, tuple) else fact
