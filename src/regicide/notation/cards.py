"""Cards: rank `A 2 … 9 T J Q K` then suit `c d h s`; the Jester is `Je`."""

from collections.abc import Iterable
from functools import lru_cache

from regicide.notation.faults import Fault, NotationError
from regicide.notation.text import Text
from regicide.rules import CARDS, JESTER, Card, Rank, Suit

RANK_LETTERS = dict(zip(Rank, "A23456789TJQKJ", strict=True))
SUIT_LETTERS = {Suit.CLUBS: "c", Suit.DIAMONDS: "d", Suit.HEARTS: "h", Suit.SPADES: "s"}
_WRITTEN = {
    each: RANK_LETTERS[each.rank] + (SUIT_LETTERS[each.suit] if each.suit else "e")
    for each in CARDS
}
_READ = {text: each for each, text in _WRITTEN.items()}
EMPTY = "-"


def print_card(card: Card) -> str:
    return _WRITTEN[card]


def parse_card(text: str) -> Card:
    return read_card(Text(text))


def read_card(text: Text) -> Card:
    if text.chars not in _READ:
        text.wrong(Fault.BAD_CARD)
    return _READ[text.chars]


@lru_cache(maxsize=16_384)
def print_each(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """Each card for itself: `7h`, `Je`.

    A server shows piles and hands again and again; from one move to the next most stay as they are.
    """
    return tuple([_WRITTEN[each] for each in cards])


def print_cards(cards: Iterable[Card]) -> str:
    return "".join([_WRITTEN[each] for each in cards])


def read_cards(text: Text) -> tuple[Card, ...]:
    """Cards written one after the other; no card at all is no text."""
    return tuple(read_card(text[start : start + 2]) for start in range(0, len(text.chars), 2))


def print_pile(cards: Iterable[Card]) -> str:
    """Cards, or `-` where there are none."""
    return print_cards(cards) or EMPTY


def read_pile(text: Text) -> tuple[Card, ...]:
    if text.chars == EMPTY:
        return ()
    if not text.chars:
        text.wrong(Fault.BAD_PILE)
    return read_cards(text)


def refuse_repeats(text: Text, cards: tuple[Card, ...]) -> None:
    """In one move each card once, Jesters at most twice."""
    for place, each in enumerate(cards):
        if cards[: place + 1].count(each) > (2 if each is JESTER else 1):
            raise NotationError(
                Fault.REPEATED_CARD, text.at + 2 * place, print_card(each), card=each
            )
