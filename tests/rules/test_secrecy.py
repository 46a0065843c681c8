"""Replace the cards that a seat cannot see: its observation and its events must not change."""

from random import Random

import pytest

from indistinguishable_states import draws_other_cards, with_cards_shown
from random_games import many_plies
from regicide.rules import do, is_legal, observe, sample_world, seen_by
from regicide.rules.events import CardsReceived


@pytest.mark.parametrize("varied", [False, True], ids=["as published", "with options"])
def test_observations_do_not_depend_on_hidden_cards(*, varied: bool) -> None:
    rng = Random("again")
    for ply in many_plies(8, varied=varied):
        for viewer in (None, *range(ply.state.players)):
            seen = observe(ply.state, viewer)
            assert observe(sample_world(seen, rng), viewer) == seen


def test_events_do_not_depend_on_hidden_cards() -> None:
    """The same move in an indistinguishable world shows the viewer the same events."""
    rng = Random("events")
    compared = 0
    for ply in many_plies(8):
        for viewer in (None, *range(ply.state.players)):
            world = sample_world(observe(ply.state, viewer), rng)
            world = with_cards_shown(world, ply, viewer)
            if observe(world, viewer) != observe(ply.state, viewer):
                continue  # a healed card that is drawn at once cannot be moved
            if not is_legal(world, ply.move) or draws_other_cards(world, ply, viewer):
                continue  # a Jester could not be swapped
            done = do(world, ply.move, ply.shuffle)
            if done.state.step is not ply.done.state.step:
                continue  # everyone sees whether a hidden hand can cover the damage
            options = ply.state.options
            expected = seen_by(ply.done.events, viewer, options=options)
            assert seen_by(done.events, viewer, options=options) == expected
            assert observe(done.state, viewer) == observe(ply.done.state, viewer)
            compared += 1
    assert compared > 2000


def test_open_hands_show_what_is_drawn() -> None:
    """§13.3 spectators see every drawn card."""
    for ply in many_plies(4, varied=True):
        options = ply.state.options
        seen = seen_by(ply.done.events, None, options=options)
        private = [event for event in ply.done.events if isinstance(event, CardsReceived)]
        assert (seen == ply.done.events) is (options.open_hands or not private)
