"""Both engines in lock-step: `python3 dev.py verify [DECISIONS]`.

At every decision: the same state packed and unpacked, the same legal moves, the same state after
the move, hearts shuffled by the seed. Squires play most of the moves, so that Kings are reached;
options vary. Any difference prints the position and the move.
"""

import sys
from multiprocessing import get_context
from random import Random

from regicide.fast import FastGame, pack_move
from regicide.notation import Seed, print_move, print_position
from regicide.rules import FIRST_HEARTS, Options, hearts_acted, legal_moves
from walks import random_options, walk

CHUNK = 200  # games


class Different(AssertionError):
    """The engines do not agree."""


def compare_game(players: int, number: int, options: Options, skill: float) -> int:
    """Walk one game in both engines; the number of decisions compared."""
    seed = Seed(f"walk/{players}/{number}")
    fast, hearts, decisions = FastGame.deal(players, seed.text, options), FIRST_HEARTS, 0
    for ply in walk(players, number, options=options, skill=skill):
        state, where = ply.state, f"{print_position(ply.state)}\n{print_move(ply.move)}"
        if fast.state != state or bytes(FastGame.at(state).packed.options) != bytes(
            fast.packed.options
        ):
            raise Different(f"state\n{where}")
        hand = fast.packed.hand[fast.packed.seat]
        ours = sorted(pack_move(move, hand) for move in legal_moves(state))
        if sorted(fast.packed_moves()) != ours:
            raise Different(f"legal moves\n{where}")
        fast = fast.do(ply.move, seed.text, hearts)
        if fast.state != ply.done.state:
            raise Different(f"after the move\n{where}")
        hearts += hearts_acted(ply.done.events)
        decisions += 1
    return decisions


def compare_games(first: int) -> int:
    """A chunk of games with all numbers of players, half of them with options of any kind."""
    decisions = 0
    for number in range(first, first + CHUNK):
        rng = Random(f"lock-step/{number}")
        options = random_options(rng) if number % 2 else Options()
        skill = rng.choice((0.3, 0.9, 1.0))
        decisions += compare_game(number % 4 + 1, number, options, skill)
    return decisions


def main() -> int:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000_000
    decisions = 0
    with get_context("spawn").Pool() as pool:
        for compared in pool.imap_unordered(compare_games, range(0, 10**9, CHUNK)):
            decisions += compared
            print(f"\r{decisions:>12,} of {wanted:,} decisions alike", end="", flush=True)
            if decisions >= wanted:
                break
        pool.terminate()
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
