"""Marks are checked by playing both moves to the end; luck is what chance did; what is lost is recognised."""

import pytest

from random_games import play_random_game
from regicide.bots.weights import net_address
from regicide.fast import pack
from regicide.fast.core_review import CoreReview
from regicide.fast.play_out import play_out
from regicide.notation import print_move
from regicide.notation.sketch import parse_sketch as given
from regicide.rules import Options, State, Step, legal_moves
from regicide.study.review import Decision, Review, parse_review

#: Kings to come, one card that kills and many that lose: the next blow cannot be paid.
RACE = given("enemy Kc/30/0 · table 9h Td Jd · hand Tc 2h · discard Kd Kh Ks")


def played_out(state: State, *, first: int, games: int, threads: int) -> list[tuple[int, ...]]:
    won = play_out(
        state,
        legal_moves(state)[:2],
        net_address,
        games=games,
        rollouts=(20, 5),
        seed=7,
        first=first,
        threads=threads,
    )
    return list(zip(*won, strict=True))


@pytest.mark.parametrize("players", [1, 2])
def test_a_game_that_is_played_out_depends_on_its_number_alone(players: int) -> None:
    state = list(play_random_game(players, 3, options=Options(jesters=-2 if players == 1 else 0)))[
        2
    ].state
    whole = played_out(state, first=0, games=12, threads=1)
    assert len(set(whole)) > 1, whole
    assert played_out(state, first=0, games=12, threads=3) == whole
    parts = ((0, 5), (5, 4), (9, 3))
    assert [
        each
        for first, games in parts
        for each in played_out(state, first=first, games=games, threads=2)
    ] == whole


def reviewed(state: State, move: str, *, playouts: int, threads: int = 1) -> Decision:
    found = CoreReview(net_address, seed="s", worlds=50, moves=1, playouts=playouts)
    found.add(pack(state), move)
    checks = 0
    while found.check_next(threads=threads):
        checks += 1
    assert checks <= playouts / 32
    return parse_review(found.json(won=None)).decisions[0]


def test_a_mark_that_is_right_is_confirmed_as_soon_as_it_is_certain() -> None:
    unchecked = reviewed(RACE, "2h", playouts=0)
    assert (unchecked.mark, unchecked.playouts, unchecked.is_being_checked) == ("blunder", 0, False)
    checked = reviewed(RACE, "2h", playouts=960)
    assert (checked.mark, checked.is_being_checked) == ("blunder", False)
    assert 32 <= checked.playouts < 960
    assert checked.error > 0
    assert reviewed(RACE, "2h", playouts=960, threads=2) == checked


def test_marks_are_said_to_be_in_doubt_until_they_are_checked() -> None:
    found = CoreReview(net_address, seed="s", worlds=50, moves=1, playouts=960)
    found.add(pack(RACE), "2h")
    first = parse_review(found.json(won=None)).decisions[0]
    assert (first.mark, first.playouts, first.is_being_checked) == ("blunder", 0, True)
    assert found.check_next(threads=1) == 1


def whole_review(players: int, number: int, *, playouts: int = 0) -> Review:
    plies = list(play_random_game(players, number))
    found = CoreReview(net_address, seed="s", worlds=4, moves=len(plies), playouts=playouts)
    for ply in plies:
        found.add(pack(ply.state), print_move(ply.move))
    for _ in range(2):
        found.check_next(threads=2)
    return parse_review(found.json(won=plies[-1].done.state.step is Step.WON))


@pytest.mark.parametrize("playouts", [0, 32])
@pytest.mark.parametrize("players", [1, 2])
def test_where_chance_did_nothing_there_is_no_luck(players: int, playouts: int) -> None:
    """Luck is left to what was dealt, shuffled or revealed, and to what another seat turned out to hold."""
    found = whole_review(players, 5, playouts=playouts)
    seats = [*(each.seat for each in found.decisions[1:]), None]
    for decision, next_seat in zip(found.decisions, seats, strict=True):
        if not decision.by and next_seat in (decision.seat, None):
            assert decision.luck == 0, decision
        assert 0 <= decision.chance <= 10000
        assert 0 <= decision.value <= 10000
    assert found.sum
    start = found.deal if found.average is None else found.average + (found.sum.deal_luck or 0)
    assert start
    total = start + found.sum.luck + found.sum.medals - found.sum.loss
    assert total == found.sum.end == found.end


@pytest.mark.parametrize(
    "position, move, is_proved",
    [
        pytest.param(
            "enemy Kc · hand 2c 3d · hand2 4c 6c · rest discard · castle Kh",
            "2c",
            True,
            id="nothing is hidden",
        ),
        pytest.param(
            "enemy Kc · hand 2c 3d · hand2 4c 6c · rest discard",
            "3d",
            False,
            id="the next King is hidden",
        ),
    ],
)
def test_a_position_that_no_card_can_save_is_lost(
    position: str, move: str, *, is_proved: bool
) -> None:
    lost = reviewed(given(position), move, playouts=96)
    assert (lost.value, lost.chance, lost.mark, lost.is_best) == (0, 0, None, True)
    assert (lost.value_error == 0) is is_proved
    assert (lost.chance_error == 0) is is_proved


def test_a_rating_owns_that_it_may_be_wrong() -> None:
    """«± 0.0» is for what is proved: the win of this move is, the chance of a move that needs luck is not."""
    win = reviewed(RACE, "Tc", playouts=0)
    assert (win.value, win.value_error) == (10000, 0)
    state = next(iter(play_random_game(2, 1))).state
    rated = reviewed(state, print_move(legal_moves(state)[0]), playouts=0)
    assert rated.value_error > 0
    assert rated.chance_error > 0
