"""Worlds a viewer cannot tell from the real one, not even by what the next move will show."""

from collections.abc import Iterable
from dataclasses import replace

from random_games import Ply
from regicide.rules import JESTER, Card, Discard, Flip, Play, Seat, State, canonical
from regicide.rules.events import CardsReceived


def swapped(world: State, first: Card, second: Card) -> State:
    """The same world with two cards in each other's place; Jesters are not told apart, and stay."""
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
    """What the move itself will show the viewer lies in the world as it lies in the game."""
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
    """The cards of the acting hand that the move lays open."""
    match ply.move:
        case Play(cards) | Discard(cards):
            return cards
        case Flip():
            return ply.state.hands[ply.state.seat]
        case _:
            return ()


def shown_otherwise(world: State, ply: Ply, viewer: Seat | None) -> bool:
    drawn = [card for card in drawn_by(ply, viewer) if card in ply.state.tavern]
    return any(world.tavern[ply.state.tavern.index(card)] is not card for card in drawn) or (
        drawn.count(JESTER) > 0
    )


def drawn_by(ply: Ply, viewer: Seat | None) -> Iterable[Card]:
    for event in ply.done.events:
        if isinstance(event, CardsReceived) and event.seat == viewer:
            yield from event.cards
