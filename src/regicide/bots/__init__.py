"""Bots: an observation in, a move out.

    bot         `Bot`, the interface: `choose(observation, rng)` returns a `BotChoice`; `Budget`
    random_bot  `random`: any legal move
    squire      `squire`: a readable heuristic, one move deep
    knight      `knight`: the value net without search
    champion    `champion`: value net and search; `medallist`: the same, playing for a solo medal
    core_player the levels, the six rules, and counting points: bots of the core alone
    methods     why: which of the six rules chose a move, and the points of every move
    ratings     `rate_moves`: every legal move with its chance of winning
    hints       `hint_json`: the best moves, and why the first is the best
    weights     loads the value nets that ship with the package (weights/*.npz)
    external    `engine:COMMAND`: a program that speaks the engine protocol; `policy:FILE:NAME`
    process_time  the CPU time of such a program
    bot_table   `SHIPPED_BOTS`: the bots, declared once
    registry    `BOTS`, `bot_named`: the bots by name
    bot_runner  `BotRunner`: runs bots in threads for live tables
    fair_pool   `FairPool`: threads that serve their clients in turn

The search is in fast/core/search/search.hpp.
Not here: `State`. A bot gets an observation only, so it cannot know what its seat does not.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from regicide.bots.bot import BadBudget, Bot, BotChoice, Budget

if TYPE_CHECKING:
    from regicide.bots.ratings import WORLDS, RatedMove, rate_moves
    from regicide.bots.registry import BOTS, RegisteredBot, bot_named, is_bot

#: Imported lazily, with the module: these need NumPy and the core.
_LAZY = {
    **dict.fromkeys(("BOTS", "RegisteredBot", "bot_named", "is_bot"), "regicide.bots.registry"),
    **dict.fromkeys(("WORLDS", "RatedMove", "rate_moves"), "regicide.bots.ratings"),
}

__all__ = [
    "BOTS",
    "WORLDS",
    "BadBudget",
    "Bot",
    "BotChoice",
    "Budget",
    "RatedMove",
    "RegisteredBot",
    "bot_named",
    "is_bot",
    "rate_moves",
]


def __getattr__(name: str) -> object:
    if name not in _LAZY:
        raise AttributeError(name)
    return getattr(import_module(_LAZY[name]), name)
