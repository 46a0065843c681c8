"""A game with real cards in the core (fast/core/companion/companion_view.hpp).

The companion page asks the core. The tests compare its answers with `rules`.
"""

import ctypes
from collections.abc import Iterable

from regicide.fast.library import core_library


def companion_game(players: int, options: str, actions: Iterable[str]) -> bytes:
    """Return the game after these actions as JSON; empty if it cannot have such players or options.

    Actions are texts as in docs/companion.md. The game ends before the first that is not possible.
    """
    out = ctypes.create_string_buffer(core_library().rg_text_size())
    setup, told = options.encode(), "".join(f"{each}\n" for each in actions).encode()
    length = core_library().rg_companion(players, setup, len(setup), told, len(told), out)
    return ctypes.string_at(out, length)
