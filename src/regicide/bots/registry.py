"""The bots by name."""

from dataclasses import dataclass

from regicide.bots.bot import Bot
from regicide.bots.chancer import Chancer
from regicide.bots.squire import Squire


@dataclass(frozen=True, slots=True)
class Entry:
    """A bot under its name."""

    name: str
    bot: Bot


BOTS = {entry.name: entry for entry in (Entry("random", Chancer()), Entry("squire", Squire()))}
DEFAULT = "squire"


def bot_named(name: str) -> Bot:
    return BOTS[name].bot
