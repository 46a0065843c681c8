"""Sampled worlds match the observation, and all are equally likely."""

from collections import Counter
from random import Random

import pytest

from position_examples import make_moves
from regicide.notation import parse_view, print_position, print_view
from regicide.notation.sketch import parse_sketch
from regicide.rules import attack, observe, sample_world, total


def test_every_order_of_a_small_tavern_is_equally_likely() -> None:
    """Four unseen cards, one of them in the other hand: 24 worlds."""
    state = parse_sketch(
        "rest discard · hand Tc · hand2 9h · tavern 2c 3c 4c · enemy Kd · castle Kc"
    )
    rng = Random(7)
    found = Counter(
        print_position(sample_world(observe(state, 0), rng)).split(" ", 6)[4:6].__str__()
        for _ in range(6000)
    )
    assert len(found) == 24
    assert all(150 < count < 350 for count in found.values()), found


def test_each_group_is_shuffled_separately() -> None:
    done = make_moves(parse_sketch("hand 3h Tc · rest discard · tavern Ad · hand2 9s"), "3h")
    rng = Random(3)
    ends = {sample_world(observe(done.state, None), rng).tavern[-3:] for _ in range(200)}
    assert {frozenset(end) for end in ends} == {frozenset(done.state.tavern[-3:])}
    assert len(ends) == 6


def test_in_every_world_the_seat_at_step_four_can_cover() -> None:
    """§6.3 otherwise the game would have ended."""
    state = parse_sketch(
        "turn 2d · yields -y · hand 2c · hand2 Th 2d · rest discard · tavern 3c 4c 5c"
    )
    rng = Random(5)
    for _ in range(100):
        world = sample_world(observe(state, 0), rng)
        assert total(world.hands[1]) >= attack(world)


def test_in_every_world_a_beaten_hand_cannot_cover() -> None:
    lost = make_moves(parse_sketch("hand 2c 3h 4h · hand2 Ts"), "2c").state
    assert not [
        1 for n in range(50) if total(sample_world(observe(lost, 1), Random(n)).hands[0]) >= 10
    ]


def test_a_view_read_from_text_does_not_determine_the_castle() -> None:
    """The text does not tell a defeated Jack that was shuffled away from one still to come."""
    state = parse_sketch("enemy Jd · hand 9c · tavern Jh · castle Js Jc Qc Qd Qh Qs Kc Kd Kh Ks")
    text = print_view(observe(state, 0))
    read = parse_view(text, 0)
    assert observe(state, 0).to_come is not None
    assert read.to_come is None
    jacks = {sample_world(read, Random(n)).castle[0] for n in range(60)}
    assert len(jacks) == 3
    assert print_view(observe(sample_world(read, Random(1)), 0)) == text


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_world_is_a_valid_position(viewer: int | None) -> None:
    state = parse_sketch("hand 9c 8c · hand2 7c Jh · enemy Qd · discard 2c")
    world = sample_world(observe(state, viewer), Random(1))
    assert print_position(world).count(" ") == 9
    assert observe(world, viewer) == observe(state, viewer)
