"""The bots by name."""

from collections.abc import Callable
from dataclasses import dataclass

from regicide.bots.bot import Bot, Budget
from regicide.bots.champion import Champion, Medallist
from regicide.bots.external import PREFIX, ExternalBot
from regicide.bots.knight import Knight
from regicide.bots.random_bot import RandomBot
from regicide.bots.squire import Squire


@dataclass(frozen=True, slots=True)
class RegisteredBot:
    """A bot and its name; the message `bot-NAME` of the translations describes it."""

    name: str
    #: Makes a bot with this budget; bots without search ignore it.
    make: Callable[[Budget], Bot]


BOTS = {
    entry.name: entry
    for entry in (
        RegisteredBot("random", lambda _budget: RandomBot()),
        RegisteredBot("squire", lambda _budget: Squire()),
        RegisteredBot("knight", lambda _budget: Knight()),
        RegisteredBot("champion", Champion),
        RegisteredBot("medallist", Medallist),
    )
}


def is_bot(name: str) -> bool:
    """Whether this is a bot's name; an external program is not checked before it is started."""
    return name in BOTS or (name.startswith(PREFIX) and len(name) > len(PREFIX))


def bot_named(name: str, budget: Budget | None = None) -> Bot:
    """A built-in bot by its name, or `engine:COMMAND`."""
    if name.startswith(PREFIX):
        return ExternalBot(name.removeprefix(PREFIX), budget or Budget())
    return BOTS[name].make(budget or Budget())
