"""A moment of a game: where every card lies, whose move it is, and what everyone knows."""

from dataclasses import dataclass
from enum import Enum

from regicide.rules.cards import Card
from regicide.rules.knowledge import Knowledge
from regicide.rules.moves import Seat
from regicide.rules.options import Options


class Step(Enum):
    """What the game waits for, or how it ended.

    Steps two and three of a turn need no decision and so are no steps to wait in.
    """

    PLAY = "play"  # §3 step one
    SUFFER = "suffer"  # §6 step four
    NAME = "name"  # §8.3 after a Jester
    WON = "won"  # §11.1
    BEATEN = "beaten"  # §6.3 the damage cannot be covered
    STUCK = "stuck"  # §11.2 at step one, and no move

    @property
    def is_over(self) -> bool:
        return self is Step.WON or self is Step.BEATEN or self is Step.STUCK


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is. Nobody at the table sees it whole: they get an `Observation`."""

    options: Options
    #: Whose move it is; once the game is over, who struck the last blow or was stuck.
    seat: Seat
    step: Step
    enemy: Card
    #: Damage dealt to the enemy so far (§5.1).
    damage: int
    #: Sum of the attack values of plays with a spade, also while immunity hides it (§8.5).
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
    #: For each seat whether its latest turn was a yield (§9.1).
    yielded: tuple[bool, ...]
    #: Solo: Jesters not yet flipped (§12.1). Otherwise 0.
    jesters: int
    knowledge: Knowledge

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def acting_hand(self) -> tuple[Card, ...]:
        """The hand of the seat whose move it is."""
        return self.hands[self.seat]
