"""Cards: rank `A 2 … 9 T J Q K` then suit `c d h s`; the Jester is `Je`."""

from collections.abc import Iterable
from functools import lru_cache

from regicide.notation.faults import Fault, NotationError
from regicide.notation.text_span import TextSpan
from regicide.rules import CARDS, JESTER, Card, Rank, Suit

RANK_LETTERS = dict(zip(Rank, "A23456789TJQKJ", strict=True))
SUIT_LETTERS = {Suit.CLUBS: "c", Suit.DIAMONDS: "d", Suit.HEARTS: "h", Suit.SPADES: "s"}
_TEXTS = {
    each: RANK_LETTERS[each.rank] + (SUIT_LETTERS[each.suit] if each.suit else "e")
    for each in CARDS
}
_CARDS = {text: each for each, text in _TEXTS.items()}
EMPTY = "-"


def print_card(card: Card) -> str:
    return _TEXTS[card]


def parse_card(text: str) -> Card:
    return read_card(TextSpan(text))


def read_card(text: TextSpan) -> Card:
    if text.chars not in _CARDS:
        text.fail(Fault.BAD_CARD)
    return _CARDS[text.chars]


@lru_cache(maxsize=16_384)
def print_each_card(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """Return the text of each card: `7h`, `Je`.

    Cached: a server prints the same piles and hands again after every move.
    """
    return tuple([_TEXTS[each] for each in cards])


def print_cards(cards: Iterable[Card]) -> str:
    return "".join([_TEXTS[each] for each in cards])


def read_cards(text: TextSpan) -> tuple[Card, ...]:
    """Read cards written one after the other; an empty text has no cards."""
    return tuple(read_card(text[start : start + 2]) for start in range(0, len(text.chars), 2))


def print_pile(cards: Iterable[Card]) -> str:
    """Return the cards as text, or `-` if there are none."""
    return print_cards(cards) or EMPTY


def read_pile(text: TextSpan) -> tuple[Card, ...]:
    if text.chars == EMPTY:
        return ()
    if not text.chars:
        text.fail(Fault.BAD_PILE)
    return read_cards(text)


def refuse_repeats(text: TextSpan, cards: tuple[Card, ...]) -> None:
    """Raise if a card is repeated; two Jesters are allowed."""
    for place, each in enumerate(cards):
        if cards[: place + 1].count(each) > (2 if each is JESTER else 1):
            raise NotationError(
                Fault.REPEATED_CARD, text.at + 2 * place, print_card(each), card=each
            )
