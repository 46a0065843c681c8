"""Observation in, move out: players that know what their seat knows.

    bot       what a bot is: `choose(observation)` gives a `Choice`; the budget of a move
    chancer   `random`: any legal move
    squire    `squire`: a rule of thumb somebody can read
    knight    `knight`: the value net without search
    champion  `champion`: net and search; `medallist`: the same for a solo medal
    weights   the nets that ship with the package
    external  any program that talks the engine protocol: `engine:COMMAND`
    registry  the bots by name

Not here: a `State`. A bot never gets one, so it cannot know what its seat does not.
"""

from regicide.bots.bot import BadBudget, Bot, Budget, Choice
from regicide.bots.registry import BOTS, Entry, bot_named, is_bot

__all__ = ["BOTS", "BadBudget", "Bot", "Budget", "Choice", "Entry", "bot_named", "is_bot"]
