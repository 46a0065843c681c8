"""A number before a noun is asked for its plural, in the languages whose nouns have one."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast

from catalogue_messages import entries
from regicide.i18n.words import CATALOGUES

#: Their number is never 1: cards beyond the limit of a hand, cards of which fewer would do, games of the Champion.
NEVER_ONE = {"error-bad-times", "error-hand-too-large", "reason-saves-cards", "today-par-about"}


@cache
def messages(language: str) -> list[tuple[str, ast.Pattern]]:
    found = [entry for catalogue in CATALOGUES for entry in entries(language, catalogue)]
    return [(entry.id.name, entry.value) for entry in found if entry.value is not None]


def texts(
    pattern: ast.Pattern, chosen: frozenset[str] = frozenset()
) -> Iterator[tuple[str, frozenset[str]]]:
    """The pattern, and each of its variants, as text: variables are `{name}`; with the numbers that chose the variant."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            asked = chosen | {variable(inner.selector)}
            for variant in inner.variants:
                yield from texts(variant.value, asked)
            text += "{}"
        elif isinstance(inner, ast.StringLiteral):
            text += inner.value
        else:
            text += f"{{{variable(inner)}}}"
    yield text, chosen


def variable(expression: object) -> str:
    if isinstance(expression, ast.FunctionReference):
        return variable(expression.arguments.positional[0])
    assert isinstance(expression, ast.VariableReference), expression
    return expression.id.name


@cache
def numbers() -> set[str]:
    """Variables that are whole numbers: a message asks whether they are 1, or how many."""
    return {
        name
        for _, pattern in messages("en")
        for element in pattern.elements
        if isinstance(element, ast.Placeable)
        and isinstance(inner := element.expression, ast.SelectExpression)
        and any(
            isinstance(each.key, ast.Identifier) and each.key.name == "one"
            for each in inner.variants
        )
        for name in [variable(inner.selector)]
    }


@cache
def plural_nouns(language: str) -> set[str]:
    """Words that follow a number where a message has chosen the plural of it."""
    return {
        word[1]
        for _, pattern in messages(language)
        for text, chosen in texts(pattern)
        for name in chosen
        if (word := re.search(rf"\{{{name}\}} ([^\W\d]{{3,}}s|people)\b", text))
    }


@pytest.mark.parametrize("language", ["en", "es", "ca"])
def test_no_message_says_1_games(language: str) -> None:
    """Choose with a selector, or put the number after a colon. “3 of 12 games” is right."""
    nouns = "|".join(sorted(plural_nouns(language)))
    assert [
        (name, text)
        for name, pattern in messages(language)
        for text, chosen in texts(pattern)
        for match in re.finditer(rf"(?<!of )(?<!de )\{{([a-z_]+)\}} ({nouns})\b", text)
        if match[1] in numbers() - chosen and name not in NEVER_ONE
    ] == []
