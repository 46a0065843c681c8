"""§12 solo games: flipping a Jester, and the medal."""

from enum import Enum
from typing import Protocol

from regicide.rules.options import Options
from regicide.rules.reasons import Reason

SOLO_JESTERS = 2  # §12.1


class SoloStatus(Protocol):
    """The Jesters set aside in a solo game: a part of states and observations."""

    @property
    def options(self) -> Options: ...
    @property
    def yielded(self) -> tuple[bool, ...]: ...
    @property
    def jesters(self) -> int: ...


class Medal(Enum):
    """§12.3 the medal of a solo win."""

    GOLD = "gold"
    SILVER = "silver"
    BRONZE = "bronze"


def solo_jesters(options: Options) -> int:
    """§12.1, §13.3 how many Jesters are set aside at the start."""
    return max(0, SOLO_JESTERS + options.jesters)


def why_no_flip(status: SoloStatus) -> Reason | None:
    """§12.1 return why no Jester can be flipped; None if one can."""
    if len(status.yielded) != 1:
        return Reason.FLIP_NOT_SOLO
    return None if status.jesters else Reason.NO_JESTER_LEFT


def medal(status: SoloStatus) -> Medal:
    """§12.3 the medal of a win, by the number of flips."""
    return _medal(status.options, status.jesters)


def medal_after_flip(status: SoloStatus) -> Medal:
    """The best medal still possible after one more flip."""
    return _medal(status.options, status.jesters - 1)


def _medal(options: Options, left: int) -> Medal:
    return list(Medal)[max(0, solo_jesters(options) - left)]
