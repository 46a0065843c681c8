"""Drawing from the tavern: by diamonds (§4.6) and after a flip (§12.1)."""

from regicide.rules.cards import Card, canonical
from regicide.rules.draft import Draft
from regicide.rules.events import CardsDrawn, CardsReceived
from regicide.rules.moves import Seat
from regicide.rules.setup import hand_limit


def draw(draft: Draft, number: int) -> None:
    """The players draw up to `number` cards between them, the current player first."""
    order = _draw_order(draft, min(number, len(draft.tavern)))
    if not order:
        return
    seen = draft.knowledge.top
    cards = draft.tavern[: len(order)]
    draft.knowledge = draft.knowledge.after_drawing(len(order), len(draft.tavern))
    draft.tavern = draft.tavern[len(order) :]
    for seat in dict.fromkeys(order):  # in the order of their first card
        mine = tuple([card for card, drawer in zip(cards, order, strict=True) if drawer == seat])
        known = tuple(
            [card for card, drawer in zip(cards[:seen], order, strict=False) if drawer == seat]
        )
        _receive(draft, seat, mine, known)


def _draw_order(draft: Draft, number: int) -> list[Seat]:
    """§4.6 return the seat that draws each card: clockwise, skipping full hands."""
    limit = hand_limit(len(draft.hands), draft.options)
    space = [max(0, limit - len(hand)) for hand in draft.hands]
    number = min(number, sum(space))
    order: list[Seat] = []
    seat = draft.seat
    while len(order) < number:
        if space[seat]:
            space[seat] -= 1
            order.append(seat)
        seat = (seat + 1) % len(space)
    return order


def _receive(draft: Draft, seat: Seat, cards: tuple[Card, ...], known: tuple[Card, ...]) -> None:
    draft.set_hand(seat, canonical((*draft.hands[seat], *cards)))
    if known:
        known_now = canonical((*draft.knowledge.hands[seat], *known))
        draft.knowledge = draft.knowledge.with_hand(seat, known_now)
    draft.emit(CardsDrawn(seat, len(cards), known))
    draft.emit(CardsReceived(seat, cards))
