"""A game, as everyone may see it.

It contains everything a screen shows, so that clients need no rules. Like an observation, it lists
every field it shows.
"""

from enum import Enum
from functools import lru_cache

from regicide.notation import print_card, print_each_card
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
from regicide.table import Table, TableGame, unearned
from regicide.table.frozen_struct import FrozenStruct
from regicide.table.table_game import DefeatedEnemy, defeated_before


class EnemyView(FrozenStruct, frozen=True):
    """The enemy, with its current attack and immunity."""

    card: str
    health: int
    health_left: int
    #: After the shield.
    attack: int
    full_attack: int
    shield: int
    #: The suit whose power does nothing; None once a Jester cancelled it.
    immune: Suit | None
    #: Spades that would count after a Jester (§8.5); 0 in a game without Jesters to play.
    waiting_shield: int


class Fate(Enum):
    """Where a royal is: still to come, the current enemy, or defeated."""

    TO_COME = "to-come"
    NOW = "now"
    DEFEATED = "defeated"
    TAKEN_EXACTLY = "taken-exactly"


class RoyalView(FrozenStruct, frozen=True):
    """One of the twelve royals."""

    card: str
    fate: Fate


def _all_royals(fate: Fate) -> dict[Card, RoyalView]:
    return {each: RoyalView(print_card(each), fate) for each in ROYALS}


_TO_COME, _NOW = _all_royals(Fate.TO_COME), _all_royals(Fate.NOW)
_DEFEATED, _TAKEN_EXACTLY = _all_royals(Fate.DEFEATED), _all_royals(Fate.TAKEN_EXACTLY)


class TavernView(FrozenStruct, frozen=True):
    """The tavern: known cards on top, and the groups hearts moved under it, oldest first."""

    count: int
    top: tuple[str, ...]
    groups: tuple[tuple[str, ...], ...]


class HandView(FrozenStruct, frozen=True):
    """A hand: the number of cards, and the publicly known ones."""

    count: int
    known: tuple[str, ...]


class OutcomeView(FrozenStruct, frozen=True):
    """How the game ended."""

    won: bool
    seat: int
    clause: str
    medal: Medal | None
    #: How much the hand was short of the damage (§6.3).
    short: int | None


class GameView(FrozenStruct, frozen=True):
    """The public state of a game."""

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
    #: The number of moves so far.
    moves: int
    outcome: OutcomeView | None


def royals_defeated(game: GameView) -> int:
    """How many royals have been defeated so far."""
    return sum(each.fate in (Fate.DEFEATED, Fate.TAKEN_EXACTLY) for each in game.royals)


def view_table_game(table: Table) -> GameView | None:
    """Return what everyone may see of the game of a table; None before it begins."""
    return None if table.game is None else view_game(table.game, earns=unearned(table) is None)


def view_game(game: TableGame, *, earns: bool = True) -> GameView:
    """Return what everyone may see of a game; a win that earns nothing has no medal."""
    return view_state(game.state, game.defeated, moves=len(game.moves), earns=earns)


def view_state(
    state: State, defeated: tuple[DefeatedEnemy, ...], *, moves: int, earns: bool = True
) -> GameView:
    """Return what everyone may see of a state after this many moves."""
    return GameView(
        seat=state.seat,
        step=state.step,
        enemy=_enemy(state),
        table=print_each_card(state.table),
        royals=_royals(state.enemy, defeated),
        tavern=_tavern(seen_tavern(state)),
        discard=print_each_card(state.discard),
        hands=tuple(
            [
                HandView(len(cards), print_each_card(known))
                for cards, known in zip(state.hands, known_hands(state), strict=True)
            ]
        ),
        hand_limit=hand_limit(state.players, state.options),
        yielded=state.yielded,
        jesters=state.jesters,
        moves=moves,
        outcome=_outcome(state, earns=earns),
    )


def view_position(state: State) -> GameView:
    """Return what everyone may see of a state without the moves before it."""
    return view_state(state, defeated_before(state), moves=0)


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
    """§8.5 spades blocked by immunity; 0 if the game has no Jester to play (§1.4, §12.1)."""
    return state.spades - shield(state) if tavern_jesters(state.players, state.options) else 0


def _tavern(seen: SeenTavern) -> TavernView:
    groups = tuple([print_each_card(group) for group in seen.groups])
    return TavernView(len(seen), print_each_card(seen.top), groups)


@lru_cache(maxsize=4096)
def _royals(enemy: Card, defeated: tuple[DefeatedEnemy, ...]) -> tuple[RoyalView, ...]:
    """In the order of `ROYALS`.

    After a win the last King is both enemy and defeated; he must count as defeated, so that is set last.
    """
    royals = {**_TO_COME, enemy: _NOW[enemy]}
    for each in defeated:
        royals[each.enemy] = (_TAKEN_EXACTLY if each.exact else _DEFEATED)[each.enemy]
    return tuple(royals.values())


def _outcome(state: State, *, earns: bool) -> OutcomeView | None:
    """`short` reveals the value of a hand, but after the game the seed is public anyway."""
    match outcome(state):
        case Won(seat, medal, clause):
            return OutcomeView(True, seat, clause, medal if earns else None, None)
        case Lost(seat, clause):
            short = attack(state) - total(state.hands[seat])
            return OutcomeView(False, seat, clause, None, short if clause == "§6.3" else None)
        case None:
            return None
