"""The two methods that a person can follow: the six rules, and counting points."""

from random import Random

import pytest

from random_games import many_plies
from regicide.bots import bot_named
from regicide.bots.methods import count_points, move_by_rules
from regicide.fast.core_numbers import ListRule, PointItem
from regicide.notation import parse_move, print_move
from regicide.notation.sketch import parse_sketch
from regicide.rules import Observation, legal_moves, observe, sample_world


def seen(sketch: str) -> Observation:
    state = parse_sketch(sketch)
    return observe(state, state.seat)


@pytest.mark.parametrize(
    ("sketch", "move", "rule"),
    [
        ("enemy Js · hand 5d 6d 9c Th · hand2 2s", "6d", ListRule.DRAW_RULE),
        ("enemy Jd · hand 5d 6d 9c Th · hand2 2s", "9c", ListRule.SUM_RULE),
        (
            "enemy Js · hand 3c 6h Ts · hand2 2s · discard 2c 4c 5c 7c · tavern 8c 9c · rest discard",
            "6h",
            ListRule.HEAL_RULE,
        ),
        ("enemy Js/15/0 · table 7d 8d · hand 8c 6h 7h · hand2 2s", "8c", ListRule.KILL_RULE),
        ("enemy Js/15/0 · table 7d 8d · hand 6h 2c · hand2 2s", "6h", ListRule.NO_RULE),
        (
            "enemy Kd/39/0 · castle - · table Kc Td 9d · hand 2d · hand2 2s",
            "2d",
            ListRule.KILL_RULE,
        ),
        ("players 3 · enemy Js · hand Je 9c Th · hand2 2s · hand3 3s", "Je", ListRule.JESTER_RULE),
        (
            "enemy Jh/5/5 · turn 1d · table 5s · hand 5d 5c 5h · hand2 2s",
            "x5c",
            ListRule.PAYMENT_RULE,
        ),
        (
            "enemy Jh/5/5 · turn 1d · table 5s · hand 5d 6c As · hand2 2s",
            "x6c",
            ListRule.PAYMENT_RULE,
        ),
        ("enemy Ks · hand 2c 3h · hand2 2s", "2c", ListRule.NO_RULE),
    ],
    ids=[
        "1 the diamond that draws most",
        "1 not against a royal of diamonds",
        "2 hearts while the tavern is short",
        "3 a kill if the hand left reaches the next attack",
        "3 no kill if the hand left is too small, but nothing else survives",
        "3 the last King",
        "4 the Jester before other plays",
        "6 a club before the last diamond",
        "6 keep the Ace",
        "nothing can be paid for",
    ],
)
def test_the_first_rule_that_applies_chooses(sketch: str, move: str, rule: ListRule) -> None:
    found = move_by_rules(seen(sketch))
    assert (print_move(found.move), found.rule) == (move, rule)


@pytest.mark.parametrize(
    ("sketch", "better", "worse", "item"),
    [
        ("enemy Js · hand 6d 6h Ts Tc · hand2 2s", "6d", "6h", PointItem.DRAW_POINTS),
        (
            "enemy Js/10/0 · table Td · discard 2c 3c 4c 5c 6c 7c 8c 9c · hand 9h 3s 4s · hand2 2s",
            "9h",
            "4s",
            PointItem.PILE_POINTS,
        ),
        ("enemy Jd/10/0 · table Td · hand Tc 9h 9s · hand2 2s", "Tc", "9s", PointItem.KILL_POINTS),
        (
            "enemy Jh/5/5 · turn 1d · table 5s · hand 5d 5c 5h · hand2 2s",
            "x5c",
            "x5d",
            PointItem.HAND_POINTS,
        ),
        ("enemy Js · hand 2c Th Ts 9d · hand2 2s", "9d", "yield", PointItem.RISK_POINTS),
    ],
    ids=["draws", "a longer tavern", "a kill", "the last diamond", "yielding"],
)
def test_counting_says_what_a_move_is_better_for(
    sketch: str, better: str, worse: str, item: PointItem
) -> None:
    found = {each.move: each.items[item] for each in count_points(seen(sketch))}
    assert found[parse_move(better)] > found[parse_move(worse)]


def test_the_points_of_a_discard_are_those_of_the_hand_left_and_the_discards() -> None:
    """Club and heart of five left: 5 - 2 - 2 and 5 - 2, no diamond 20 less; two discards, one before the enemy."""
    found = {
        print_move(each.move): each
        for each in count_points(
            seen("enemy Jh/5/5 · turn 1d · table 5s · hand 5d 5c 5h · hand2 2s")
        )
    }
    assert found["x5d"].items[PointItem.HAND_POINTS] == 1 + 3 - 20
    assert found["x5d"].items[PointItem.PILE_POINTS] == -2
    assert found["x5d"].points == -18
    assert found["x5c"].items[PointItem.HAND_POINTS] == 5 + 3


@pytest.mark.parametrize("varied", [False, True], ids=["as published", "with options"])
def test_the_bots_play_what_the_methods_say_whatever_is_hidden(*, varied: bool) -> None:
    rng = Random("hidden")
    for ply in list(many_plies(2, varied=varied))[::5]:
        observation = observe(ply.state, ply.state.seat)
        counted, ruled = count_points(observation), move_by_rules(observation)
        assert {each.move for each in counted} == set(legal_moves(observation))
        chosen = bot_named("counting").choose(observation, Random(1)).move
        best = {each.move for each in counted if each.points == counted[0].points}
        assert chosen in best
        assert bot_named("six-rules").choose(observation, Random(1)).move == ruled.move
        world = sample_world(observation, rng)
        again = observe(world, world.seat)
        assert (count_points(again), move_by_rules(again)) == (counted, ruled)
