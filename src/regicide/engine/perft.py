"""Perft: the number of move sequences of a given length from a position.

Hearts take the discards in order.
"""

from regicide.rules import State, do, legal_moves


def perft(state: State, depth: int) -> int:
    """The number of leaves at this depth; games that end earlier are not counted."""
    if depth == 0:
        return 1
    moves = legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(do(state, move).state, depth - 1) for move in moves)
