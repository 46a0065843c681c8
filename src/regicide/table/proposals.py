"""What needs everyone's consent."""

from dataclasses import dataclass, replace
from enum import Enum

from regicide.rules import Seat


class Aim(Enum):
    """What is proposed."""

    UNDO = "undo"
    ABANDON = "abandon"


@dataclass(frozen=True, slots=True)
class Proposal:
    """Somebody wants something; these have agreed so far, the one who asked among them."""

    aim: Aim
    seat: Seat
    agreed: frozenset[Seat]

    def with_consent(self, seat: Seat) -> "Proposal":
        return replace(self, agreed=self.agreed | {seat})

    def is_carried(self, voters: frozenset[Seat]) -> bool:
        """Everyone who has a say has agreed: the people who play, not their bots."""
        return voters <= self.agreed
