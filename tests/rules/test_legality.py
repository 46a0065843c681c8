"""One legality: listing, asking and doing agree, over everything a hand could try."""

from itertools import chain, combinations

import pytest

from random_games import many_plies
from regicide.notation.sketch import sketched as given
from regicide.rules import (
    CARDS,
    Card,
    Discard,
    Flip,
    IllegalMove,
    Move,
    Nominate,
    Play,
    State,
    Yield,
    do,
    is_legal,
    legal_moves,
)


def subsets(cards: tuple[Card, ...]) -> set[tuple[Card, ...]]:
    sizes = range(len(cards) + 1)
    return set(chain.from_iterable(combinations(cards, size) for size in sizes))


def everything_tried(state: State) -> set[Move]:
    """Every subset of the hand played and discarded, a card that is not there, and the words."""
    hand = state.hands[state.seat] if state.players else ()
    stranger = next(card for card in CARDS if card not in hand)
    tried: set[Move] = {Yield(), Flip(), *(Nominate(seat) for seat in range(-1, 5))}
    for cards in (*subsets(hand), (stranger,), (*hand[:1], stranger)):
        tried |= {Play(cards), Discard(cards)}
    return tried


@pytest.mark.parametrize("varied", [False, True], ids=["as published", "with options"])
def test_listing_asking_and_doing_agree(*, varied: bool) -> None:
    for number, ply in enumerate(many_plies(6, varied=varied)):
        if number % 7:
            continue
        state = ply.state
        listed = legal_moves(state)
        assert len(set(listed)) == len(listed), "each move once"
        tried = everything_tried(state)
        assert {move for move in tried if is_legal(state, move)} == set(listed)
        for move in sorted(tried - set(listed), key=repr)[:20]:
            with pytest.raises(IllegalMove):
                do(state, move)
        for move in listed:
            do(state, move, ply.shuffle)


def test_moves_are_built_when_looked_at() -> None:
    """A sequence like any other: length, index from both ends, slice, membership."""
    moves = legal_moves(given("players 1 · turn 1d · yields y · hand 2c 3c 4c 5c 6c 7c 8c 9c"))
    assert len(moves) > 200
    assert moves[-1] == Flip()
    assert moves[len(moves) - 1] == Flip()
    assert moves[:2] == (moves[0], moves[1])
    with pytest.raises(IndexError):
        moves[len(moves)]
    assert "legal moves" in repr(moves)


def test_two_jesters_are_one_move() -> None:
    listed = list(legal_moves(given("players 4 · hand Je Je 4c")))
    assert len(listed) == 3  # Je, 4c, yield
    discards = list(legal_moves(given("players 4 · turn 1d · yields y--- · hand Tc Je Je")))
    assert len(discards) == 3  # Tc, with one Jester, with both


def test_a_finished_game_has_no_moves() -> None:
    lost = do(given("hand 9h 4c 5c"), Play((CARDS[34],))).state
    assert lost.step.is_over
    assert not legal_moves(lost)
