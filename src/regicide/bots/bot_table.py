"""The bots that ship with the package, declared once, from the weakest to the strongest.

The server, the terminal, the command line, the engine protocol, the page and the table in docs/bots.md take theirs from
here; `python3 dev.py generate` writes those of the page and of the documentation. Imports neither NumPy nor a bot.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, cast

from regicide.fast.core_numbers import CoreBot

if TYPE_CHECKING:
    from regicide.bots.bot import Bot, Budget


@dataclass(frozen=True, slots=True)
class ShippedBot:
    """A bot by its name: `bot-NAME` says how it works.

    For players `bot-name-NAME` and `bot-about-NAME` say its kind, and `bot-called-NAME` has a name for each seat.
    """

    name: str
    #: `MODULE:CLASS` in this package.
    made_by: str
    #: How the core plays it. None: it is in Python only, so the page does not offer it at tables of a device.
    core: CoreBot | None
    #: Chooses with the value nets.
    uses_net: bool = False
    #: Is made with a `Budget`; without one it has `DEFAULT_ROLLOUTS`, if it searches in the core.
    takes_budget: bool = False

    def make(self, budget: "Budget") -> "Bot":
        """Import it when it is first needed: most bots need NumPy and a net."""
        module, kind = self.made_by.split(":")
        make = getattr(import_module(f"regicide.bots.{module}"), kind)
        return cast("Bot", make(budget) if self.takes_budget else make())


SHIPPED_BOTS = (
    ShippedBot("random", "random_bot:RandomBot", CoreBot.RANDOM),
    ShippedBot("squire", "squire:Squire", CoreBot.SQUIRE),
    ShippedBot("knight", "knight:Knight", CoreBot.KNIGHT, uses_net=True),
    ShippedBot("champion", "champion:Champion", CoreBot.CHAMPION, uses_net=True, takes_budget=True),
    ShippedBot(
        "medallist", "champion:Medallist", CoreBot.MEDALLIST, uses_net=True, takes_budget=True
    ),
)
#: They can be seated at tables; external programs cannot.
BOT_NAMES = frozenset({each.name for each in SHIPPED_BOTS})
DEFAULT_BOT = "champion"
