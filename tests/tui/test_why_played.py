"""Why a bot made a move is said from what everyone can see: the same whatever the hidden cards are."""

from collections.abc import Iterable
from random import Random

from random_games import Ply, play_random_game
from regicide.i18n import Words
from regicide.rules import (
    Discard,
    Event,
    Move,
    Nominate,
    Play,
    State,
    Yield,
    do,
    keep_order,
    observe,
    sample_world,
    seen_by,
)
from regicide.tui.text.why_played import say_why_played
from regicide.wire.events import write_event
from regicide.wire.game_view import view_state

WORDS = Words("en")


def why(state: State, events: Iterable[Event]) -> list[str]:
    seen = seen_by(events, None, options=state.options)
    before = view_state(state, (), moves=0)
    return list(say_why_played(WORDS, before, tuple(write_event(each) for each in seen)))


def is_possible(state: State, move: Move) -> bool:
    shown = move.cards if isinstance(move, Play | Discard) else ()
    return all(card in state.acting_hand for card in shown)


def dealt_again(ply: Ply, rng: Random) -> State | None:
    """A world that everyone at the table may think of, in which the move is possible."""
    for _ in range(40):
        world = sample_world(observe(ply.state, None), rng)
        if world.hands != ply.state.hands and is_possible(world, ply.move):
            return world
    return None


def test_the_reason_tells_nothing_of_hidden_cards() -> None:
    rng, compared = Random(1), 0
    for players in (2, 3, 4):
        for number in range(3):
            for ply in play_random_game(players, number):
                is_simple = isinstance(ply.move, Yield | Nominate) or (
                    isinstance(ply.move, Play | Discard) and len(ply.move.cards) == 1
                )
                world = dealt_again(ply, rng) if is_simple else None
                if world is None:
                    continue
                shuffled = do(world, ply.move, ply.shuffle)
                if shuffled.state.step.is_over or ply.done.state.step.is_over:
                    continue  # then everyone sees that the hand could not pay
                assert why(world, shuffled.events) == why(ply.state, ply.done.events)
                compared += 1
    assert compared > 60


def test_what_a_hand_alone_could_say_is_left_to_the_replay() -> None:
    ply = next(iter(play_random_game(3, 1)))
    said = why(ply.state, do(ply.state, ply.move, keep_order).events)
    assert said[-1] == WORDS.say("why-hand")
