"""§9 who may yield."""

from typing import Protocol

from regicide.rules.moves import Seat
from regicide.rules.options import Options, SoloYield
from regicide.rules.reasons import Reason


class Turns(Protocol):
    """Whose turn it is and who yielded on their latest one: part of states and observations."""

    @property
    def options(self) -> Options: ...
    @property
    def seat(self) -> Seat: ...
    @property
    def yielded(self) -> tuple[bool, ...]: ...


def unyieldable(turns: Turns) -> Reason | None:
    """Why the seat to move may not yield; None if it may."""
    if not turns.options.yielding:  # §13.3
        return Reason.YIELDING_OFF
    if len(turns.yielded) == 1:
        return _unyieldable_solo(turns)
    if sum(turns.yielded) - turns.yielded[turns.seat] == len(turns.yielded) - 1:  # §9.1
        return Reason.ALL_OTHERS_YIELDED
    return None


def _unyieldable_solo(turns: Turns) -> Reason | None:
    if turns.options.solo_yield is SoloYield.NEVER:  # §9.2
        return Reason.SOLO_YIELD
    if turns.yielded[0]:  # §13.1
        return Reason.YIELDED_LAST_TURN
    return None
