"""Compares both engines in lock-step, for the tests and for `python3 dev.py verify`.

At every decision they must have the same state, the same legal moves and the same state after the
move; hearts shuffle by the seed. A value net makes most moves, so that games reach the Kings; options
vary. A difference prints the position and the move.
"""

from random import Random

from random_games import random_options
from regicide.bots.weights import quantized_net
from regicide.fast import FastGame, pack_move, unpack_move
from regicide.fast.core_numbers import GameKind
from regicide.notation import Seed, print_move, print_position
from regicide.rules import FIRST_HEARTS, Move, Options, State, do, hearts_acted, legal_moves

CHUNK = 40  # games
NETS = (GameKind.SOLO_WITHOUT_JESTERS, GameKind.TWO, GameKind.THREE, GameKind.FOUR)


class EnginesDiffer(AssertionError):
    """The engines disagree."""


def compare_game(players: int, number: int, options: Options, skill: float) -> int:
    """Play one game in both engines; return the number of decisions compared."""
    seed, rng, hearts = Seed(f"lock-step/{players}/{number}"), Random(number), FIRST_HEARTS
    state = seed.deal(players, options)
    fast = FastGame.deal(players, seed.text, options)
    if fast.state != state:
        raise EnginesDiffer(f"deal\n{print_position(state)}")
    decisions = 0
    while not state.step.is_over:
        move = choose_move(fast, state, rng, skill)
        done = do(state, move, seed.shuffle(hearts))
        after = fast.do(move, seed.text, hearts)
        compare(fast, state, move, after, done.state)
        hearts += hearts_acted(done.events)
        state, fast = done.state, after
        decisions += 1
    return decisions


def choose_move(fast: FastGame, state: State, rng: Random, skill: float) -> Move:
    if rng.random() < skill:
        return unpack_move(quantized_net(NETS[state.players - 1]).choose(fast.packed)[0])
    return rng.choice(legal_moves(state))


def compare(fast: FastGame, state: State, move: Move, after: FastGame, expected: State) -> None:
    hand = fast.packed.hand[fast.packed.seat]
    ours = sorted(pack_move(each, hand) for each in legal_moves(state))
    if sorted(fast.packed_moves()) != ours:
        raise EnginesDiffer(f"legal moves\n{print_position(state)}\n{print_move(move)}")
    if after.state != expected:
        raise EnginesDiffer(f"after the move\n{print_position(state)}\n{print_move(move)}")


def compare_games(first: int) -> int:
    """Compare a chunk of games with all numbers of players, half of them with random options."""
    decisions = 0
    for number in range(first, first + CHUNK):
        rng = Random(f"options/{number}")
        options = random_options(rng) if number % 2 else Options()
        skill = rng.choice((0.3, 0.9, 1.0))
        decisions += compare_game(number // 2 % 4 + 1, number, options, skill)
    return decisions
