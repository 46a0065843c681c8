"""Bots by name: those of bot_table.py, and external programs."""

from collections.abc import Callable
from dataclasses import dataclass

from regicide.bots.bot import Bot, Budget
from regicide.bots.bot_table import SHIPPED_BOTS
from regicide.bots.external import ExternalBot, is_program


@dataclass(frozen=True, slots=True)
class RegisteredBot:
    """A bot and its name."""

    name: str
    #: Makes a bot with this budget; bots without search ignore it.
    make: Callable[[Budget], Bot]


BOTS = {each.name: RegisteredBot(each.name, each.make) for each in SHIPPED_BOTS}


def is_bot(name: str) -> bool:
    """Whether this is a bot's name; an external program is not checked before it is started."""
    return name in BOTS or is_program(name)


def bot_named(name: str, budget: Budget | None = None) -> Bot:
    """A built-in bot by its name, `engine:COMMAND` or `policy:FILE:NAME`."""
    if is_program(name):
        return ExternalBot(name, budget or Budget())
    return BOTS[name].make(budget or Budget())
