"""Moves: `7h`, `3c3d3s`, `yield`, `xAs9c`, `>3`, `flip`."""

from functools import lru_cache

from regicide.notation.cards import print_cards, read_cards, refuse_repeats
from regicide.notation.faults import Fault
from regicide.notation.text_span import TextSpan
from regicide.rules import Discard, Flip, Move, Nominate, Play, Yield

_SEATS = {f">{seat + 1}": Nominate(seat) for seat in range(4)}
_WORDS: dict[str, Move] = {"yield": Yield(), "flip": Flip(), **_SEATS}


def print_move(move: Move) -> str:
    match move:
        case Play(cards):
            return print_cards(cards)
        case Discard(cards):
            return "x" + print_cards(cards)
        case Yield():
            return "yield"
        case Nominate(seat):
            return f">{seat + 1}"
        case Flip():
            return "flip"


@lru_cache(maxsize=4096)
def parse_move(text: str) -> Move:
    """Parse a move. It may be illegal.

    Cached: a server parses each move twice, to check it and to make it.
    """
    return read_move(TextSpan(text))


def read_move(text: TextSpan) -> Move:
    word = _WORDS.get(text.chars)
    if word is not None:
        return word
    if text.chars[:1] == ">":
        text.fail(Fault.BAD_MOVE)
    discards = text.chars[:1] == "x"
    written = text[1:] if discards else text
    if not written.chars:
        text.fail(Fault.BAD_MOVE)
    cards = read_cards(written)
    refuse_repeats(written, cards)
    return Discard(cards) if discards else Play(cards)
