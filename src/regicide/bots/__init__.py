"""Observation in, move out: players that know what their seat knows.

    bot       what a bot is: `choose(observation)` gives a `Choice`; the budget of a move
    chancer   `random`: any legal move
    squire    `squire`: a rule of thumb somebody can read
    knight    `knight`: the value net without search
    champion  `champion`: net and search; `medallist`: the same for a solo medal
    weights   the nets that ship with the package
    external  any program that talks the engine protocol: `engine:COMMAND`
    registry  the bots by name
    thinking  bots in threads, at a person's pace

Not here: a `State`. A bot never gets one, so it cannot know what its seat does not.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from regicide.bots.bot import BadBudget, Bot, Budget, Choice

if TYPE_CHECKING:
    from regicide.bots.registry import BOTS, Entry, bot_named, is_bot

#: What is in the registry: it loads nets and numbers, which whoever lets nobody play can spare.
_LATER = ("BOTS", "Entry", "bot_named", "is_bot")

__all__ = ["BOTS", "BadBudget", "Bot", "Budget", "Choice", "Entry", "bot_named", "is_bot"]


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(name)
    return getattr(import_module("regicide.bots.registry"), name)
