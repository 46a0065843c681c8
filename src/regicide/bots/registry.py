"""Bots by name: those of bot_table.py, and external programs."""

from collections.abc import Callable
from dataclasses import dataclass

from regicide.bots.bot import Bot, Budget
from regicide.bots.bot_table import SHIPPED_BOTS
from regicide.bots.external import PREFIX, ExternalBot


@dataclass(frozen=True, slots=True)
class RegisteredBot:
    """A bot and its name."""

    name: str
    #: Makes a bot with this budget; bots without search ignore it.
    make: Callable[[Budget], Bot]


BOTS = {each.name: RegisteredBot(each.name, each.make) for each in SHIPPED_BOTS}


def is_bot(name: str) -> bool:
    """Whether this is a bot's name; an external program is not checked before it is started."""
    return name in BOTS or (name.startswith(PREFIX) and len(name) > len(PREFIX))


def bot_named(name: str, budget: Budget | None = None) -> Bot:
    """A built-in bot by its name, or `engine:COMMAND`."""
    if name.startswith(PREFIX):
        return ExternalBot(name.removeprefix(PREFIX), budget or Budget())
    return BOTS[name].make(budget or Budget())
