"""The ranking of an evening, the first difference of two games, and the feats."""

import pytest

from random_games import Ply, play_random_game
from regicide.notation import Record, RecordedMove, Seed, print_card, print_move
from regicide.rules import Step
from regicide.rules.cards import total
from regicide.rules.enemy import full_attack
from regicide.rules.events import EnemyDefeated, EnemyStruck
from regicide.study.evening import (
    Score,
    brave_exacts,
    first_difference,
    ranked,
    survivals,
)


@pytest.mark.parametrize(
    "scores, places",
    [
        ([Score(5, 0, 20), Score(9, 0, 40)], [(1, 1), (2, 0)]),
        ([Score(12, 0, 20), Score(12, 1, 90)], [(1, 1), (2, 0)]),
        ([Score(12, 1, 30), Score(12, 1, 29)], [(1, 1), (2, 0)]),
        ([Score(7, 0, 9), Score(8, 0, 9), Score(8, 0, 9)], [(1, 1), (1, 2), (3, 0)]),
        ([], []),
    ],
    ids=["royals come first", "then wins", "then fewer turns", "ties share a place", "nobody"],
)
def test_teams_are_ranked(scores: list[Score], places: list[tuple[int, int]]) -> None:
    assert ranked((team, score) for team, score in enumerate(scores)) == places


def game(number: int) -> tuple[list[Ply], Record]:
    plies = list(play_random_game(2, number))
    moves = tuple(RecordedMove(each.move) for each in plies)
    return plies, Record(plies[0].state, Seed(f"walk/2/{number}"), moves)


def test_two_games_part_where_the_first_decision_differs() -> None:
    plies, whole = game(1)
    short = Record(whole.deal, whole.seed, whole.moves[:4])
    assert first_difference(whole, whole) is None
    parted = first_difference(short, whole)
    assert parted is not None
    before = plies[4].state
    assert (parted.move, parted.seat, parted.enemy) == (5, before.seat, print_card(before.enemy))
    assert parted.moves == (None, print_move(plies[4].move))


@pytest.mark.parametrize("number", range(6))
def test_survivals_are_the_attacks_that_a_hand_covered(number: int) -> None:
    plies, record = game(number)
    suffered = [(at, each) for at, each in enumerate(plies, 1) if each.state.step is Step.SUFFER]
    found = survivals(record)
    assert [(each.move, each.hand) for each in found] == [
        (at, total(each.state.acting_hand)) for at, each in suffered
    ]
    assert suffered
    assert all(each.margin >= 0 for each in found)


def test_a_brave_defeat_is_exact_and_could_not_have_been_survived() -> None:
    seen = 0
    for number in range(30):
        plies, record = game(number)
        for each in brave_exacts(record):
            ply = plies[each.move - 1]
            [defeated] = [e for e in ply.done.events if isinstance(e, EnemyDefeated)]
            assert defeated.exact
            assert not any(isinstance(e, EnemyStruck) for e in ply.done.events)
            assert each.hand == total(ply.done.state.hands[each.seat])
            assert each.hand < each.attack <= full_attack(ply.state)
            seen += 1
    assert seen
