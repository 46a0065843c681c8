"""The bots that ship with the package, declared once: the kinds and, among them, the levels, weaker before stronger.

The server, the terminal, the command line, the engine protocol, the page and the table in docs/bots.md take theirs from
here; `python3 dev.py generate` writes those of the page and of the documentation. Imports neither NumPy nor a bot.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, cast

from regicide.fast.core_numbers import LEVELS, CoreBot

if TYPE_CHECKING:
    from regicide.bots.bot import Bot, Budget


#: Plays any bot of the core; it is made with the bot's number.
CORE_PLAYER = "core_player:CorePlayer"


@dataclass(frozen=True, slots=True)
class ShippedBot:
    """A bot by its name: `bot-name-NAME` says its kind. Several bots may share their other messages."""

    name: str
    #: `MODULE:CLASS` in this package.
    made_by: str
    #: How the core plays it. None: it is in Python only, so the page does not offer it at tables of a device.
    core: CoreBot | None
    #: Chooses with the value nets.
    uses_net: bool = False
    #: Is made with a `Budget`; without one it has `DEFAULT_ROLLOUTS`, if it searches in the core.
    takes_budget: bool = False
    #: Its strength, where players choose a partner by strength: 1 is the gentlest. None: not offered there.
    level: int | None = None
    #: `bot-ABOUT` says how it works, and for players `bot-about-ABOUT`; both are given the level. Its name, if empty.
    about: str = ""
    #: The bot whose face and names at each seat it has (`bot-called-FACE`). Its name, if empty.
    face: str = ""

    @property
    def message(self) -> str:
        """The message that says how it works."""
        return f"bot-{self.about or self.name}"

    @property
    def called(self) -> str:
        """The message with its name at each seat."""
        return f"bot-called-{self.face or self.name}"

    def make(self, budget: "Budget") -> "Bot":
        """Import it when it is first needed: most bots need NumPy and a net."""
        module, kind = self.made_by.split(":")
        make = getattr(import_module(f"regicide.bots.{module}"), kind)
        if self.made_by == CORE_PLAYER:
            return cast("Bot", make(self.core))
        return cast("Bot", make(budget) if self.takes_budget else make())


def _level(number: int) -> ShippedBot:
    face = "squire" if number <= 3 else "guard" if number <= 6 else "knight"
    core = CoreBot(CoreBot.LEVEL_1 + number - 1)
    return ShippedBot(
        f"level-{number}", CORE_PLAYER, core, uses_net=True, level=number, about="level", face=face
    )


SHIPPED_BOTS = (
    ShippedBot("random", "random_bot:RandomBot", CoreBot.RANDOM),
    ShippedBot("squire", "squire:Squire", CoreBot.SQUIRE),
    ShippedBot("six-rules", CORE_PLAYER, CoreBot.SIX_RULES, face="guard"),
    ShippedBot("counting", CORE_PLAYER, CoreBot.COUNTING, face="guard"),
    *(_level(number) for number in range(1, LEVELS + 1)),
    ShippedBot("knight", "knight:Knight", CoreBot.KNIGHT, uses_net=True),
    ShippedBot(
        "champion",
        "champion:Champion",
        CoreBot.CHAMPION,
        uses_net=True,
        takes_budget=True,
        level=LEVELS + 1,
    ),
    ShippedBot(
        "medallist", "champion:Medallist", CoreBot.MEDALLIST, uses_net=True, takes_budget=True
    ),
)
BOTS_BY_NAME = {each.name: each for each in SHIPPED_BOTS}
#: They can be seated at tables; external programs cannot.
BOT_NAMES = frozenset(BOTS_BY_NAME)
DEFAULT_BOT = "champion"
