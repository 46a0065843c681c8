"""The text of the rules, clause by clause."""

import re
from dataclasses import dataclass

from regicide.i18n.words import Words, read_catalogue

_CLAUSE = re.compile(r"^rule-(\d+)-(\d+) =", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule: its chapter and number (§3.2), title and text."""

    chapter: int
    number: int
    title: str
    text: str

    @property
    def mark(self) -> str:
        return f"§{self.chapter}.{self.number}"


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rulebook."""

    number: int
    title: str
    clauses: tuple[Clause, ...]


def rulebook(words: Words) -> tuple[Chapter, ...]:
    """Return the whole rulebook in the language of these words."""
    found = [
        (int(chapter), int(number))
        for chapter, number in _CLAUSE.findall(read_catalogue("en", "rulebook"))
    ]
    return tuple(
        Chapter(
            chapter,
            words.say(f"rule-{chapter}"),
            tuple(_clause(words, *each) for each in found if each[0] == chapter),
        )
        for chapter in sorted({chapter for chapter, _ in found})
    )


def _clause(words: Words, chapter: int, number: int) -> Clause:
    name = f"rule-{chapter}-{number}"
    return Clause(chapter, number, words.say(f"{name}-title"), words.say(name))
