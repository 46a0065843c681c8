"""Worlds agree with what was observed, and every one is as likely as the other."""

from collections import Counter
from random import Random

import pytest

from position_examples import moved
from regicide.notation import parse_view, print_position, print_view
from regicide.notation.sketch import sketched as given
from regicide.rules import attack, observe, sample_world, total


def test_every_order_of_a_small_tavern_is_as_likely() -> None:
    """Four unseen cards, one of them in the other hand: 24 worlds."""
    state = given("rest discard · hand Tc · hand2 9h · tavern 2c 3c 4c · enemy Kd · castle Kc")
    rng = Random(7)
    found = Counter(
        print_position(sample_world(observe(state, 0), rng)).split(" ", 6)[4:6].__str__()
        for _ in range(6000)
    )
    assert len(found) == 24
    assert all(150 < count < 350 for count in found.values()), found


def test_groups_are_shuffled_within_themselves() -> None:
    done = moved(given("hand 3h Tc · rest discard · tavern Ad · hand2 9s"), "3h")
    rng = Random(3)
    ends = {sample_world(observe(done.state, None), rng).tavern[-3:] for _ in range(200)}
    assert {frozenset(end) for end in ends} == {frozenset(done.state.tavern[-3:])}
    assert len(ends) == 6


def test_somebody_at_step_four_can_cover() -> None:
    """§6.3 is public: the game goes on, so their hand is worth enough."""
    state = given("turn 2d · yields -y · hand 2c · hand2 Th 2d · rest discard · tavern 3c 4c 5c")
    rng = Random(5)
    for _ in range(100):
        world = sample_world(observe(state, 0), rng)
        assert total(world.hands[1]) >= attack(world)


def test_a_beaten_hand_could_not_cover() -> None:
    lost = moved(given("hand 2c 3h 4h · hand2 Ts"), "2c").state
    assert not [
        1 for n in range(50) if total(sample_world(observe(lost, 1), Random(n)).hands[0]) >= 10
    ]


def test_a_view_read_from_text_leaves_the_castle_open() -> None:
    """A fallen Jack nobody can place any more may, for all the text says, still be to come."""
    state = given("enemy Jd · hand 9c · tavern Jh · castle Js Jc Qc Qd Qh Qs Kc Kd Kh Ks")
    text = print_view(observe(state, 0))
    read = parse_view(text, 0)
    assert observe(state, 0).to_come is not None
    assert read.to_come is None
    jacks = {sample_world(read, Random(n)).castle[0] for n in range(60)}
    assert len(jacks) == 3
    assert print_view(observe(sample_world(read, Random(1)), 0)) == text


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_world_is_a_sound_position(viewer: int | None) -> None:
    state = given("hand 9c 8c · hand2 7c Jh · enemy Qd · discard 2c")
    world = sample_world(observe(state, viewer), Random(1))
    assert print_position(world).count(" ") == 9
    assert observe(world, viewer) == observe(state, viewer)
