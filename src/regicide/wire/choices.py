"""The legal moves of the seat to move, and their forecasts. Only that seat receives them.

They are computed from the observation of the seat, so they cannot reveal hidden cards.
"""

from regicide.notation import parse_move, print_each_card, print_move
from regicide.rules import (
    Card,
    Coverage,
    Flip,
    Forecast,
    Kill,
    Medal,
    Move,
    Observation,
    Play,
    Step,
    Suit,
    Yield,
    attack,
    cheapest_cover,
    forecast,
    legal_moves,
    observe,
    why_illegal,
)
from regicide.rules.solo import medal_after_flip
from regicide.table import Table, unearned
from regicide.table.frozen_struct import FrozenStruct
from regicide.wire.reasons import ReasonView, write_facts


class ForecastView(FrozenStruct, frozen=True):
    """The consequences of a play or a yield."""

    attack_value: int
    acting: tuple[Suit, ...]
    blocked: tuple[Suit, ...]
    cancels_immunity: bool
    healed: int
    drawn: tuple[int, ...]
    damage: int
    health_left: int
    kill: Kill | None
    wins: bool
    enemy_attack: int
    coverage: Coverage
    #: The seat that would then have no legal move and lose (§11.2).
    stuck: int | None
    cheapest_cover: tuple[str, ...] | None


class ChoiceView(FrozenStruct, frozen=True, omit_defaults=True):
    """A legal move, with a forecast if it is a play or a yield."""

    move: str
    forecast: ForecastView | None = None


class ChoicesView(FrozenStruct, frozen=True):
    """Every legal move of the seat to move."""

    moves: tuple[ChoiceView, ...]
    #: Why the seat may not yield at step one; None if it may.
    no_yield: ReasonView | None
    #: Why the seat may not flip a Jester.
    no_flip: ReasonView | None
    #: The best medal still possible after a flip (§12.3).
    medal_after_flip: Medal | None
    #: At step four: the damage, and the discard that loses the least value.
    damage: int | None
    cheapest_cover: tuple[str, ...] | None


class OutlookView(FrozenStruct, frozen=True):
    """The forecast of a move, or why it is illegal: the answer to `Ask`."""

    move: str
    forecast: ForecastView | None
    reason: ReasonView | None


def view_table_choices(table: Table) -> ChoicesView:
    """Return the choices of the seat to move."""
    assert table.game is not None
    state = table.game.state
    return view_choices(observe(state, state.seat), earns=unearned(table) is None)


def view_choices(seen: Observation, *, earns: bool = True) -> ChoicesView:
    """Return the choices of the viewer, who is to move; a game that earns nothing promises no medal."""
    flips = why_illegal(seen, Flip()) is None
    suffering = seen.step is Step.SUFFER
    cover = cheapest_cover(seen.acting_hand, attack(seen)) if suffering else None
    return ChoicesView(
        moves=tuple(_choice(seen, move) for move in legal_moves(seen)),
        no_yield=view_reason(seen, Yield()) if seen.step is Step.PLAY else None,
        no_flip=view_reason(seen, Flip()) if seen.players == 1 else None,
        medal_after_flip=medal_after_flip(seen) if flips and earns else None,
        damage=attack(seen) if suffering else None,
        cheapest_cover=_cards(cover),
    )


def view_outlook(seen: Observation, text: str) -> OutlookView:
    """Return what this move would do. A text that is not a move raises `NotationError`."""
    move = parse_move(text)
    reason = view_reason(seen, move)
    foreseen = _choice(seen, move).forecast if reason is None else None
    return OutlookView(print_move(move), foreseen, reason)


def view_reason(seen: Observation, move: Move) -> ReasonView | None:
    illegality = why_illegal(seen, move)
    if illegality is None:
        return None
    reason = illegality.reason
    return ReasonView(reason.code, reason.clause, write_facts(illegality.facts))


def _choice(seen: Observation, move: Move) -> ChoiceView:
    foreseen = _forecast(forecast(seen, move)) if isinstance(move, Play | Yield) else None
    return ChoiceView(print_move(move), foreseen)


def _forecast(foreseen: Forecast) -> ForecastView:
    return ForecastView(
        attack_value=foreseen.attack_value,
        acting=foreseen.acting,
        blocked=foreseen.blocked,
        cancels_immunity=foreseen.cancels_immunity,
        healed=foreseen.healed,
        drawn=foreseen.drawn,
        damage=foreseen.damage,
        health_left=foreseen.health_left,
        kill=foreseen.kill,
        wins=foreseen.wins,
        enemy_attack=foreseen.enemy_attack,
        coverage=foreseen.coverage,
        stuck=foreseen.stuck,
        cheapest_cover=_cards(foreseen.cheapest_cover),
    )


def _cards(cards: tuple[Card, ...] | None) -> tuple[str, ...] | None:
    return None if cards is None else print_each_card(cards)
