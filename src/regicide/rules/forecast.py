"""Forecasts: the consequences of a play or a yield, as far as its player can know them.

A forecast makes the move with the functions of turn.py, in a state with stand-ins for the hidden cards,
and reads only what does not depend on them. The core does the same: see fast/core/net/afterstate.hpp.
"""

from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from regicide.rules.cards import JESTER, Card, Suit
from regicide.rules.covering import can_cover, cheapest_cover
from regicide.rules.enemy import attack, health_left
from regicide.rules.events import (
    CardsDrawn,
    CardsHealed,
    CardsPlayed,
    EnemyDamaged,
    EnemyDefeated,
    EnemyStruck,
    ImmunityCancelled,
    PowerActed,
    PowerBlocked,
)
from regicide.rules.knowledge import Knowledge
from regicide.rules.moves import Play, Seat, Yield
from regicide.rules.observation import Observation
from regicide.rules.state import State, Step
from regicide.rules.turn import MoveResult, do
from regicide.rules.worlds import fill_in

#: In the place of each card that the viewer cannot see. A forecast may count it, never read it.
STAND_IN = JESTER

_Kind = TypeVar("_Kind")


class Kill(Enum):
    """§5.2 how a play would defeat the enemy."""

    EXACT = "exact"
    OVER = "over"


class Coverage(Enum):
    """Whether the remaining hand could cover the damage of step four."""

    NOTHING_TO_COVER = "nothing-to-cover"
    COVERED = "covered"
    NOT_COVERED = "not-covered"
    DEPENDS_ON_DRAW = "depends-on-draw"


@dataclass(frozen=True, slots=True)
class Forecast:
    """The consequences of a play or a yield."""

    attack_value: int
    acting: tuple[Suit, ...]
    blocked: tuple[Suit, ...]
    cancels_immunity: bool
    #: How many cards hearts would move under the tavern.
    healed: int
    #: How many cards each seat would draw.
    drawn: tuple[int, ...]
    damage: int
    #: The health the enemy would have left.
    health_left: int
    kill: Kill | None
    wins: bool
    #: The enemy's attack after the shield; 0 if it would be defeated.
    enemy_attack: int
    coverage: Coverage
    #: The seat that would begin the next turn without a legal move and lose (§11.2), if certain.
    stuck: Seat | None
    #: The discard that would lose the least value, from the cards the seat is sure to hold.
    cheapest_cover: tuple[Card, ...] | None


def forecast(observation: Observation, move: Play | Yield) -> Forecast:
    """Return the consequences of a legal move of the viewer; an illegal one raises `IllegalMove`."""
    return _read(do(_with_stand_ins(observation), move), observation.seat)


def _with_stand_ins(observation: Observation) -> State:
    """The state with a stand-in for each hidden card; its knowledge is what the viewer knows."""
    assert not observation.hands[observation.seat].hidden, "the acting hand is hidden"
    hands, tavern = observation.hands, observation.tavern
    return fill_in(
        observation,
        hands=tuple([hand.known + (STAND_IN,) * hand.hidden for hand in hands]),
        tavern=tavern.top + (STAND_IN,) * (len(tavern) - len(tavern.top)),
        castle=(STAND_IN,) * observation.castle,
        knowledge=Knowledge(len(tavern.top), (), tuple([hand.known for hand in hands])),
    )


def _read(done: MoveResult, seat: Seat) -> Forecast:
    """What the result says about this seat, as far as it does not depend on stand-ins."""

    def every(kind: type[_Kind]) -> list[_Kind]:
        return [event for event in done.events if isinstance(event, kind)]

    after, defeats = done.state, every(EnemyDefeated)
    hand = after.knowledge.hands[seat]  # with the draws it knows, without the stand-ins
    suffered = sum([event.damage for event in every(EnemyStruck)])
    draws = {event.seat: event.count for event in every(CardsDrawn)}
    return Forecast(
        attack_value=sum([event.attack for event in every(CardsPlayed)]),
        acting=tuple([event.suit for event in every(PowerActed)]),
        blocked=tuple([event.suit for event in every(PowerBlocked)]),
        cancels_immunity=bool(every(ImmunityCancelled)),
        healed=sum([len(event.cards) for event in every(CardsHealed)]),
        drawn=tuple([draws.get(each, 0) for each in range(after.players)]),
        damage=sum([event.amount for event in every(EnemyDamaged)]),
        health_left=0 if defeats else health_left(after),
        kill=None if not defeats else Kill.EXACT if defeats[0].exact else Kill.OVER,
        wins=after.step is Step.WON,
        enemy_attack=0 if defeats else attack(after),
        coverage=_coverage(hand, suffered, unknown=len(after.hands[seat]) - len(hand)),
        stuck=after.seat if after.step is Step.STUCK else None,
        cheapest_cover=cheapest_cover(hand, suffered) if suffered else None,
    )


def _coverage(hand: tuple[Card, ...], damage: int, *, unknown: int) -> Coverage:
    """§6.3 whether these cards and `unknown` others cover the damage."""
    if not damage:
        return Coverage.NOTHING_TO_COVER
    if can_cover(hand, damage):
        return Coverage.COVERED
    return Coverage.DEPENDS_ON_DRAW if unknown else Coverage.NOT_COVERED
