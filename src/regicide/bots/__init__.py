"""Observation in, move out: players that know what their seat knows.

    bot       what a bot is: `choose(observation)` gives a `Choice`; the budget of a move
    chancer   `random`: any legal move
    squire    `squire`: a rule of thumb somebody can read
    registry  the bots by name

Not here: a `State`. A bot never gets one, so it cannot know what its seat does not.
"""

from regicide.bots.bot import BadBudget, Bot, Budget, Choice
from regicide.bots.registry import BOTS, Entry, bot_named

__all__ = ["BOTS", "BadBudget", "Bot", "Budget", "Choice", "Entry", "bot_named"]
