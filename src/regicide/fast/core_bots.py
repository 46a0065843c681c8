"""The bots of the core (core/bots/core_bots.hpp)."""

import ctypes
from collections.abc import Callable

from regicide.fast.core_numbers import CoreBot, GameKind
from regicide.fast.layout import PackedState
from regicide.fast.library import core_library


def choose_as(
    bot: CoreBot,
    packed: PackedState,
    net_address: Callable[[GameKind], int],
    *,
    rollouts: int = 0,
    ms: float = 0,
    seed: int = 0,
) -> tuple[int, float] | None:
    """The move of a bot and its estimate, or None; without a budget the bot has its default.

    `net_address` gives the address of the quantized net of a kind of game, if it is needed. The state
    may be any world that agrees with what the acting seat knows.
    """
    nets, chance = nets_for(bot, packed, net_address), ctypes.c_double()
    budget = (rollouts, ms, seed)
    move = core_library().rg_bot_choose(bot, nets, packed, *budget, b"", chance)
    return (move, chance.value) if move else None


def nets_for(
    bot: CoreBot, packed: PackedState, net_address: Callable[[GameKind], int]
) -> "ctypes.Array[ctypes.c_void_p]":
    """The addresses of the nets by kind of game: those that a bot may need in this state."""
    needed = core_library().rg_nets_needed(bot, packed)
    return (ctypes.c_void_p * len(GameKind))(
        *(net_address(kind) if needed >> kind & 1 else None for kind in GameKind)
    )
