"""`legal_moves`, `is_legal` and `do` agree about every move that a hand could try."""

from itertools import chain, combinations

import pytest

from random_games import many_plies
from regicide.notation.sketch import parse_sketch
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
    """Every subset of the hand as play and discard, a card not in the hand, and the other moves."""
    hand = state.hands[state.seat] if state.players else ()
    missing = next(card for card in CARDS if card not in hand)
    tried: set[Move] = {Yield(), Flip(), *(Nominate(seat) for seat in range(-1, 5))}
    for cards in (*subsets(hand), (missing,), (*hand[:1], missing)):
        tried |= {Play(cards), Discard(cards)}
    return tried


@pytest.mark.parametrize("varied", [False, True], ids=["as published", "with options"])
def test_legal_moves_is_legal_and_do_agree(*, varied: bool) -> None:
    for number, ply in enumerate(many_plies(6, varied=varied)):
        if number % 7:
            continue
        state = ply.state
        listed = legal_moves(state)
        assert len(set(listed)) == len(listed), "each move is listed once"
        tried = everything_tried(state)
        assert {move for move in tried if is_legal(state, move)} == set(listed)
        for move in sorted(tried - set(listed), key=repr)[:20]:
            with pytest.raises(IllegalMove):
                do(state, move)
        for move in listed:
            do(state, move, ply.shuffle)


def test_legal_moves_are_a_sequence() -> None:
    """Length, index from both ends, slice."""
    moves = legal_moves(
        parse_sketch("players 1 · turn 1d · yields y · hand 2c 3c 4c 5c 6c 7c 8c 9c")
    )
    assert len(moves) > 200
    assert moves[-1] == Flip()
    assert moves[len(moves) - 1] == Flip()
    assert moves[:2] == (moves[0], moves[1])
    with pytest.raises(IndexError):
        moves[len(moves)]
    assert "legal moves" in repr(moves)


def test_two_jesters_are_one_move() -> None:
    listed = list(legal_moves(parse_sketch("players 4 · hand Je Je 4c")))
    assert len(listed) == 3  # Je, 4c, yield
    discards = list(legal_moves(parse_sketch("players 4 · turn 1d · yields y--- · hand Tc Je Je")))
    assert len(discards) == 3  # Tc, with one Jester, with both


def test_a_finished_game_has_no_moves() -> None:
    lost = do(parse_sketch("hand 9h 4c 5c"), Play((CARDS[34],))).state
    assert lost.step.is_over
    assert not legal_moves(lost)
