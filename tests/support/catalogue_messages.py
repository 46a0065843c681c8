"""The messages of the catalogues and their variables; sentences that must show them."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from regicide.i18n import say_error, words
from regicide.i18n.errors import _facts
from regicide.i18n.words import CATALOGUES, read_catalogue
from regicide.rules import RegicideError


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class ShownVariables(Variables):
    """Those that every sentence shows: not those that choose between variants."""

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        pass


def messages(language: str, catalogue: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Names and variables of messages, in file order."""
    for entry in entries(language, catalogue):
        variables = Variables()
        variables.visit(entry)
        yield entry.id.name, frozenset(variables.found)


def entries(language: str, catalogue: str) -> Iterator[ast.Message]:
    for entry in FluentParser().parse(read_catalogue(language, catalogue)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            yield entry


@cache
def shown_variables(language: str) -> dict[str, frozenset[str]]:
    found = {}
    for catalogue in CATALOGUES:
        for entry in entries(language, catalogue):
            variables = ShownVariables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.found)
    return found


def said_error(language: str, error: RegicideError) -> str:
    """The sentence about an error, which must show every fact that its message names."""
    sentence = say_error(words(language), error)
    facts = _facts(words(language), error.facts)
    shown = shown_variables(language)[f"error-{error.code}"]
    assert shown - {"why"} <= facts.keys()
    assert [name for name in shown & facts.keys() if str(facts[name]) not in sentence] == []
    return sentence
