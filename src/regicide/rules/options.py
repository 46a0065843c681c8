"""§13 options that change the rules. The defaults are the published rules."""

from dataclasses import dataclass
from enum import Enum

from regicide.rules.errors import RegicideError


class SoloYield(Enum):
    """§13.1 whether a solo player may yield."""

    NEVER = "never"
    NOT_TWICE_RUNNING = "not-twice-running"


class Overpaying(Enum):
    """§13.2 whether a discard for damage may contain more cards than needed."""

    ALLOWED = "allowed"
    STOP = "stop"


class Talk(Enum):
    """§10 what players may say."""

    STRICT = "strict"
    CASUAL = "casual"


class BadOption(RegicideError):
    """A number outside its range in §13.3."""


#: §13.3 the lowest and highest value of each numeric option.
RANGES = {
    "hand": (-2, 2),
    "jesters": (-2, 0),
    "health": (-10, 10),
    "attack": (-5, 5),
    "combo": (4, 18),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of a game; `Options()` is the game as published."""

    solo_yield: SoloYield = SoloYield.NEVER  # §13.1
    overpaying: Overpaying = Overpaying.ALLOWED  # §13.2
    # The following are §13.3:
    hand: int = 0
    jesters: int = 0
    health: int = 0
    attack: int = 0
    yielding: bool = True
    combo: int = 10
    talk: Talk = Talk.STRICT
    open_hands: bool = False

    def __post_init__(self) -> None:
        for name, (lowest, highest) in RANGES.items():
            value = getattr(self, name)
            if not lowest <= value <= highest:
                raise BadOption(
                    "option-out-of-range",
                    {"name": name, "value": value, "lowest": lowest, "highest": highest},
                )


DEFAULTS = Options()
