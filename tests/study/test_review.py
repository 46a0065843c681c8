"""Reviews: the parts add up, hidden cards change nothing, marks need more than noise."""

from random import Random

import pytest

from random_games import Ply, play_random_game, random_options
from regicide.bots import BadBudget
from regicide.bots.weights import net_address
from regicide.fast import pack
from regicide.fast.core_review import CoreReview
from regicide.notation import Seed, parse_move, parse_options, print_move
from regicide.notation.options import FORMS
from regicide.notation.record import Record, RecordedMove
from regicide.notation.sketch import parse_sketch as given
from regicide.rules import Options, State, Step, legal_moves, observe, sample_world
from regicide.study.review import (
    Decision,
    MedalBefore,
    NothingToReview,
    Review,
    parse_review,
    review,
    review_json,
)


def game(players: int, *, varied: bool = False, number: int = 1) -> tuple[Ply, ...]:
    options = random_options(Random(f"review/{players}/{number}")) if varied else Options()
    return tuple(play_random_game(players, number, options=options))


def record_of(plies: tuple[Ply, ...]) -> Record:
    return Record(
        plies[0].state, Seed(f"of/{len(plies)}"), tuple(RecordedMove(ply.move) for ply in plies)
    )


def review_of(plies: tuple[Ply, ...], *, worlds: int = 4, hidden: Random | None = None) -> bytes:
    """The review of these plies; `hidden` deals again what the acting seat cannot see."""
    found = CoreReview(net_address, seed="s", worlds=worlds, moves=len(plies))
    for ply in plies:
        state = ply.state
        if hidden:
            state = sample_world(observe(state, state.seat), hidden)
        found.add(pack(state), print_move(ply.move))
    last = plies[-1].done.state.step
    return found.json(won=last is Step.WON if last.is_over else None)


@pytest.mark.parametrize("varied", [False, True], ids=["as published", "with options"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("moves", [None, 7], ids=["to the end", "broken off"])
def test_the_parts_add_up_to_the_result(players: int, moves: int | None, *, varied: bool) -> None:
    plies = game(players, varied=varied)[:moves]
    found = parse_review(review_of(plies))
    assert found.sum
    assert len(found.decisions) == len(plies)
    start = found.deal if found.average is None else found.average + (found.sum.deal_luck or 0)
    assert start == found.deal == arrival(found.decisions[0])
    assert start + found.sum.luck + found.sum.medals - found.sum.loss == found.sum.end
    step = plies[-1].done.state.step
    assert found.end == ({Step.WON: 10000}.get(step, 0) if step.is_over else None)
    assert found.sum.end == (found.decisions[-1].chance if found.end is None else found.end)
    assert_parts_agree(found)


def arrival(decision: Decision) -> int:
    """The chance with which a decision comes: of the medal that was at stake until then."""
    return decision.medal_before.chance if decision.medal_before else decision.value


def assert_parts_agree(found: Review) -> None:
    assert found.sum
    decisions = found.decisions
    assert sum(each.loss for each in decisions) == found.sum.loss
    assert sum(each.luck or 0 for each in decisions) == found.sum.luck
    assert sum(each.value - arrival(each) for each in decisions) == found.sum.medals
    assert sum(seat.loss for seat in found.seats) == found.sum.loss
    assert sum(seat.luck for seat in found.seats) == found.sum.luck
    assert sum(seat.decisions for seat in found.seats) == len(decisions)
    for each in decisions:
        assert each.loss == each.value - each.chance
        assert each.mark is None or (each.loss >= 2 * each.error and each.loss >= 200)
        assert each.reason is None or each.mark
        assert each.mark is None or not each.is_best
        assert each.loss == 0 or each.move != each.best
    marked = sorted((each for each in decisions if each.mark), key=lambda each: -each.loss)
    assert set(found.turning_points) <= {each.number for each in marked}
    losses = [each.loss for each in decisions if each.number in found.turning_points]
    assert sorted(losses, reverse=True) == [each.loss for each in marked[:3]]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_hidden_cards_change_no_rating(players: int) -> None:
    plies = game(players, varied=players == 3, number=2)
    assert review_of(plies, hidden=Random("again")) == review_of(plies)


def test_the_same_record_and_budget_give_the_same_bytes() -> None:
    record = record_of(game(2)[:9])
    reviewed = [review_json(record, worlds=each, playouts=0) for each in (5, 5, 6)]
    assert reviewed[0] == reviewed[1] != reviewed[2]


def decision(state: State, text: str, *, worlds: int = 50) -> Decision:
    found = CoreReview(net_address, seed="s", worlds=worlds, moves=1)
    found.add(pack(state), text)
    return parse_review(found.json(won=None)).decisions[0]


def test_a_move_that_misses_the_win_is_a_blunder_and_the_review_says_why() -> None:
    state = given("enemy Kc/30/0 · table 9h Td Jd · hand Tc 2h · discard Kd Kh Ks")
    blunder = decision(state, "2h")
    assert (blunder.best, blunder.value, blunder.mark) == ("Tc", 10000, "blunder")
    assert blunder.reason
    assert blunder.reason.code == "wins"
    win = decision(state, "Tc")
    assert (win.loss, win.error, win.mark, win.is_best, win.reason) == (0, 0, None, True, None)


def test_the_average_is_known_for_published_rules_and_whole_games() -> None:
    def average(state: State) -> int | None:
        found = CoreReview(net_address, seed="s", worlds=1, moves=1)
        found.add(pack(state), print_move(legal_moves(state)[0]))
        return parse_review(found.json(won=None)).average

    seed = Seed("average")
    assert average(seed.deal(2, Options())) == 9870
    assert average(seed.deal(1, Options(jesters=-2))) == 8020
    assert average(seed.deal(1, Options(jesters=-1))) is None
    for name, (_, values) in FORMS.items():
        for value in values:
            measured = average(seed.deal(2, parse_options(f"{name}={value}"))) is not None
            assert measured is (name == "talk"), (name, value)
    assert average(game(2)[6].state) is None


def test_a_review_needs_a_world_and_a_move() -> None:
    record = record_of(game(1)[:1])
    with pytest.raises(BadBudget):
        review(record, worlds=0)
    with pytest.raises(NothingToReview):
        review(Record(record.deal, record.seed))


def medals_of(found: Review) -> list[tuple[int, str | None]]:
    """From which moves on which medal is at stake."""
    return [
        (each.number, each.medal)
        for each in found.decisions
        if each.number == 1 or each.medal_before
    ]


def test_solo_the_best_medal_still_possible_is_at_stake() -> None:
    """An avoidable flip loses what the better move kept; then silver is at stake, by what luck and loss cannot say."""
    deal = Seed("castle-42").deal(1, Options())
    moves = tuple(RecordedMove(parse_move(each)) for each in ("flip", "flip", "8c"))
    record = Record(deal, Seed("castle-42"), moves[:2])
    found = review(record, worlds=50, playouts=32)
    first, second = found.decisions
    assert medals_of(found) == [(1, "gold"), (2, "silver")]
    assert (first.chance, first.mark, first.reason and first.reason.code) == (
        0,
        "blunder",
        "flip-early",
    )
    assert first.playouts == 32
    assert 5000 < first.value < 9900
    assert (first.luck, second.medal_before) == (0, MedalBefore("gold", 0))
    assert (second.chance, second.mark) == (0, "blunder")
    assert found.sum
    assert found.sum.medals == second.value


def test_a_flip_that_nothing_else_survives_costs_nothing() -> None:
    """Gold is out of reach, so silver is at stake before the flip."""
    state = given("players 1 · enemy Kc · hand 2c")
    forced = decision(state, "flip")
    assert (forced.medal, forced.medal_before) == ("silver", MedalBefore("gold", 0))
    assert (forced.loss, forced.best) == (0, "flip")


def test_without_jesters_or_with_company_no_medal_is_at_stake() -> None:
    for players, options in ((1, Options(jesters=-2)), (2, Options())):
        plies = tuple(play_random_game(players, 1, options=options))[:3]
        found = parse_review(review_of(plies))
        assert medals_of(found) == [(1, None)]
