"""What the seat that is to move may do, and what each of its moves would do.

Only that seat is told. It is worked out from what the seat may know: no card it cannot see has a
say in it.
"""

from regicide.notation import parse_move, print_each, print_move
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
    why_illegal,
)
from regicide.rules.solo import medal_after_flip
from regicide.table.value import Value
from regicide.wire.reasons import ReasonView, write_facts


class ForecastView(Value, frozen=True):
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
    #: Who would have no move then, and lose the game (§11.2).
    stuck: int | None
    cheapest_cover: tuple[str, ...] | None


class ChoiceView(Value, frozen=True, omit_defaults=True):
    """A legal move; what it would do, if it is a play or a yield."""

    move: str
    forecast: ForecastView | None = None


class ChoicesView(Value, frozen=True):
    """Every legal move of the seat that is to move."""

    moves: tuple[ChoiceView, ...]
    #: Why the seat may not yield at step one; None if it may.
    no_yield: ReasonView | None
    #: Why it may not flip a Jester.
    no_flip: ReasonView | None
    #: The medal a flip would leave (§12.3).
    medal_after_flip: Medal | None
    #: At step four: what has to be covered, and the discard that loses least.
    damage: int | None
    cheapest_cover: tuple[str, ...] | None


class OutlookView(Value, frozen=True):
    """What a move would do, or why it is illegal."""

    move: str
    forecast: ForecastView | None
    reason: ReasonView | None


def view_choices(seen: Observation) -> ChoicesView:
    """For the viewer, who is to move."""
    flips = why_illegal(seen, Flip()) is None
    suffering = seen.step is Step.SUFFER
    cover = cheapest_cover(seen.acting_hand, attack(seen)) if suffering else None
    return ChoicesView(
        moves=tuple(_choice(seen, move) for move in legal_moves(seen)),
        no_yield=view_reason(seen, Yield()) if seen.step is Step.PLAY else None,
        no_flip=view_reason(seen, Flip()) if seen.players == 1 else None,
        medal_after_flip=medal_after_flip(seen) if flips else None,
        damage=attack(seen) if suffering else None,
        cheapest_cover=_cards(cover),
    )


def view_outlook(seen: Observation, text: str) -> OutlookView:
    """What this move would do. A text that is no move raises."""
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
    return None if cards is None else print_each(cards)
