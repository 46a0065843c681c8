"""Why a move was made, after the game: beside the best one or the next best, by what its player could know."""

from random import Random

import msgspec
import pytest

from random_games import play_random_game
from regicide.better_reason import WhyMove
from regicide.bots.weights import net_address
from regicide.fast import pack
from regicide.fast.core_review import CoreReview, core_why_move
from regicide.notation import print_move
from regicide.notation.sketch import parse_sketch as given
from regicide.rules import State, legal_moves, observe, sample_world
from regicide.study.review import parse_review

#: Kings to come, one card that wins and many that lose.
RACE = given("enemy Kc/30/0 · table 9h Td Jd · hand Tc 2h · discard Kd Kh Ks")


def why(state: State, move: str, *, number: int = 1) -> WhyMove:
    said = core_why_move(pack(state), net_address, move=move, seed="s", number=number, worlds=40)
    return msgspec.json.decode(said, type=WhyMove)


def test_the_best_move_is_told_beside_the_next_best_and_another_beside_the_best() -> None:
    best, other = why(RACE, "Tc"), why(RACE, "2h")
    assert (best.other, best.is_better, best.chance, best.medal) == ("2h", True, 10000, None)
    assert (other.other, other.is_better, other.other_chance) == ("Tc", False, 10000)
    for each in (best, other):
        assert each.reason
        assert each.reason.code == "wins"


def test_where_one_move_is_legal_there_is_no_other() -> None:
    alone = given("players 1 · enemy Kc/3/0 · table 3d · turn 1d · hand 2c")
    assert [print_move(each) for each in legal_moves(alone)] == ["flip"]
    assert why(alone, "flip").other is None


@pytest.mark.parametrize("players", [1, 2, 3])
def test_hidden_cards_change_no_reason_and_the_numbers_are_those_of_a_review(players: int) -> None:
    rng = Random(players)
    for number, ply in enumerate(list(play_random_game(players, 1))[4:7], 1):
        state, move = ply.state, print_move(ply.move)
        found = why(state, move, number=number)
        again = sample_world(observe(state, state.seat), rng)
        assert why(again, move, number=number) == found
        if number > 1:
            continue
        made = CoreReview(net_address, seed="s", worlds=40, moves=1)
        made.add(pack(state), move)
        decision = parse_review(made.json(won=None)).decisions[0]
        assert found.medal == decision.medal
        if not found.is_better and found.other:
            assert (found.chance, found.other_chance) == (decision.chance, decision.value)
