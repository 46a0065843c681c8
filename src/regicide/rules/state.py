"""The complete state of a game: where every card is, whose move it is, what is public."""

from dataclasses import dataclass
from enum import Enum

from regicide.rules.cards import Card
from regicide.rules.knowledge import Knowledge
from regicide.rules.moves import Seat
from regicide.rules.options import Options


class Step(Enum):
    """Which decision the game waits for, or how it ended.

    Steps two and three of a turn need no decision, so they are not listed.
    """

    PLAY = "play"  # §3 step one
    SUFFER = "suffer"  # §6 step four
    NAME = "name"  # §8.3 after a Jester
    WON = "won"  # §11.1
    BEATEN = "beaten"  # §6.3 the damage cannot be covered
    STUCK = "stuck"  # §11.2 no legal move at step one

    @property
    def is_over(self) -> bool:
        return self in _ENDS


# A constant, because every move asks, and Python 3.11 finds the member of an enum slowly.
_ENDS = (Step.WON, Step.BEATEN, Step.STUCK)


@dataclass(frozen=True, slots=True)
class State:
    """The complete state, including hidden cards. Players get an `Observation` of it instead."""

    options: Options
    #: The seat to move. After the end: the seat that moved last, or that could not move.
    seat: Seat
    step: Step
    enemy: Card
    #: Damage dealt to the enemy so far (§5.1).
    damage: int
    #: Sum of the attack values of plays with a spade, also while the enemy is immune (§8.5).
    spades: int
    #: Cards played against this enemy, in order.
    table: tuple[Card, ...]
    #: A hand for each seat, in canonical order.
    hands: tuple[tuple[Card, ...], ...]
    #: Top card first.
    tavern: tuple[Card, ...]
    #: Oldest card first.
    discard: tuple[Card, ...]
    #: Next enemy first, without the current one.
    castle: tuple[Card, ...]
    #: For each seat, whether its latest turn was a yield (§9.1).
    yielded: tuple[bool, ...]
    #: Solo: Jesters not yet flipped (§12.1). Otherwise 0.
    jesters: int
    knowledge: Knowledge

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def acting_hand(self) -> tuple[Card, ...]:
        """The hand of the seat to move."""
        return self.hands[self.seat]
