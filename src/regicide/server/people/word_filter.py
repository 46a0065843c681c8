"""Words that the operator does not want in names and in the chat (`REGICIDE_UNWANTED_WORDS`).

The operator owns the list; the program has none. It is a text file with one word or phrase per line, without regard to
case and width of letters, and of characters that readers do not see. `word` is found as a whole word, `*word*` also inside others: scripts without
spaces need this. A line that begins with `#` is a comment.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from regicide.foreign_text import without_ignorable
from regicide.server.errors import Denial, Denied, ServeError


@dataclass(frozen=True, slots=True)
class WordFilter:
    """A list of unwanted words."""

    pattern: re.Pattern[str] | None = None

    def check(self, text: str) -> None:
        """Raise if the text has an unwanted word; the error does not repeat it."""
        if self.pattern is not None and self.pattern.search(_normal(text)):
            raise Denied(Denial.UNWANTED_WORDS)


def read_word_filter(path: str | None) -> WordFilter:
    """The filter of this file; without a file everything is allowed."""
    if not path:
        return WordFilter()
    try:
        lines = Path(path).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        raise ServeError("unreadable-words", {"file": path}) from None
    found = [each.strip() for each in lines]
    listed = [each for each in found if each.strip("* ") and not each.startswith("#")]
    patterns = [
        start + _any_of([each for each in listed if each.startswith("*") is may_begin_inside])
        for start, may_begin_inside in ((r"(?<!\w)", False), ("", True))
    ]
    return WordFilter(re.compile("|".join(patterns)) if listed else None)


def _any_of(lines: Iterable[str]) -> str:
    """One group for all words: at most places a text is compared with none of them for long, however many there are."""
    return f"(?:{'|'.join(_pattern(each) for each in lines) or '(?!)'})"


def _pattern(line: str) -> str:
    words = _normal(line.strip("*")).split()
    return r"\s+".join(map(re.escape, words)) + ("" if line.endswith("*") else r"(?!\w)")


def _normal(text: str) -> str:
    seen = unicodedata.normalize("NFKC", without_ignorable(text))
    return unicodedata.normalize("NFKC", seen.casefold())
