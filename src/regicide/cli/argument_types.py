"""Click types of our arguments and options."""

from collections.abc import Callable, Iterable
from datetime import date
from typing import Generic, TypeVar

import click
from click.shell_completion import CompletionItem

from regicide.cli.help import BadValue, UnreadableValue, error_sentence
from regicide.i18n import Words

T = TypeVar("T")
#: Names standard input in place of a file.
STREAM = "-"


class WholeNumber(click.ParamType[int]):
    """A whole number from `lowest` to `highest`, or without an upper limit."""

    name = "number"

    def __init__(self, words: Words, lowest: int, highest: int | None = None) -> None:
        self.words = words
        self.lowest = lowest
        self.highest = highest

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        text = str(value)
        fits = text.isascii() and text.isdigit() and len(text) < 10
        if not fits or int(text) < self.lowest or (self.highest and int(text) > self.highest):
            raise BadValue(text, self._expected(), param, ctx)
        return int(text)

    def _expected(self) -> str:
        if self.highest is None:
            return self.words.say("cli-number-from", lowest=self.lowest)
        return self.words.say("cli-number-between", lowest=self.lowest, highest=self.highest)


class FilePath(click.ParamType[str]):
    """The name of a file or a folder. `-` stands for a stream, where the command reads one."""

    name = "file"

    def __init__(self, words: Words, *, can_be_stream: bool) -> None:
        self.words = words
        self.can_be_stream = can_be_stream

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:
        text = str(value)
        if not text or (text == STREAM and not self.can_be_stream):
            raise BadValue(text or '""', self.words.say("cli-file-name"), param, ctx)
        return text

    def shell_complete(
        self, _ctx: click.Context, _param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [CompletionItem(incomplete, type="file")]


class PastDay(click.ParamType[date]):
    """Today or an earlier day, as 2026-11-16."""

    name = "day"

    def __init__(self, words: Words) -> None:
        self.words = words

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> date:
        text, today = str(value), date.today()  # noqa: DTZ011  the player's local date
        try:
            day = date.fromisoformat(text)
        except ValueError:
            day = date.max
        if day > today:
            expected = self.words.say("cli-day-until", day=today.isoformat())
            raise BadValue(text, expected, param, ctx)
        return day


class ParsedText(click.ParamType[T], Generic[T]):
    """A text that a parser turns into a value."""

    def __init__(
        self,
        words: Words,
        name: str,
        parse: Callable[[str], T],
        parts: Callable[[], Iterable[str]] | None = None,
    ) -> None:
        """`parts`: what the text lists, separated by commas; a shell offers them."""
        self.words = words
        self.name = name
        self.parse = parse
        self.parts = parts

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> T:
        try:
            return self.parse(str(value))
        except Exception as error:
            sentence = error_sentence(self.words, error)
            if sentence is None:
                raise
            raise UnreadableValue(sentence, ctx, param) from None

    def shell_complete(
        self, _ctx: click.Context, _param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        if self.parts is None:
            return []
        before, comma, last = incomplete.rpartition(",")
        return _offers(last, self.parts(), before + comma)


class OneOf(click.ParamType[str]):
    """One of several fixed words."""

    def __init__(self, name: str, choices: Iterable[str]) -> None:
        self.name = name
        self.choices = tuple(choices)

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:
        if value not in self.choices:
            raise BadValue(str(value), ", ".join(self.choices), param, ctx)
        return str(value)

    def shell_complete(
        self, _ctx: click.Context, _param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return _offers(incomplete, self.choices)


def _offers(begun: str, words: Iterable[str], before: str = "") -> list[CompletionItem]:
    return [CompletionItem(before + word) for word in words if word.startswith(begun)]
