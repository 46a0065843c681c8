"""The same law as `rules`, on packed integers in C++: for simulation, search and solving.

    packing     `pack` and `unpack`: states, options and moves between the two engines
    seat_view     `world_seen`: a world for what a seat sees, quickly
    fast_game        `FastGame`: one game at a time, with the rules' own types around it
    simulation  random games as fast as the machine can
    net         the value net: its weights, learning, playing
    batch       thousands of games side by side as NumPy arrays
    layout      the memory of a packed state; library: the compiled core and its functions
    core/       the C++ source, which `dev.py` compiles

It invents no rule: golden files and lock-step tests hold it to `rules`. Not here: text (notation),
a bot (bots), or an assumption about the machine: builds for instruction sets are chosen at run time.
"""

from regicide.fast.batch import Batch, IllegalAction
from regicide.fast.fast_game import FastGame
from regicide.fast.library import CoreMissing, library
from regicide.fast.packing import pack, pack_move, unpack, unpack_move
from regicide.fast.seat_view import world_seen
from regicide.fast.simulation import Simulated, builds, simulate

__all__ = [
    "Batch",
    "CoreMissing",
    "FastGame",
    "IllegalAction",
    "Simulated",
    "builds",
    "library",
    "pack",
    "pack_move",
    "simulate",
    "unpack",
    "unpack_move",
    "world_seen",
]
