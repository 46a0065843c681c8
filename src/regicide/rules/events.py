"""Events: what a move caused, in order, with everything a screen or a log needs.

All events are public except `CardsReceived`, which only its seat may see; `CardsDrawn` is the public
event for the same draw. No event is partly private.
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
    """§6.5, §5.5, §8.3 a seat is at step one."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsPlayed:
    """§3.7 a seat played cards with this attack value."""

    seat: Seat
    cards: tuple[Card, ...]
    attack: int


@dataclass(frozen=True, slots=True)
class Yielded:
    """§3.6 a seat yielded."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PowerActed:
    """§4.1 a suit power acted, at this attack value."""

    suit: Suit
    attack: int


@dataclass(frozen=True, slots=True)
class PowerBlocked:
    """§4.3 the enemy is immune to this suit, so its power did nothing."""

    suit: Suit
    attack: int


@dataclass(frozen=True, slots=True)
class CardsHealed:
    """§4.5 hearts moved these cards under the tavern. The set is public (§1.7), the order is unknown."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """§4.6, §12.1 a seat drew cards; everyone had seen the `known` ones on top of the tavern."""

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
    """§4.8, §8.5 spades now reduce the attack by `shield`, to `attack`."""

    shield: int
    attack: int


@dataclass(frozen=True, slots=True)
class ImmunityCancelled:
    """§8.2 a Jester cancelled the enemy's immunity to this suit."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class EnemyDamaged:
    """§5.1 the enemy took `amount` of damage, `damage` in total, of `health`."""

    amount: int
    damage: int
    health: int
    doubled: bool


@dataclass(frozen=True, slots=True)
class EnemyDefeated:
    """§5.2 an enemy defeated exactly goes on top of the tavern, otherwise to the discard pile.

    The last enemy's card stays in place, because the game ends (§5.4).
    """

    enemy: Card
    exact: bool
    last: bool


@dataclass(frozen=True, slots=True)
class EnemyRevealed:
    """§5.4 the next castle card was turned up."""

    enemy: Card


@dataclass(frozen=True, slots=True)
class EnemyStruck:
    """§6.1 step four: the enemy deals this damage to a seat, after the shield."""

    seat: Seat
    damage: int


@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """§6.2 a seat discarded cards worth `value` for the damage."""

    seat: Seat
    cards: tuple[Card, ...]
    value: int


@dataclass(frozen=True, slots=True)
class NextNamed:
    """§8.3 the player of a Jester named the next player."""

    seat: Seat
    named: Seat


@dataclass(frozen=True, slots=True)
class JesterFlipped:
    """§12.1 a solo player flipped a Jester and discarded the hand; `left` Jesters remain."""

    seat: Seat
    discarded: tuple[Card, ...]
    left: int


@dataclass(frozen=True, slots=True)
class GameWon:
    """§11.1 the game is won; solo games have a medal."""

    seat: Seat
    medal: Medal | None


@dataclass(frozen=True, slots=True)
class GameLost:
    """§11.2 the game is lost; `cause` is `Step.BEATEN` or `Step.STUCK`."""

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
    """Return the events that one seat (None: a spectator) may see."""
    if options.open_hands:  # §13.3
        return tuple(events)
    return tuple(
        [event for event in events if not isinstance(event, CardsReceived) or event.seat == viewer]
    )


def hearts_acted(events: Iterable[Event]) -> bool:
    """Whether a hearts power acted, and so used a shuffle, even if the discard pile was empty."""
    return any(isinstance(event, PowerActed) and event.suit is Suit.HEARTS for event in events)
