"""Random games at full speed."""

import ctypes
from dataclasses import dataclass
from itertools import count

from regicide.fast.library import core_library
from regicide.fast.packing import pack_options
from regicide.rules import Options
from regicide.rules.options import DEFAULTS


@dataclass(frozen=True, slots=True)
class SimulationCounts:
    """Totals of all threads."""

    games: int
    decisions: int
    won: int


def builds() -> list[str]:
    """The builds of the core that this machine can run, the fastest last."""
    found: list[str] = []
    for number in count():
        name = core_library().rg_build_name(number)
        if name is None:
            return found
        found.append(name.decode())
    raise AssertionError


def simulate(
    players: int,
    decisions: int,
    *,
    options: Options = DEFAULTS,
    seed: int = 0,
    threads: int = 1,
    build: str | None = None,
) -> SimulationCounts:
    """Play random games until each thread has made this many decisions."""
    assert build is None or build in builds(), f"no such build: {build}"
    totals = (ctypes.c_uint64 * 3)()
    name = (build or "").encode()
    packed = pack_options(options)
    core_library().rg_simulate(players, packed, decisions, seed, threads, name, totals)
    return SimulationCounts(*totals)
