"""§3 as lookup tables: which cards may be played together, by kinds of ranks and by total."""

from collections.abc import Iterable
from itertools import product

from regicide.rules import JESTER, Card, Rank, Reason, Suit, canonical, card, total
from regicide.rules.cards import NUMBER_RANKS
from regicide.rules.options import RANGES
from regicide.rules.plays import why_unplayable
from tools.generators.companion_law_fixtures import RANKS, four_of_rank, only_value

_HIGHEST = RANGES["combo"][1]


def kind(each: Card) -> str:
    """The kind of a card. Kinds and the total decide whether a play is legal, as asserted below."""
    if each is JESTER:
        return "*"
    return "r" if each.is_royal else "n" if each.rank in NUMBER_RANKS else "A"


def _plays() -> list[tuple[Card, ...]]:
    """One play for each set of ranks that can be legal."""
    found: dict[tuple[Rank, ...], tuple[Card, ...]] = {(): ()}
    for size in range(len(Suit)):
        for cards in [each for each in found.values() if len(each) == size]:
            for rank in (*RANKS, Rank.JESTER):
                longer = _with(cards, rank)
                if longer and why_unplayable(longer, _HIGHEST) is None:
                    found[tuple(each.rank for each in longer)] = longer
    return list(found.values())


def _with(cards: tuple[Card, ...], rank: Rank) -> tuple[Card, ...] | None:
    """Add a card of this rank; None if all four are included."""
    if rank is Rank.JESTER:
        return canonical((*cards, JESTER))
    left = [each for each in four_of_rank(rank) if each not in cards]
    return canonical((*cards, left[0])) if left else None


def _by_kind(plays: Iterable[tuple[Card, ...]]) -> dict[str, list[tuple[Card, ...]]]:
    found: dict[str, list[tuple[Card, ...]]] = {}
    for each in plays:
        found.setdefault("".join(map(kind, each)), []).append(each)
    return found


def plays_by_kind() -> dict[str, tuple[int, int]]:
    """§1.1 the fewest and most suits of each kind of play."""
    return {
        kinds: only_value(_suits(cards) for cards in alike)
        for kinds, alike in _by_kind(_plays()).items()
    }


def _suits(cards: tuple[Card, ...]) -> tuple[int, int]:
    faces = [[JESTER] if each is JESTER else four_of_rank(each.rank) for each in cards]
    counts = [
        len({each.suit for each in chosen if each.suit})
        for chosen in product(*faces)
        if len(set(chosen)) == len(chosen)
    ]
    return min(counts), max(counts)


def combos() -> tuple[list[str], Reason]:
    """§3.2 the kinds of plays that the limit of the total can forbid, and the reason."""
    lowest, highest = RANGES["combo"]
    limits = range(lowest, highest + 1)
    found: dict[str, Reason] = {}
    forbidden: list[tuple[str, bool, bool]] = []
    for kinds, alike in _by_kind(_plays()).items():
        for cards, limit in product(alike if kinds else (), limits):
            why = why_unplayable(cards, limit)
            found |= {kinds: why.reason} if why else {}
            forbidden += [(kinds, total(cards) > limit, why is not None)]
    assert all(why == (over and kinds in found) for kinds, over, why in forbidden)
    return list(found), only_value(found.values())


def joining() -> tuple[dict[str, dict[str, str]], list[Reason]]:
    """For every kind of play, which cards may not be added and why, ignoring totals."""
    found: dict[str, dict[str, str]] = {}
    reasons: list[Reason] = []
    for kinds, alike in _by_kind(_plays()).items():
        row: dict[str, set[str]] = {}
        for cards, rank in product(alike, (*RANKS, Rank.JESTER)):
            again = rank in [each.rank for each in cards] and rank not in (Rank.ACE, Rank.JESTER)
            row.setdefault("=" if again else _kind_of(rank), set()).add(_why(cards, rank, reasons))
        found[kinds] = {how: only_value(why) for how, why in row.items() if why != {""}}
    return found, reasons


def _kind_of(rank: Rank) -> str:
    return kind(JESTER if rank is Rank.JESTER else card(rank, Suit.CLUBS))


def _why(cards: tuple[Card, ...], rank: Rank, reasons: list[Reason]) -> str:
    longer = _with(cards, rank)
    if longer is None:
        return "none"
    why = why_unplayable(longer, total(longer))  # a limit that this total does not exceed
    if why is None:
        return ""
    reasons.append(why.reason)
    return why.reason.code
