"""Worlds that a viewer cannot distinguish from the real state, even after the next move."""

from collections.abc import Iterable
from dataclasses import replace

from random_games import Ply
from regicide.rules import JESTER, Card, Discard, Flip, Play, Seat, State, canonical
from regicide.rules.events import CardsReceived


def swapped(world: State, first: Card, second: Card) -> State:
    """Swap two cards. Jesters stay, because there may be two of them."""
    if JESTER in (first, second):
        return world
    other = {first: second, second: first}

    def pile(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(other.get(card, card) for card in cards)

    return replace(
        world,
        hands=tuple(canonical(pile(hand)) for hand in world.hands),
        tavern=pile(world.tavern),
    )


def with_cards_shown(world: State, ply: Ply, viewer: Seat | None) -> State:
    """Put the cards that the move will show to the viewer where they are in the real state."""
    state = ply.state
    for card in shown_by(ply):
        hand = world.hands[state.seat]
        if card not in hand:
            spares = [each for each in hand if each not in state.hands[state.seat]]
            world = swapped(world, card, spares[0]) if spares else world
    for card in drawn_by(ply, viewer):
        place = ply.state.tavern.index(card) if card in ply.state.tavern else None
        if place is not None and world.tavern[place] is not card:
            world = swapped(world, world.tavern[place], card)
    return replace(world, castle=state.castle)


def shown_by(ply: Ply) -> tuple[Card, ...]:
    """The cards of the acting hand that the move reveals."""
    match ply.move:
        case Play(cards) | Discard(cards):
            return cards
        case Flip():
            return ply.state.hands[ply.state.seat]
        case _:
            return ()


def draws_other_cards(world: State, ply: Ply, viewer: Seat | None) -> bool:
    """Whether the viewer would draw other cards in this world, or a Jester."""
    drawn = [card for card in drawn_by(ply, viewer) if card in ply.state.tavern]
    return any(world.tavern[ply.state.tavern.index(card)] is not card for card in drawn) or (
        drawn.count(JESTER) > 0
    )


def drawn_by(ply: Ply, viewer: Seat | None) -> Iterable[Card]:
    """The cards that the viewer draws by this move."""
    for event in ply.done.events:
        if isinstance(event, CardsReceived) and event.seat == viewer:
            yield from event.cards
