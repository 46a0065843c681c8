"""Perft: how many games of so many moves begin in a position, hearts shuffling nothing."""

from regicide.rules import State, do, legal_moves


def perft(state: State, depth: int) -> int:
    """The number of leaves at this depth; a game that ends earlier has none there."""
    if depth == 0:
        return 1
    moves = legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(do(state, move).state, depth - 1) for move in moves)
