"""§6.2 which cards may be discarded to cover the damage."""

from regicide.rules.cards import JESTER, Card, total
from regicide.rules.options import Overpaying
from regicide.rules.reasons import Illegality, Reason


def why_not_covered(
    cards: tuple[Card, ...], damage: int, overpaying: Overpaying
) -> Illegality | None:
    """Return why these cards may not be discarded for the damage; None if they may."""
    if total(cards) < damage:  # §6.2
        reason = Reason.NOT_COVERED
    elif overpaying is Overpaying.STOP and _overpaid(cards, damage):  # §13.2
        reason = Reason.OVERPAID
    else:
        return None
    return Illegality(reason, {"total": total(cards), "damage": damage})


def _overpaid(cards: tuple[Card, ...], damage: int) -> bool:
    """§13.2 cards are discarded one at a time until the damage is covered.

    The player chooses the order; the largest card last allows most discards.
    """
    return total(cards) - max([each.value for each in cards]) >= damage


def can_cover(hand: tuple[Card, ...], damage: int) -> bool:
    """§6.3 whether the whole hand covers the damage."""
    return total(hand) >= damage


def covering_sets(hand: tuple[Card, ...], damage: int, overpaying: Overpaying) -> list[int]:
    """Return every legal discard as a bit set over the indexes of the hand.

    A hand of eight cards has 255 sets: `cards_at` builds the cards of one only when needed.
    """
    found = [places for places, paid in enumerate(_totals(hand)) if paid >= damage]  # §6.2
    if overpaying is Overpaying.STOP:
        found = [places for places in found if not _overpaid(cards_at(hand, places), damage)]
    return found if hand.count(JESTER) < 2 else _without_duplicates(found, len(hand))


def _totals(hand: tuple[Card, ...]) -> list[int]:
    """The total of every set of these cards, in the order of the bit sets."""
    totals = [0]
    for each in hand:
        value = each.value
        totals += [before + value for before in totals]
    return totals


def _without_duplicates(found: list[int], size: int) -> list[int]:
    """Drop sets with the second Jester but not the first: both Jesters are the same card.

    Jesters are last in the hand.
    """
    second, first = 1 << (size - 1), 1 << (size - 2)
    return [places for places in found if places & first or not places & second]


def cards_at(hand: tuple[Card, ...], places: int) -> tuple[Card, ...]:
    """Return the cards of a bit set over the indexes of the hand."""
    return tuple([each for place, each in enumerate(hand) if places >> place & 1])


def minimal_discards(hand: tuple[Card, ...], damage: int) -> list[tuple[Card, ...]]:
    """Return discards that need every card, ordered by value lost, then by number of cards."""
    found = (cards_at(hand, places) for places in covering_sets(hand, damage, Overpaying.STOP))
    minimal = [
        cards for cards in found if total(cards) - min([each.value for each in cards]) < damage
    ]
    return sorted(minimal, key=lambda cards: (total(cards), len(cards)))


def cheapest_cover(hand: tuple[Card, ...], damage: int) -> tuple[Card, ...] | None:
    """Return the discard that loses the least value, then the fewest cards; None if none covers."""
    totals = _totals(hand)
    least = min([paid for paid in totals if paid >= damage], default=None)
    cheapest = [places for places, paid in enumerate(totals) if paid == least]
    return cards_at(hand, min(cheapest, key=int.bit_count)) if cheapest else None
