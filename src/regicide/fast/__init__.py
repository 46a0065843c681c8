"""The rules on packed integers in C++ (the core): for simulation, search and solving.

    packing             `pack` and `unpack`: states, options and moves between `rules` and the core
    packed_observation  `packed_world`: a packed state that agrees with an observation
    fast_game           `FastGame`: one game in the core, with the types of `rules`
    table_game          `PackedTableGame`: the game of a table, whose messages the core writes
    simulation          `simulate`: random games at full speed
    net                 `Net` and `QuantizedNet`: the value net, its training and its choices
    game_kinds          which nets a game needs
    core_bots           `choose_as`: the bots of the core, which those of `bots` are made of
    bot_games           `games_won`: games of the bots of the core, by the thousand
    core_review         `CoreReview`: the review of a game; `core_hint`: the best moves
    play_out            `play_out`: games played to the end after each of some moves
    game_study          whole games: what one counts, games for par
    batch               `Batch`: thousands of games side by side as NumPy arrays
    layout              the memory layout of the structs that Python and the core share
    interface           the functions of the core, described once; table_interface: those for tables and reviews
    core_numbers        the numbers that the core shares with Python and the page
    c_types             the types of the interface
    library             loads the compiled core and declares its functions
    core/               the C++ source, which `dev.py` compiles

The core has no rules of its own: golden files and lock-step tests compare it with `rules`, and its
messages with `wire`.
Not here: text (notation; the core reads and writes what a table without Python needs), bots (bots), assumptions about the machine (the core picks a build for the
instruction set at run time).
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regicide.fast.batch import Batch, IllegalAction
    from regicide.fast.fast_game import FastGame
    from regicide.fast.library import CoreMissing, core_library
    from regicide.fast.packed_observation import packed_world
    from regicide.fast.packing import pack, pack_move, unpack, unpack_move
    from regicide.fast.simulation import SimulationCounts, builds, simulate

#: Imported lazily: these need NumPy or the core, `core_numbers` does not.
_LAZY = {
    **dict.fromkeys(("Batch", "IllegalAction"), "batch"),
    "FastGame": "fast_game",
    **dict.fromkeys(("CoreMissing", "core_library"), "library"),
    "packed_world": "packed_observation",
    **dict.fromkeys(("pack", "pack_move", "unpack", "unpack_move"), "packing"),
    **dict.fromkeys(("SimulationCounts", "builds", "simulate"), "simulation"),
}

__all__ = [
    "Batch",
    "CoreMissing",
    "FastGame",
    "IllegalAction",
    "SimulationCounts",
    "builds",
    "core_library",
    "pack",
    "pack_move",
    "packed_world",
    "simulate",
    "unpack",
    "unpack_move",
]


def __getattr__(name: str) -> object:
    if name not in _LAZY:
        raise AttributeError(name)
    return getattr(import_module(f"regicide.fast.{_LAZY[name]}"), name)
