"""A forecast agrees with what happens when the move is made."""

from importlib import import_module

import pytest

from random_games import many_plies
from regicide.notation import parse_card, parse_move
from regicide.notation.sketch import parse_sketch
from regicide.rules import (
    Card,
    Coverage,
    Forecast,
    IllegalMove,
    Kill,
    Play,
    Step,
    Suit,
    Yield,
    attack,
    do,
    forecast,
    legal_moves,
    observe,
)
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


@pytest.mark.parametrize("varied", [False, True], ids=["as published", "with options"])
def test_what_is_forecast_happens(*, varied: bool) -> None:
    for ply in many_plies(4, varied=varied):
        for move in legal_moves(ply.state):
            if isinstance(move, Play | Yield):
                seen = forecast(observe(ply.state, ply.state.seat), move)
                done = do(ply.state, move, ply.shuffle)
                check_events(seen, ply.state.players, done.events)
                if not seen.kill:
                    assert seen.enemy_attack == attack(done.state)
                check_coverage(seen, done.state.step)


def check_events(seen: Forecast, players: int, events: tuple[object, ...]) -> None:
    attack_value, healed, drawn, dealt, kill = 0, 0, [0] * players, 0, None
    for event in events:
        match event:
            case CardsPlayed(_, _, attack_value):
                pass
            case CardsHealed(cards):
                healed = len(cards)
            case CardsDrawn(seat, count, _):
                drawn[seat] = count
            case EnemyDamaged(dealt, damage, health, _):
                assert seen.health_left == max(0, health - damage)
            case EnemyDefeated(_, exact, _):
                kill = Kill.EXACT if exact else Kill.OVER
            case EnemyStruck(_, damage):
                assert seen.enemy_attack == damage
    assert (seen.attack_value, seen.healed, seen.damage) == (attack_value, healed, dealt)
    assert seen.drawn == tuple(drawn)
    assert seen.kill is kill
    assert seen.cancels_immunity is any(isinstance(e, ImmunityCancelled) for e in events)
    assert seen.acting == tuple(e.suit for e in events if isinstance(e, PowerActed))
    assert seen.blocked == tuple(e.suit for e in events if isinstance(e, PowerBlocked))


@pytest.mark.parametrize("stand_in", [parse_card("Ks"), parse_card("2d")], ids=["king", "two"])
def test_a_forecast_reads_no_hidden_card(stand_in: Card, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the same whatever cards stand in the hidden places."""
    asked = [
        (observe(ply.state, ply.state.seat), move)
        for ply in many_plies(2, varied=True)
        for move in legal_moves(ply.state)
        if isinstance(move, Play | Yield)
    ]
    before = [forecast(seen, move) for seen, move in asked]
    monkeypatch.setattr(import_module("regicide.rules.forecast"), "STAND_IN", stand_in)
    assert [forecast(seen, move) for seen, move in asked] == before


#: A sentence with its clause; a position; a move; fields of its forecast. One line per row.
# fmt: off
CLAUSES: list[tuple[str, str, str, dict[str, object]]] = [
    ("§3.7 the attack value is the sum", "hand 3h 3s Tc", "3h3s", {"attack_value": 6}),
    ("§4.1 each suit acts once", "hand As 7s Tc", "As7s", {"acting": (Suit.SPADES,)}),
    ("§4.3 the enemy's suit is blocked", "enemy Jc · hand 7c", "7c", {"acting": (), "blocked": (Suit.CLUBS,), "damage": 7}),
    ("§4.4 hearts resolve before diamonds", "enemy Jc · hand Ah 5d Tc · hand2 8c · rest discard · discard 2c", "Ah5d", {"healed": 6, "drawn": (3, 3)}),
    ("§4.5 hearts move all there are", "hand 7h Tc · discard 2c 4c", "7h", {"healed": 2}),
    ("§4.6 full hands are skipped", "enemy Jc · hand 5d Tc · hand2 2c 3c 4c 5c 6c 7c 8c", "5d", {"drawn": (5, 0)}),
    ("§4.6 drawing goes clockwise", "players 3 · enemy Jc · hand 2d Tc", "2d", {"drawn": (1, 1, 0)}),
    ("§4.7 clubs double the attack value", "hand Ac 7s Th", "Ac7s", {"damage": 16, "health_left": 4}),
    ("§4.8 spades lower the attack", "enemy Jd/4/4 · table 4s · hand 5s Tc", "5s", {"enemy_attack": 1}),
    ("§4.8 a spades enemy ignores them", "enemy Js/4/4 · table 4s · hand 5h Tc", "5h", {"enemy_attack": 10}),
    ("§5.2 an exact defeat", "enemy Jd/10/0 · table Th · hand Ts 2h", "Ts", {"kill": Kill.EXACT, "health_left": 0, "enemy_attack": 0}),
    ("§5.2 more than the health", "enemy Jd/19/0 · table 9h Th · hand 2s 2h", "2s", {"kill": Kill.OVER, "wins": False}),
    ("§5.4 the last King", "enemy Kd/35/0 · table Qh Ks · hand 9s 2h · castle -", "9s", {"wins": True}),
    ("§6.1 a yield suffers the attack", "hand 2h Tc", "yield", {"damage": 0, "enemy_attack": 10, "coverage": Coverage.COVERED}),
    ("§13.3 the options change the enemy", "options health=+5,attack=-2 · hand 3h Tc", "3h", {"health_left": 22, "enemy_attack": 8}),
]
# fmt: on


@pytest.mark.parametrize(
    ("start", "move", "fields"), [pytest.param(*row[1:], id=row[0]) for row in CLAUSES]
)
def test_a_forecast_states_the_rules(start: str, move: str, fields: dict[str, object]) -> None:
    seen = forecast_of(start, move)
    assert {name: getattr(seen, name) for name in fields} == fields


def test_the_forecast_names_the_seat_that_will_have_no_move() -> None:
    """§11.2 the last card defeats the enemy, and then there is nothing to play."""
    assert (
        forecast_of("players 1 · jesters 0 · enemy Jd/19/0 · table 9h Th · hand 2s", "2s").stuck
        == 0
    )
    assert (
        forecast_of("players 1 · jesters 1 · enemy Jd/19/0 · table 9h Th · hand 2s", "2s").stuck
        is None
    )
    assert forecast_of("options yield=off · hand Ts 2c", "Ts").stuck == 1
    assert forecast_of("hand Ts 2c", "Ts").stuck is None


def check_coverage(seen: Forecast, step: Step) -> None:
    match seen.coverage:
        case Coverage.COVERED:
            assert step is Step.SUFFER
            assert seen.cheapest_cover
        case Coverage.NOT_COVERED:
            assert step in (Step.BEATEN, Step.SUFFER)  # a solo player may flip a Jester
        case Coverage.NOTHING_TO_COVER:
            assert step is not Step.BEATEN
    assert seen.wins is (step is Step.WON)
    assert (seen.stuck is not None) is (step is Step.STUCK)


def forecast_of(start: str, move: str) -> Forecast:
    chosen = parse_move(move)
    assert isinstance(chosen, Play | Yield)
    return forecast(observe(parse_sketch(start), 0), chosen)


def test_the_cheapest_cover_loses_the_least_value() -> None:
    """9 and 2 lose eleven, 7 and 4 lose eleven too, 4 and 6 lose ten."""
    seen = forecast_of("hand 3h 9c 2c 7c 4c 6c", "3h")
    assert seen.coverage is Coverage.COVERED
    assert sum(card.value for card in seen.cheapest_cover or ()) == 10


def test_coverage_depends_on_unknown_draws() -> None:
    assert forecast_of("enemy Jc · hand 5d 2c", "5d").coverage is Coverage.DEPENDS_ON_DRAW
    assert forecast_of("enemy Jc · hand 5d Tc", "5d").coverage is Coverage.COVERED
    assert forecast_of("hand 5h 2c", "5h").coverage is Coverage.NOT_COVERED


def test_a_known_card_on_top_counts() -> None:
    """The Jack that was just put on top of the tavern is drawn first, and covers."""
    start = "enemy Jd/10/0 · table Th · castle Jc Jh Js Qc Qd Qh Qs Kc Kd Kh Ks · hand Ts 2d"
    state = do(parse_sketch(start), parse_move("Ts")).state
    seen = forecast(observe(state, 0), Play(parse_move("2d").cards))  # type: ignore[union-attr]
    assert seen.coverage is Coverage.COVERED


def test_a_known_card_on_top_counts_beside_two_jesters() -> None:
    """The drawn Jack is not mistaken for a Jester, whatever its index in the hand."""
    start = "players 4 · enemy Jd/10/0 · table Th · castle Jc Jh Js Qc Qd Qh Qs Kc Kd Kh Ks"
    state = do(parse_sketch(f"{start} · hand Ts 2d Je Je"), parse_move("Ts")).state
    seen = forecast(observe(state, 0), Play(parse_move("2d").cards))  # type: ignore[union-attr]
    assert seen.coverage is Coverage.COVERED
    assert seen.cheapest_cover == (parse_sketch(start).enemy,)


def test_a_jester_against_spades() -> None:
    """§8.5 the earlier spades will count."""
    seen = forecast_of("players 3 · enemy Js/7/7 · table 7s · hand Je 9d", "Je")
    assert seen.cancels_immunity
    assert seen.enemy_attack == 3
    assert seen.coverage is Coverage.NOTHING_TO_COVER


def test_only_legal_moves_are_forecast() -> None:
    with pytest.raises(IllegalMove):
        forecast_of("hand 6c 6d", "6c6d")
