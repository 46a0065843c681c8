"""§1.1 the 54 cards and §2.1 what each is worth.

Cards are interned: there is one object per face, so `is` compares cards, and the two Jesters of a
four-player game are the same object.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from operator import attrgetter


class Suit(Enum):
    """The four suits, in canonical order."""

    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"

    __hash__ = object.__hash__  # members are singletons; Enum would hash the name on every call


class Rank(Enum):
    """The thirteen ranks in canonical order, and the Jester."""

    ACE = "ace"
    TWO = "two"
    THREE = "three"
    FOUR = "four"
    FIVE = "five"
    SIX = "six"
    SEVEN = "seven"
    EIGHT = "eight"
    NINE = "nine"
    TEN = "ten"
    JACK = "jack"
    QUEEN = "queen"
    KING = "king"
    JESTER = "jester"

    __hash__ = object.__hash__  # see Suit


VALUES = {  # §2.1
    **{rank: number for number, rank in enumerate(list(Rank)[:10], start=1)},
    Rank.JACK: 10,
    Rank.QUEEN: 15,
    Rank.KING: 20,
    Rank.JESTER: 0,
}
ROYAL_RANKS = (Rank.JACK, Rank.QUEEN, Rank.KING)
#: Ranks that may form combos (§3.2); Aces are companions, not numbers (§3.4).
NUMBER_RANKS = frozenset(list(Rank)[1:10])


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card face. Only the Jester has no suit. Use `card` to get one, never the constructor."""

    rank: Rank
    suit: Suit | None
    value: int
    #: Index in the canonical order: by rank, then suit, Jester last.
    order: int

    def __repr__(self) -> str:
        return "JESTER" if self.suit is None else f"card({self.rank}, {self.suit})"

    def __reduce__(self) -> tuple[object, ...]:
        return (_interned, (self.order,))

    def __copy__(self) -> "Card":
        return self

    def __deepcopy__(self, memo: object) -> "Card":
        return self

    @property
    def is_royal(self) -> bool:
        return self.rank in ROYAL_RANKS


_FACES: list[tuple[Rank, Suit | None]] = [
    *((rank, suit) for rank in Rank if rank is not Rank.JESTER for suit in Suit),
    (Rank.JESTER, None),
]
#: The 52 suited cards in canonical order, then the Jester once.
CARDS = tuple(Card(rank, suit, VALUES[rank], order) for order, (rank, suit) in enumerate(_FACES))
JESTER = CARDS[-1]
ROYALS = tuple(face for face in CARDS if face.is_royal)
_BY_FACE = {(face.rank, face.suit): face for face in CARDS}


def card(rank: Rank, suit: Suit) -> Card:
    """The card of this rank and suit."""
    return _BY_FACE[rank, suit]


def _interned(order: int) -> Card:
    return CARDS[order]


_by_order = attrgetter("order")


def canonical(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Sort the cards by rank, then suit, Jesters last."""
    return tuple(sorted(cards, key=_by_order))


def total(cards: Iterable[Card]) -> int:
    """§2.1, §3.7 the sum of the cards' values."""
    return sum([each.value for each in cards])


def without(cards: tuple[Card, ...], taken: Iterable[Card]) -> tuple[Card, ...]:
    """Remove each of `taken` once; the others keep their order."""
    left = list(cards)
    for each in taken:
        left.remove(each)
    return tuple(left)


def holds(cards: tuple[Card, ...], wanted: tuple[Card, ...]) -> bool:
    """Whether `cards` contains all of `wanted`, counting repeats."""
    if len(wanted) == 1:
        return wanted[0] in cards
    return all(cards.count(each) >= wanted.count(each) for each in wanted)
