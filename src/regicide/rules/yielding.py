"""§9 whether the seat to move may yield."""

from typing import Protocol

from regicide.rules.moves import Seat
from regicide.rules.options import Options, SoloYield
from regicide.rules.reasons import Reason


class YieldStatus(Protocol):
    """Whose turn it is and which seats yielded on their latest turn: a part of states and observations."""

    @property
    def options(self) -> Options: ...
    @property
    def seat(self) -> Seat: ...
    @property
    def yielded(self) -> tuple[bool, ...]: ...


def why_no_yield(status: YieldStatus) -> Reason | None:
    """Return why the seat to move may not yield; None if it may."""
    if not status.options.yielding:  # §13.3
        return Reason.YIELDING_OFF
    if len(status.yielded) == 1:
        return _why_no_solo_yield(status)
    if sum(status.yielded) - status.yielded[status.seat] == len(status.yielded) - 1:  # §9.1
        return Reason.ALL_OTHERS_YIELDED
    return None


def _why_no_solo_yield(status: YieldStatus) -> Reason | None:
    if status.options.solo_yield is SoloYield.NEVER:  # §9.2
        return Reason.SOLO_YIELD
    if status.yielded[0]:  # §13.1
        return Reason.YIELDED_LAST_TURN
    return None
