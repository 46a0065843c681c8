"""A game as everyone may see it, and what one seat sees besides: its own hand.

Everything a screen shows is in it, so that a screen computes no rule. Like an observation it is
built by naming what is shown.
"""

from enum import Enum
from functools import lru_cache

from regicide.notation import print_card, print_each
from regicide.rules import (
    ROYALS,
    Card,
    Lost,
    Medal,
    State,
    Step,
    Suit,
    Won,
    attack,
    full_attack,
    hand_limit,
    health,
    health_left,
    immune_suit,
    outcome,
    shield,
    total,
)
from regicide.rules.observation import SeenTavern, known_hands, seen_tavern
from regicide.rules.setup import tavern_jesters
from regicide.table import TableGame
from regicide.table.table_game import Fallen
from regicide.table.value import Value


class EnemyView(Value, frozen=True):
    """The enemy, with what its suit, the shield and a Jester make of it."""

    card: str
    health: int
    health_left: int
    #: After the shield.
    attack: int
    full_attack: int
    shield: int
    #: The suit whose power does nothing; None once a Jester cancelled it.
    immune: Suit | None
    #: Spades that only a Jester would bring to bear (§8.5); 0 in a game without Jesters to play.
    waiting_shield: int


class Fate(Enum):
    """What became of a royal."""

    TO_COME = "to-come"
    NOW = "now"
    DEFEATED = "defeated"
    TAKEN_EXACTLY = "taken-exactly"


class RoyalView(Value, frozen=True):
    """One of the twelve."""

    card: str
    fate: Fate


def _all_royals(fate: Fate) -> dict[Card, RoyalView]:
    return {each: RoyalView(print_card(each), fate) for each in ROYALS}


_TO_COME, _NOW = _all_royals(Fate.TO_COME), _all_royals(Fate.NOW)
_DEFEATED, _TAKEN_EXACTLY = _all_royals(Fate.DEFEATED), _all_royals(Fate.TAKEN_EXACTLY)


class TavernView(Value, frozen=True):
    """The tavern from the top: known cards, and groups hearts put under it, oldest first."""

    count: int
    top: tuple[str, ...]
    groups: tuple[tuple[str, ...], ...]


class HandView(Value, frozen=True):
    """A hand: how many cards, and those everyone knows are in it."""

    count: int
    known: tuple[str, ...]


class OutcomeView(Value, frozen=True):
    """How the game ended."""

    won: bool
    seat: int
    clause: str
    medal: Medal | None
    #: By how much the hand failed to cover the damage (§6.3).
    short: int | None


class GameView(Value, frozen=True):
    """A moment of the game, for all eyes."""

    seat: int
    step: Step
    enemy: EnemyView
    #: Cards played against the enemy.
    table: tuple[str, ...]
    royals: tuple[RoyalView, ...]
    tavern: TavernView
    discard: tuple[str, ...]
    hands: tuple[HandView, ...]
    hand_limit: int
    yielded: tuple[bool, ...]
    #: Solo: Jesters left to flip.
    jesters: int
    #: How many moves were made.
    moves: int
    outcome: OutcomeView | None


def view_game(game: TableGame) -> GameView:
    """What everyone may see."""
    state = game.state
    return GameView(
        seat=state.seat,
        step=state.step,
        enemy=_enemy(state),
        table=print_each(state.table),
        royals=_royals(state.enemy, game.fallen),
        tavern=_tavern(seen_tavern(state)),
        discard=print_each(state.discard),
        hands=tuple(map(_hand, state.hands, known_hands(state))),
        hand_limit=hand_limit(state.players, state.options),
        yielded=state.yielded,
        jesters=state.jesters,
        moves=len(game.moves),
        outcome=_outcome(state),
    )


def _enemy(state: State) -> EnemyView:
    return EnemyView(
        card=print_card(state.enemy),
        health=health(state),
        health_left=health_left(state),
        attack=attack(state),
        full_attack=full_attack(state),
        shield=shield(state),
        immune=immune_suit(state),
        waiting_shield=_waiting_shield(state),
    )


def _waiting_shield(state: State) -> int:
    """§8.5; none where the game has no Jester to play (§1.4, §12.1)."""
    return state.spades - shield(state) if tavern_jesters(state.players, state.options) else 0


def _hand(cards: tuple[Card, ...], known: tuple[Card, ...]) -> HandView:
    return HandView(len(cards), print_each(known))


def _tavern(seen: SeenTavern) -> TavernView:
    groups = tuple([print_each(group) for group in seen.groups])
    return TavernView(len(seen), print_each(seen.top), groups)


@lru_cache(maxsize=4096)
def _royals(enemy: Card, fallen: tuple[Fallen, ...]) -> tuple[RoyalView, ...]:
    """In the order of `ROYALS`. The last King is the enemy still when he has fallen."""
    royals = {**_TO_COME, enemy: _NOW[enemy]}
    for each in fallen:
        royals[each.enemy] = (_TAKEN_EXACTLY if each.exact else _DEFEATED)[each.enemy]
    return tuple(royals.values())


def _outcome(state: State) -> OutcomeView | None:
    """The sum that failed tells of a hand; by then the seed, and so every hand, is open."""
    match outcome(state):
        case Won(seat, medal, clause):
            return OutcomeView(True, seat, clause, medal, None)
        case Lost(seat, clause):
            short = attack(state) - total(state.hands[seat])
            return OutcomeView(False, seat, clause, None, short if clause == "§6.3" else None)
        case None:
            return None
