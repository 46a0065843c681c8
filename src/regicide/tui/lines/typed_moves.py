"""Turns typed moves into notation: accepts any case, spaces, commas and `10`."""

import re

from regicide.notation import parse_move
from regicide.rules import Move, Observation, why_illegal
from regicide.rules.reasons import IllegalMove

_CARD = re.compile(r"(10|[a2-9tjqk])([cdhs])|je", re.IGNORECASE)
_MOVE = re.compile(r"x?(?:(?:10|[a2-9tjqk])[cdhs]|je)+", re.IGNORECASE)


def to_notation(line: str) -> str:
    """The move in notation; a line that is not a move is returned unchanged."""
    joined = re.sub(r"[\s,]+", "", line)
    if joined.lower() in ("yield", "flip") or joined.startswith(">"):
        return joined.lower()
    if not _MOVE.fullmatch(joined):
        return line
    discards = joined[:1] in ("x", "X")
    return ("x" if discards else "") + _CARD.sub(_card, joined[1:] if discards else joined)


def legal_move(line: str, seen: Observation) -> Move:
    """The move that a typed line means; raises if it is not a move, or not a legal one."""
    move = parse_move(to_notation(line))
    if illegality := why_illegal(seen, move):
        raise IllegalMove(illegality)
    return move


def _card(found: re.Match[str]) -> str:
    if found.group(1) is None:
        return "Je"
    return found.group(1).upper().replace("10", "T") + found.group(2).lower()


def looks_like_command(line: str) -> bool:
    """Whether the player probably meant a command, not a move."""
    return len(line) > 2 and line.isalpha()
