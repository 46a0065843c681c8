"""§6.2 which cards may be discarded to cover the damage."""

from regicide.rules.cards import JESTER, Card, total
from regicide.rules.options import Overpaying
from regicide.rules.reasons import Reason


def unpaid(cards: tuple[Card, ...], damage: int, overpaying: Overpaying) -> Reason | None:
    """Why these cards do not do for the damage; None if they do."""
    if total(cards) < damage:  # §6.2
        return Reason.NOT_COVERED
    if overpaying is Overpaying.STOP and _overpaid(cards, damage):  # §13.2
        return Reason.OVERPAID
    return None


def _overpaid(cards: tuple[Card, ...], damage: int) -> bool:
    """§13.2 one card at a time, stop when covered: best for the player, the largest goes last."""
    return total(cards) - max([each.value for each in cards]) >= damage


def can_cover(hand: tuple[Card, ...], damage: int) -> bool:
    """§6.3 whether the whole hand is enough."""
    return total(hand) >= damage


def covers(hand: tuple[Card, ...], damage: int, overpaying: Overpaying) -> list[int]:
    """Every legal discard as a bit set over the places of the hand, in canonical order.

    A hand of eight has 255 sets: the cards of one are only gathered when it is asked for.
    """
    sums = [0]
    for each in hand:
        value = each.value
        sums += [paid + value for paid in sums]
    found = [places for places, paid in enumerate(sums) if paid >= damage]  # §6.2
    if overpaying is Overpaying.STOP:
        found = [places for places in found if not _overpaid(at_places(hand, places), damage)]
    return found if hand.count(JESTER) < 2 else _without_twins(found, len(hand))


def _without_twins(found: list[int], size: int) -> list[int]:
    """Two Jesters are the last two cards: the second without the first is the same discard."""
    second, first = 1 << (size - 1), 1 << (size - 2)
    return [places for places in found if places & first or not places & second]


def at_places(hand: tuple[Card, ...], places: int) -> tuple[Card, ...]:
    return tuple([each for place, each in enumerate(hand) if places >> place & 1])


def frugal_covers(hand: tuple[Card, ...], damage: int) -> list[tuple[Card, ...]]:
    """Discards from which no card can be left out, the least value first, then the fewest cards."""
    found = (at_places(hand, places) for places in covers(hand, damage, Overpaying.STOP))
    frugal = [
        cards for cards in found if total(cards) - min([each.value for each in cards]) < damage
    ]
    return sorted(frugal, key=lambda cards: (total(cards), len(cards)))


def cheapest_cover(hand: tuple[Card, ...], damage: int) -> tuple[Card, ...] | None:
    """The legal discard that loses the least value, then the fewest cards; None if none covers."""
    if damage <= 0:
        return ()
    return next(iter(frugal_covers(hand, damage)), None)
