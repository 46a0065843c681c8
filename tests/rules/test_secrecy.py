"""Deal again what a seat cannot see: its observation and its events must be the same."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest

from regicide.rules import (
    JESTER,
    Card,
    Discard,
    Flip,
    Play,
    Seat,
    State,
    canonical,
    do,
    is_legal,
    observe,
    sample_world,
    seen_by,
)
from regicide.rules.events import CardsReceived
from walks import Ply, many_plies


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
            spare = next(each for each in hand if each not in state.hands[state.seat])
            world = swapped(world, card, spare)
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


@pytest.mark.parametrize("varied", [False, True], ids=["as published", "with options"])
def test_observations_tell_nothing_hidden(*, varied: bool) -> None:
    rng = Random("again")
    for ply in many_plies(8, varied=varied):
        for viewer in (None, *range(ply.state.players)):
            seen = observe(ply.state, viewer)
            assert observe(sample_world(seen, rng), viewer) == seen


def test_events_tell_nothing_hidden() -> None:
    """The same move in a world the viewer cannot tell apart tells them the same."""
    rng = Random("events")
    compared = 0
    for ply in many_plies(8):
        for viewer in (None, *range(ply.state.players)):
            world = sample_world(observe(ply.state, viewer), rng)
            world = with_cards_shown(world, ply, viewer)
            if observe(world, viewer) != observe(ply.state, viewer):
                continue  # a healed card that is drawn at once can have no other place
            if not is_legal(world, ply.move) or shown_otherwise(world, ply, viewer):
                continue  # a Jester stayed in the way
            done = do(world, ply.move, ply.shuffle)
            if done.state.step is not ply.done.state.step:
                continue  # whether a hidden hand can cover is told to everyone
            options = ply.state.options
            told = seen_by(ply.done.events, viewer, options=options)
            assert seen_by(done.events, viewer, options=options) == told
            assert observe(done.state, viewer) == observe(ply.done.state, viewer)
            compared += 1
    assert compared > 2000


def test_open_hands_show_what_is_drawn() -> None:
    """§13.3"""
    for ply in many_plies(4, varied=True):
        options = ply.state.options
        told = seen_by(ply.done.events, None, options=options)
        private = [event for event in ply.done.events if isinstance(event, CardsReceived)]
        assert (told == ply.done.events) is (options.open_hands or not private)
