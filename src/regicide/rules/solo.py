"""§12 alone at the table: flipping a Jester, and the medal."""

from enum import Enum
from typing import Protocol

from regicide.rules.options import Options
from regicide.rules.reasons import Reason

SOLO_JESTERS = 2  # §12.1


class Aside(Protocol):
    """The Jesters that lie aside: part of states and observations."""

    @property
    def options(self) -> Options: ...
    @property
    def yielded(self) -> tuple[bool, ...]: ...
    @property
    def jesters(self) -> int: ...


class Medal(Enum):
    """§12.3 what a solo win is worth."""

    GOLD = "gold"
    SILVER = "silver"
    BRONZE = "bronze"


def solo_jesters(options: Options) -> int:
    """§12.1, §13.3 how many Jesters lie aside at the start."""
    return max(0, SOLO_JESTERS + options.jesters)


def unflippable(aside: Aside) -> Reason | None:
    """Why no Jester can be flipped; None if one can (§12.1)."""
    if len(aside.yielded) != 1:
        return Reason.FLIP_NOT_SOLO
    return None if aside.jesters else Reason.NO_JESTER_LEFT


def medal(aside: Aside) -> Medal:
    """§12.3 by the flips used."""
    return _medal(aside.options, aside.jesters)


def medal_after_flip(aside: Aside) -> Medal:
    """The medal that would be left to win after one more flip."""
    return _medal(aside.options, aside.jesters - 1)


def _medal(options: Options, left: int) -> Medal:
    return list(Medal)[max(0, solo_jesters(options) - left)]
