"""What happened: everything a screen or a log needs, in the order it happened.

Every event is public but one: `CardsReceived`, which only its seat may know. What others may know
of the same draw is `CardsDrawn`. So a fact is public or it is private, never half of each.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from regicide.rules.cards import Card, Suit
from regicide.rules.moves import Seat
from regicide.rules.options import Options
from regicide.rules.solo import Medal
from regicide.rules.state import Step


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """§6.5, §5.5, §8.3 this seat is at step one."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsPlayed:
    """§3.7 cards lie against the enemy, with this attack value."""

    seat: Seat
    cards: tuple[Card, ...]
    attack: int


@dataclass(frozen=True, slots=True)
class Yielded:
    """§3.6"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PowerActed:
    """§4.1 a suit's power acts at the attack value."""

    suit: Suit
    attack: int


@dataclass(frozen=True, slots=True)
class PowerBlocked:
    """§4.3 the enemy's immunity stopped a suit's power."""

    suit: Suit
    attack: int


@dataclass(frozen=True, slots=True)
class CardsHealed:
    """§4.5 these cards went under the tavern. The set is public (§1.7), the order nobody's."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """§4.6, §12.1 a seat drew; `known` are those everyone had seen on top of the tavern."""

    seat: Seat
    count: int
    known: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsReceived:
    """Private: the cards this seat drew, in the order it drew them."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ShieldRaised:
    """§4.8, §8.5 spades now take `shield` off the attack, which leaves `attack`."""

    shield: int
    attack: int


@dataclass(frozen=True, slots=True)
class ImmunityCancelled:
    """§8.2 a Jester made this suit's power work against the enemy."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class EnemyDamaged:
    """§5.1 `amount` more damage makes `damage` of `health`."""

    amount: int
    damage: int
    health: int
    doubled: bool


@dataclass(frozen=True, slots=True)
class EnemyDefeated:
    """§5.2 exactly: its card goes on top of the tavern; otherwise to the discard pile.

    The last one's stays where it is: there the game stops (§5.4).
    """

    enemy: Card
    exact: bool
    last: bool


@dataclass(frozen=True, slots=True)
class EnemyRevealed:
    """§5.4 the next castle card is turned up."""

    enemy: Card


@dataclass(frozen=True, slots=True)
class EnemyStruck:
    """§6.1 step four: this damage, after the shield, falls on a seat."""

    seat: Seat
    damage: int


@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """§6.2 cards worth `value` cover the damage."""

    seat: Seat
    cards: tuple[Card, ...]
    value: int


@dataclass(frozen=True, slots=True)
class NextNamed:
    """§8.3 a Jester's player named who goes next."""

    seat: Seat
    named: Seat


@dataclass(frozen=True, slots=True)
class JesterFlipped:
    """§12.1 a solo Jester was flipped, the hand discarded; `left` Jesters are left."""

    seat: Seat
    discarded: tuple[Card, ...]
    left: int


@dataclass(frozen=True, slots=True)
class GameWon:
    """§11.1; the medal is a solo player's."""

    seat: Seat
    medal: Medal | None


@dataclass(frozen=True, slots=True)
class GameLost:
    """§11.2; `cause` is `Step.BEATEN` or `Step.STUCK`."""

    seat: Seat
    cause: Step


Event: TypeAlias = (
    TurnBegan
    | CardsPlayed
    | Yielded
    | PowerActed
    | PowerBlocked
    | CardsHealed
    | CardsDrawn
    | CardsReceived
    | ShieldRaised
    | ImmunityCancelled
    | EnemyDamaged
    | EnemyDefeated
    | EnemyRevealed
    | EnemyStruck
    | CardsDiscarded
    | NextNamed
    | JesterFlipped
    | GameWon
    | GameLost
)


def seen_by(events: Iterable[Event], viewer: Seat | None, *, options: Options) -> tuple[Event, ...]:
    """The events one seat (None: a spectator) gets to know."""
    if options.open_hands:  # §13.3
        return tuple(events)
    return tuple(
        [event for event in events if not isinstance(event, CardsReceived) or event.seat == viewer]
    )


def hearts_acted(events: Iterable[Event]) -> bool:
    """Whether a hearts power took a shuffle, also one with nothing to heal."""
    return any(isinstance(event, PowerActed) and event.suit is Suit.HEARTS for event in events)
