"""A forecast agrees with what happens when the move is made."""

import pytest

from random_games import many_plies
from regicide.notation import parse_move
from regicide.notation.sketch import parse_sketch
from regicide.rules import (
    Coverage,
    Forecast,
    IllegalMove,
    Kill,
    Play,
    Step,
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
    drawn = [0] * players
    for event in events:
        match event:
            case CardsPlayed(_, _, value):
                assert seen.attack_value == value
            case CardsHealed(cards):
                assert seen.healed == len(cards)
            case CardsDrawn(seat, count, _):
                drawn[seat] = count
            case EnemyDamaged(amount, damage, health, _):
                assert seen.damage == amount
                assert seen.health_left == max(0, health - damage)
            case EnemyDefeated(_, exact, _):
                assert seen.kill is (Kill.EXACT if exact else Kill.OVER)
            case EnemyStruck(_, damage):
                assert seen.enemy_attack == damage
    assert seen.drawn == tuple(drawn)
    assert seen.acting == tuple(e.suit for e in events if isinstance(e, PowerActed))
    assert seen.blocked == tuple(e.suit for e in events if isinstance(e, PowerBlocked))


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
