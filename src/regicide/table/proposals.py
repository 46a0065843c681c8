"""Proposals: what needs the consent of all players."""

from dataclasses import dataclass, replace
from enum import Enum

from regicide.rules import Seat


class ProposalKind(Enum):
    """What a proposal asks for."""

    UNDO = "undo"
    ABANDON = "abandon"


@dataclass(frozen=True, slots=True)
class Proposal:
    """A request of a seat, and the seats that have agreed so far, including its own."""

    aim: ProposalKind
    seat: Seat
    agreed: frozenset[Seat]

    def with_consent(self, seat: Seat) -> "Proposal":
        return replace(self, agreed=self.agreed | {seat})

    def is_accepted(self, voters: frozenset[Seat]) -> bool:
        """Whether all voters have agreed: the people who play themselves, not bots."""
        return voters <= self.agreed
