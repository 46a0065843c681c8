"""Words that the operator does not want in names and in the chat (`REGICIDE_UNWANTED_WORDS`).

The operator owns the list; the program has none. It is a text file with one word or phrase per line, without regard to
case and width of letters, and of characters that readers do not see. `word` is found as a whole word, `*word*` also inside others: scripts without
spaces need this. A line that begins with `#` is a comment.
"""

import re
import unicodedata
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
    patterns = [_pattern(each) for each in found if each.strip("* ") and not each.startswith("#")]
    return WordFilter(re.compile("|".join(patterns)) if patterns else None)


def _pattern(line: str) -> str:
    start = "" if line.startswith("*") else r"(?<!\w)"
    end = "" if line.endswith("*") else r"(?!\w)"
    words = _normal(line.strip("*")).split()
    return start + r"\s+".join(map(re.escape, words)) + end


def _normal(text: str) -> str:
    seen = unicodedata.normalize("NFKC", without_ignorable(text))
    return unicodedata.normalize("NFKC", seen.casefold())
