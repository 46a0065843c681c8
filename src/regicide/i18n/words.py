"""The messages of one language, from its Fluent files."""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

from regicide.foreign_text import printable
from regicide.i18n.languages import FALLBACK, LANGUAGES

if TYPE_CHECKING:
    import datetime as dt

    from fluent.runtime import FluentBundle

    from regicide.rules import Card, Seat, Suit

#: The Fluent files of each language. Each message is in one of them only.
CATALOGUES = (
    *("game", "errors", "interface", "plain", "tui", "cli", "lab"),
    *("rulebook", "lessons", "companion", "review", "puzzles", "today", "statistics", "evenings"),
)
#: Characters of a text in a sentence; Fluent takes no more than one beyond.
LONGEST_FACT = 999
_NAME = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
#: `name = text` on one line, without braces and without a continuation line.
_PLAIN = re.compile(r"^([a-z][a-z0-9-]*) = ([^{}\n]+)$(?!\n[ ])", re.MULTILINE)


def _cut(fact: str) -> str:
    return fact if len(fact) <= LONGEST_FACT else f"{fact[:LONGEST_FACT]}…"


class Words:
    """One language: its messages, and its words for cards, suits and seats."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, /, **facts: str | float) -> str:
        """Format a message with these variables; what others wrote in them cannot act on a terminal."""
        if not facts and (plain := self._plain_text(message)):
            return plain
        return self._format(message, facts)

    def _plain_text(self, message: str) -> str | None:
        """Return a message that is one line of text, without Fluent.

        Importing Fluent takes longer than the rest of `regicide --help`.
        """
        return _plain_messages(self.language, _catalogues_by_message()[message]).get(message)

    def _format(self, message: str, facts: dict[str, str | float]) -> str:
        bundle = _bundle(self.language, _catalogues_by_message()[message])
        pattern = bundle.get_message(message).value
        assert pattern is not None, message
        shown = {
            name: _cut(printable(fact)) if isinstance(fact, str) else fact
            for name, fact in facts.items()
        }
        text, errors = bundle.format_pattern(pattern, shown)
        assert not errors, (self.language, message, errors)
        return str(text)

    def suit(self, suit: "Suit") -> str:
        return self.say(f"suit-{suit.value}")

    def card(self, card: "Card") -> str:
        if card.suit is None:
            return self.say("jester")
        return self.say("card", rank=self.say(f"rank-{card.rank.value}"), suit=self.suit(card.suit))

    def cards(self, cards: "Iterable[Card]") -> str:
        return self.list(self.card(each) for each in cards) or self.say("no-cards")

    def list(self, things: Iterable[str]) -> str:
        return self.say("list-separator").join(things)

    def sentences(self, *sentences: str) -> str:
        """Put sentences that are not empty after one another; Chinese has no space between them."""
        said = ""
        for each in filter(None, sentences):
            said = self.say("two-sentences", first=said, second=each) if said else each
        return said

    def seat(self, seat: "Seat") -> str:
        return self.say("seat", number=seat + 1)

    def day(self, day: "dt.date") -> str:
        """`18 Nov 2026`, as the language writes it."""
        return self._date(day, "yMMMd")

    def month(self, day: "dt.date") -> str:
        """`November 2026`, as the language writes it."""
        return self._date(day, "yMMMM")

    def _date(self, day: "dt.date", skeleton: str) -> str:
        """English dates are British, as our spelling is."""
        from babel.dates import format_skeleton  # noqa: PLC0415  as slow to import as Fluent

        locale = "en_GB" if self.language == "en" else self.language
        return format_skeleton(skeleton, day, locale=locale)

    def actor(self, seat: "Seat", you: "Seat | None" = None) -> dict[str, str]:
        """Return the variables `who` and `you` for a sentence about a seat.

        `you` is the seat that is addressed as “you”; None: all seats are named.
        """
        if seat == you:
            return {"who": self.say("you"), "you": "yes"}
        return {"who": self.seat(seat), "you": "no"}


@lru_cache(maxsize=1)
def _catalogues_by_message() -> dict[str, str]:
    """Message → its catalogue, the same for every language."""
    return {
        name: catalogue
        for catalogue in CATALOGUES
        for name in _NAME.findall(read_catalogue(FALLBACK, catalogue))
    }


# Cached for every object of a language: the terminal makes new ones, with other names, for each screen that it draws.


@cache
def _plain_messages(language: str, catalogue: str) -> dict[str, str]:
    return dict(_PLAIN.findall(read_catalogue(language, catalogue)))


@cache
def _bundle(language: str, catalogue: str) -> "FluentBundle":
    """Parse a catalogue when it is first needed: parsing is most of the time of a short run."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(read_catalogue(language, catalogue)))
    return bundle


def read_catalogue(language: str, name: str) -> str:
    path = files("regicide.i18n") / "catalogues" / language / f"{name}.ftl"
    return path.read_text(encoding="utf-8")


@lru_cache(maxsize=len(LANGUAGES))
def words(language: str) -> Words:
    """Return the words of one of the `LANGUAGES`; cached."""
    return Words(language)
