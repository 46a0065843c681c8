"""The bots by name."""

from collections.abc import Callable
from dataclasses import dataclass

from regicide.bots.bot import Bot, Budget
from regicide.bots.champion import Champion, Medallist
from regicide.bots.external import PREFIX, External
from regicide.bots.knight import Knight
from regicide.bots.random_bot import RandomBot
from regicide.bots.squire import Squire


@dataclass(frozen=True, slots=True)
class RegisteredBot:
    """A bot under its name; what it is like is the message `bot-NAME` of the translations."""

    name: str
    #: A new bot with this budget; one that has no use for a budget ignores it.
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
DEFAULT = "champion"


def is_bot(name: str) -> bool:
    """Whether there is such a bot; a program's is believed until it is started."""
    return name in BOTS or (name.startswith(PREFIX) and len(name) > len(PREFIX))


def bot_named(name: str, budget: Budget | None = None) -> Bot:
    """One of ours by its name, or `engine:COMMAND`."""
    if name.startswith(PREFIX):
        return External(name.removeprefix(PREFIX), budget or Budget())
    return BOTS[name].make(budget or Budget())
