"""What people type for a move, and what they mean: case, spaces and `10` are no obstacle."""

import re

_CARD = re.compile(r"(10|[a2-9tjqk])([cdhs])|je", re.IGNORECASE)
_MOVE = re.compile(r"x?(?:(?:10|[a2-9tjqk])[cdhs]|je)+", re.IGNORECASE)


def tidied(line: str) -> str:
    """The same move as notation writes it; anything else as it is."""
    joined = re.sub(r"[\s,]+", "", line)
    if joined.lower() in ("yield", "flip") or joined.startswith(">"):
        return joined.lower()
    if not _MOVE.fullmatch(joined):
        return line
    discards = joined[:1] in ("x", "X")
    return ("x" if discards else "") + _CARD.sub(_card, joined[1:] if discards else joined)


def _card(found: re.Match[str]) -> str:
    if found.group(1) is None:
        return "Je"
    return found.group(1).upper().replace("10", "T") + found.group(2).lower()


def is_wordy(line: str) -> bool:
    """Whether this was probably meant as a command rather than as a move."""
    return len(line) > 2 and line.isalpha()
