"""Games played to the end after each of some moves, in the same worlds, by the champion in all seats."""

import ctypes
from collections.abc import Callable, Sequence

from regicide.fast.core_bots import nets_for
from regicide.fast.core_numbers import CoreBot, GameKind
from regicide.fast.library import core_library
from regicide.fast.packing import pack, pack_move
from regicide.rules import Move, State


def play_out(
    state: State,
    moves: Sequence[Move],
    net_address: Callable[[GameKind], int],
    *,
    games: int,
    rollouts: tuple[int, int],
    seed: int,
    first: int = 0,
    threads: int = 1,
) -> list[list[int]]:
    """For each move, which games it won: `games` of them, from number `first` on.

    A game depends on seed and number alone. `rollouts` are those of each search: of the first moves, and of all others.
    """
    packed = pack(state)
    # Of every kind of game that this one can become: the last Jester makes another one of a solo game.
    nets = nets_for(CoreBot.MEDALLIST, packed, net_address)
    count, hand = len(moves), packed.hand[packed.seat]
    chosen = (ctypes.c_uint64 * count)(*(pack_move(each, hand) for each in moves))
    won = (ctypes.c_uint8 * (count * games))()
    core_library().rg_play_out(
        nets, packed, chosen, count, first, games, *rollouts, seed, threads, ctypes.byref(won)
    )
    return [list(won[at::count]) for at in range(count)]
