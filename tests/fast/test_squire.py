"""The squire of the core chooses like the squire of `bots`."""

from random import Random

import pytest

from random_games import many_plies, play_random_game
from regicide.bots.squire import _move, _score
from regicide.bots.weights import net_address
from regicide.fast import FastGame, unpack_move
from regicide.fast.core_bots import choose_as
from regicide.fast.core_numbers import CoreBot
from regicide.notation.sketch import parse_sketch as given
from regicide.rules import Move, State, Step, legal_moves, observe, sample_world


def core_move(state: State, seed: int) -> Move:
    choice = choose_as(CoreBot.SQUIRE, FastGame.at(state).packed, net_address, seed=seed)
    assert choice is not None
    return unpack_move(choice[0])


def best_moves(state: State) -> list[Move]:
    """The moves that the squire of `bots` chooses among."""
    seen = observe(state, state.seat)
    if state.step is Step.SUFFER:
        return [_move(seen, Random(0))]
    scores = {move: _score(seen, move) for move in legal_moves(seen)}
    highest = max(scores.values())
    return [move for move, score in scores.items() if score == highest]


@pytest.mark.long
@pytest.mark.parametrize("varied", [False, True], ids=["as published", "with options"])
def test_it_chooses_a_move_with_the_highest_score(*, varied: bool) -> None:
    for number, ply in enumerate(many_plies(12, varied=varied)):
        assert core_move(ply.state, number) in best_moves(ply.state), ply.state


def test_it_chooses_well_after_random_moves() -> None:
    for players in (1, 2, 3, 4):
        for number in range(30):
            for ply in play_random_game(players, number, skill=0):
                assert core_move(ply.state, number) in best_moves(ply.state), ply.state


def test_the_seed_chooses_among_equals() -> None:
    state = given("players 4 · turn 1n · table Je · hand 2c · hand2 2d 3d · hand3 2h 3h · hand4 2s")
    chosen = {core_move(state, seed) for seed in range(50)}
    assert chosen == set(best_moves(state))
    assert len(chosen) == 2


def test_hidden_cards_do_not_matter() -> None:
    rng = Random(1)
    for number, ply in enumerate(many_plies(3)):
        world = sample_world(observe(ply.state, ply.state.seat), rng)
        assert core_move(world, number) == core_move(ply.state, number)
