"""Observation in, move out: players that know what their seat knows.

    bot       what a bot is: `choose(observation)` gives a `BotChoice`; the budget of a move
    random_bot   `random`: any legal move
    squire    `squire`: a rule of thumb somebody can read
    knight    `knight`: the value net without search
    champion  `champion`: net and search; `medallist`: the same for a solo medal
    weights   the nets that ship with the package
    external  any program that talks the engine protocol: `engine:COMMAND`
    registry  the bots by name
    bot_runner  bots in threads, at a person's pace

Not here: a `State`. A bot never gets one, so it cannot know what its seat does not.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from regicide.bots.bot import BadBudget, Bot, BotChoice, Budget

if TYPE_CHECKING:
    from regicide.bots.registry import BOTS, RegisteredBot, bot_named, is_bot

#: What is in the registry: it loads nets and numbers, which whoever lets nobody play can spare.
_LATER = ("BOTS", "RegisteredBot", "bot_named", "is_bot")

__all__ = [
    "BOTS",
    "BadBudget",
    "Bot",
    "BotChoice",
    "Budget",
    "RegisteredBot",
    "bot_named",
    "is_bot",
]


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(name)
    return getattr(import_module("regicide.bots.registry"), name)
