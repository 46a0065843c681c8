"""Ratings: every legal move, by what the seat knows and nothing else, with honest errors."""

from random import Random
from statistics import mean

import pytest

from random_games import many_plies
from regicide.bots import BadBudget
from regicide.bots.ratings import RatedMove, rate_moves
from regicide.bots.weights import kind_of_game, shipped_net
from regicide.fast import builds, packed_world
from regicide.fast.core_numbers import GameKind
from regicide.fast.net import QuantizedNet
from regicide.notation import parse_acting_view, parse_move, print_view
from regicide.notation.sketch import parse_sketch as given
from regicide.rules import Move, Observation, State, Step, do, legal_moves, observe, sample_world


def seen_by_mover(state: State) -> Observation:
    return observe(state, state.seat)


def rating_of(move: Move, rated: tuple[RatedMove, ...]) -> RatedMove:
    return next(each for each in rated if each.move == move)


@pytest.mark.parametrize("varied", [False, True], ids=["as published", "with options"])
def test_every_legal_move_is_rated_the_best_first(*, varied: bool) -> None:
    for ply in many_plies(3, varied=varied):
        rated = rate_moves(seen_by_mover(ply.state), Random(1), worlds=2)
        assert len(rated) == len(legal_moves(ply.state))
        assert {each.move for each in rated} == set(legal_moves(ply.state))
        assert list(rated) == sorted(rated, key=lambda each: -each.chance)
        assert all(0 <= each.chance <= 1 and each.error >= 0 for each in rated)


@pytest.mark.parametrize("varied", [False, True], ids=["as published", "with options"])
def test_ratings_repeat_and_do_not_depend_on_hidden_cards(*, varied: bool) -> None:
    """They stay the same when the hidden cards are dealt again, and from a printed view."""
    rng = Random("again")
    for ply in list(many_plies(3, varied=varied))[::3]:
        seen = seen_by_mover(ply.state)
        rated = rate_moves(seen, Random("own"), worlds=9)
        assert rate_moves(seen, Random("own"), worlds=9) == rated
        world = sample_world(seen, rng)
        assert rate_moves(seen_by_mover(world), Random("own"), worlds=9) == rated
        assert rate_moves(parse_acting_view(print_view(seen)), Random("own"), worlds=9) == rated


def test_a_winning_move_has_chance_1_and_a_losing_one_0() -> None:
    state = given("enemy Kc/30/0 · table 9h Td Jd · hand Tc 2h · discard Kd Kh Ks")
    rated = rate_moves(seen_by_mover(state), Random(1))
    assert rated[0] == RatedMove(parse_move("Tc"), 1, 0)
    assert rating_of(parse_move("2h"), rated).chance < 0.01


def test_a_jester_is_rated_with_the_best_nomination() -> None:
    """Nothing is left to chance between the two, and the net alone nominates badly."""
    differences: list[float] = []
    for ply in many_plies(6):
        for move in legal_moves(ply.state) if ply.state.step is Step.PLAY else ():
            after = do(ply.state, move, tuple).state
            if after.step is not Step.NAME:
                continue
            chance = rating_of(move, rate_moves(seen_by_mover(ply.state), Random(1))).chance
            differences.append(chance - rate_moves(seen_by_mover(after), Random(2))[0].chance)
    assert len(differences) > 20
    assert all(abs(each) < 0.2 for each in differences)
    assert abs(mean(differences)) < 0.01


def test_errors_shrink_with_the_square_root_of_the_number_of_worlds() -> None:
    few: list[float] = []
    many: list[float] = []
    for ply in list(many_plies(2))[::9]:
        seen = seen_by_mover(ply.state)
        few += (each.error for each in rate_moves(seen, Random(1), worlds=64))
        many += (each.error for each in rate_moves(seen, Random(2), worlds=1024))
    assert mean(few) / mean(many) == pytest.approx(4, rel=0.2)


def test_errors_say_how_far_two_samples_differ() -> None:
    """Differences of chances are about as large as their errors say, also for wasteful discards."""
    ratios: list[float] = []
    for ply in list(many_plies(4))[::6]:
        seen = seen_by_mover(ply.state)
        first, second = (rate_moves(seen, Random(number), worlds=64) for number in (1, 2))
        for one in first:
            other = rating_of(one.move, second)
            if one.error + other.error > 0.01:
                squares = one.error**2 + other.error**2
                ratios.append((one.chance - other.chance) ** 2 / squares)
    assert len(ratios) > 500
    assert 0.5 < mean(ratios) < 2


@pytest.mark.parametrize("build", builds())
def test_every_build_rates_the_same(build: str) -> None:
    nets = {
        (game, name): QuantizedNet(shipped_net(game), build=name)
        for game in GameKind
        for name in {build, "portable"}
    }
    for ply in list(many_plies(2))[::5]:
        seen = seen_by_mover(ply.state)
        world, game = packed_world(seen, Random(1)), kind_of_game(seen)
        found, expected = (nets[game, name].rate(world, worlds=9) for name in (build, "portable"))
        assert found == expected


@pytest.mark.parametrize("worlds", [0, -1])
def test_ratings_need_a_world(worlds: int) -> None:
    with pytest.raises(BadBudget):
        rate_moves(seen_by_mover(next(iter(many_plies(1))).state), Random(1), worlds=worlds)
