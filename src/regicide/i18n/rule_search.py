"""The search in the rulebook: it understands everyday words.

web/src/rules/rule_search.ts searches the same way: tests/golden/rule_questions.json holds both.
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import msgspec

from regicide.i18n.rulebook import Chapter, Clause, rulebook
from regicide.i18n.words import Words

_NUMBER = re.compile(r"\s*§?\s*(\d+)(\.\d+)?\s*")
_NO_WORD = re.compile(r"(?:[^\w§.]|_)+")
#: How much a chapter's title, a clause's title and its text say of what the clause is about.
WEIGHTS = (4, 2, 1)


class EverydayWords(msgspec.Struct, frozen=True):
    #: Words of questions that say nothing about what is sought.
    ignored: str
    #: Everyday words, and words that the rulebook has instead; a clause with any of them is found.
    meanings: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class _Part:
    text: str
    weight: int


def find_clauses(words: Words, typed: str) -> tuple[Clause, ...]:
    """The clauses that contain most of what was typed: a question, some words, or a number; the best first."""
    chapters = rulebook(words)
    clauses = [clause for chapter in chapters for clause in chapter.clauses]
    if number := _NUMBER.fullmatch(typed):
        chapter, clause = number.groups()
        return tuple(
            each
            for each in clauses
            if each.mark == f"§{chapter}{clause or ''}"
            or (not clause and each.chapter == int(chapter))
        )
    return _Search(words.language, chapters).find(typed)


class _Search:
    def __init__(self, language: str, chapters: tuple[Chapter, ...]) -> None:
        #: Chinese is written without spaces, so its words are found inside a text.
        self._has_spaces = language != "zh"
        self._everyday = _everyday_words()[language]
        self._parts = {
            clause: [
                _Part(normalize(text), weight)
                for text, weight in zip(
                    (chapter.title, clause.title, f"{clause.mark} {clause.text}"),
                    WEIGHTS,
                    strict=True,
                )
            ]
            for chapter in chapters
            for clause in chapter.clauses
        }
        self._all = " ".join(part.text for parts in self._parts.values() for part in parts)

    def find(self, typed: str) -> tuple[Clause, ...]:
        terms = self._terms(typed)
        counted = {clause: self._weights(clause, terms) for clause in self._parts}
        most = max(1, *(len(weights) for weights in counted.values()))
        found = [clause for clause, weights in counted.items() if len(weights) == most]
        return tuple(sorted(found, key=lambda clause: -sum(counted[clause])))

    def _weights(self, clause: Clause, terms: list[tuple[str, ...]]) -> list[int]:
        """What each term that the clause contains weighs."""
        weights = (
            sum(
                part.weight
                for part in self._parts[clause]
                if any(self._contains(part.text, each) for each in term)
            )
            for term in terms
        )
        return [weight for weight in weights if weight]

    def _terms(self, typed: str) -> list[tuple[str, ...]]:
        """What is sought: a clause contains a term if it contains one of its texts."""
        rest = " " + _NO_WORD.sub(" ", normalize(typed)) + " "
        pad = " " if self._has_spaces else ""
        terms = []
        for sought, term in self._known_words():
            if f"{pad}{sought}{pad}" in rest:
                rest = rest.replace(f"{pad}{sought}{pad}", " ")
                terms.append(term)
        every, left = self._without_little_words(rest)
        # A query of nothing but little words is taken at its word.
        plain = left if left or terms else every
        return terms + [(self._in_rulebook(word),) for word in plain]

    def _known_words(self) -> list[tuple[str, tuple[str, ...]]]:
        """Words, and what a clause may contain for each; the longest first."""
        known = [
            (word, (word, *meaning.split(", ")))
            for everyday, meaning in self._everyday.meanings
            for word in everyday.split(", ")
        ]
        if not self._has_spaces:  # words of the rulebook must be found like the others
            own = (meaning.split(", ") for _, meaning in self._everyday.meanings)
            known += [(word, (word,)) for each in own for word in each]
        return sorted(known, key=lambda each: -len(each[0]))

    def _without_little_words(self, query: str) -> tuple[list[str], list[str]]:
        every, little = query.split(), self._everyday.ignored.split()
        if self._has_spaces:
            return every, [word for word in every if word not in little]
        for word in sorted(little, key=len, reverse=True):
            query = query.replace(word, " ")
        return every, query.split()

    def _in_rulebook(self, word: str) -> str:
        """The word, or its beginning if only that is in the rulebook: `shuffling` finds `shuffle`."""
        beginnings = [word[:length] for length in range(len(word), max(4, len(word) - 3) - 1, -1)]
        return next((each for each in beginnings if self._contains(self._all, each)), word)

    def _contains(self, text: str, sought: str) -> bool:
        """`use` is not in `because`: where words have spaces, a text counts only where a word begins."""
        start = r"(?<![^\W_])" if self._has_spaces else ""
        return re.search(start + re.escape(sought), text) is not None


def normalize(text: str) -> str:
    """Text for comparison: without case and accents."""
    plain = unicodedata.normalize("NFD", text)
    return "".join(each for each in plain if not unicodedata.category(each).startswith("M")).lower()


@cache
def _everyday_words() -> dict[str, EverydayWords]:
    found = files("regicide.i18n") / "catalogues" / "everyday_words.json"
    return msgspec.json.decode(found.read_bytes(), type=dict[str, EverydayWords])
