"""Whole games of the bots of the core, by the thousand (core/bots/bot_games.hpp)."""

import ctypes
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from regicide.fast.core_numbers import CoreBot, GameKind
from regicide.fast.game_kinds import kinds_of_games
from regicide.fast.library import core_library
from regicide.fast.packing import pack_options
from regicide.rules import Options


def games_won(
    bots: Sequence[CoreBot],
    options: Options,
    net_address: Callable[[GameKind], int],
    *,
    games: int,
    seed: int,
    first: int = 0,
    rollouts: int = 0,
    threads: int = 1,
) -> NDArray[np.bool_]:
    """Whether each of the games from number `first` on was won; a bot for each seat.

    A game depends on its number, the seed, the bots and the options alone.
    """
    players = len(bots)
    seats = (ctypes.c_int32 * players)(*bots)
    needed = kinds_of_games(players, options)
    nets = (ctypes.c_void_p * len(GameKind))(
        *(net_address(kind) if kind in needed else None for kind in GameKind)
    )
    won = np.zeros(games, dtype=np.uint8)
    games_of = (rollouts, first, games, seed, threads)
    core_library().rg_play_by_bots(
        seats, nets, players, pack_options(options), *games_of, won.ctypes.data
    )
    return won.astype(np.bool_)
