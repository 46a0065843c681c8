"""Hindsight: the solver's verdict on a deal, and the move after which no win was left."""

import pytest

from random_games import play_random_game
from regicide.notation import Seed
from regicide.notation.record import Record, RecordedMove, Replay
from regicide.study.solving import Problem, Unwinnable, Winnable, solve
from regicide.study.winnable import Hindsight, hindsight


def record(players: int, number: int, moves: int | None = None) -> Record:
    plies = list(play_random_game(players, number))[:moves]
    made = tuple(RecordedMove(ply.move) for ply in plies)
    return Record(plies[0].state, Seed(f"walk/{players}/{number}"), made)


@pytest.mark.parametrize("players, number, lost", [(2, 0, 12), (3, 1, 33), (4, 0, 15)])
def test_the_losing_move_is_the_last_that_could_be_won(
    players: int, number: int, lost: int
) -> None:
    game = record(players, number)
    assert hindsight(game, seconds=20) == Hindsight("winnable", lost, lost)
    play = Replay(game)
    for recorded in game.moves[: lost - 1]:
        play.do(recorded)
    assert isinstance(solve(Problem(play.state, game.seed, play.hearts)), Winnable)
    play.do(game.moves[lost - 1])
    assert isinstance(solve(Problem(play.state, game.seed, play.hearts)), Unwinnable)


def test_a_game_that_can_still_be_won_has_no_losing_move() -> None:
    assert hindsight(record(2, 0, moves=11), seconds=20) == Hindsight("winnable")


def test_without_time_nothing_is_found_and_without_a_seed_nothing_is_asked() -> None:
    game = record(2, 0)
    assert hindsight(game, seconds=0) == Hindsight("undecided")
    assert hindsight(Record(game.deal, None, ()), seconds=1) is None
