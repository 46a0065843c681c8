"""§3 which cards may be played together."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, groupby
from operator import attrgetter

from regicide.rules.cards import JESTER, NUMBER_RANKS, Card, Rank, total
from regicide.rules.reasons import Illegality, Reason


@lru_cache(maxsize=4096)
def why_unplayable(cards: tuple[Card, ...], combo: int) -> Illegality | None:
    """Return why these cards, in canonical order, may not be played; None if they may.

    `combo` is the highest total of a combo (§3.2, §13.3).
    """
    if not cards:
        return Illegality(Reason.NO_CARDS)
    if len(cards) == 1:  # §3.1
        return None
    if JESTER in cards:  # §3.5
        return Illegality(Reason.JESTER_NOT_ALONE)
    if cards[0].rank is Rank.ACE:  # canonical order puts Aces first
        return None if len(cards) == 2 else Illegality(Reason.ACE_IN_COMBO)  # §3.3, §3.4
    if any(each.rank is not cards[0].rank for each in cards):  # §3.2
        return Illegality(Reason.RANKS_DIFFER)
    if cards[0].rank not in NUMBER_RANKS:  # §3.2
        return Illegality(Reason.ROYALS_IN_COMBO)
    if total(cards) > combo:  # §3.2
        return Illegality(Reason.COMBO_TOO_HIGH, {"total": total(cards), "limit": combo})
    return None


def possible_plays(hand: tuple[Card, ...], combo: int) -> list[tuple[Card, ...]]:
    """Return every legal play from this hand, which is in canonical order; each once."""
    return [cards for cards in _shapes(hand) if why_unplayable(cards, combo) is None]


def _shapes(hand: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Single cards, an Ace with one other card, cards of one rank: nothing else is ever legal."""
    shapes: list[tuple[Card, ...]] = [(each,) for each in dict.fromkeys(hand)]  # a Jester once
    for first, each in enumerate(hand):
        if each.rank is not Rank.ACE:
            break  # canonical order puts Aces first
        shapes += [(each, other) for other in hand[first + 1 :]]
    numbers = [each for each in hand if each.rank in NUMBER_RANKS]
    if len({each.rank for each in numbers}) < len(numbers):
        shapes += _of_one_rank(numbers)
    return shapes


def _of_one_rank(cards: list[Card]) -> Iterator[tuple[Card, ...]]:
    """Two or more cards of one rank."""
    for _, alike in groupby(cards, key=attrgetter("rank")):
        same = list(alike)
        for size in range(2, len(same) + 1):
            yield from combinations(same, size)
