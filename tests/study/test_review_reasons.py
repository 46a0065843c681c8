"""The reason of a marked move is a fact: `rules` forecasts the same difference."""

from collections.abc import Iterator

from random_games import play_random_game
from regicide.bots.weights import net_address
from regicide.fast import pack
from regicide.fast.core_review import CoreReview
from regicide.notation import parse_card, parse_move, print_move
from regicide.rules import (
    JESTER,
    Card,
    Coverage,
    Discard,
    Flip,
    Forecast,
    Kill,
    Move,
    Play,
    State,
    Step,
    Yield,
    do,
    forecast,
    keep_order,
    observe,
)
from regicide.study.review import Decision, parse_review


def marked_decisions() -> Iterator[tuple[State, Decision]]:
    for players in (1, 2, 3, 4):
        for number in range(8):
            plies = list(play_random_game(players, number, skill=0.4))
            found = CoreReview(net_address, seed="reasons", worlds=6, moves=len(plies))
            for ply in plies:
                found.add(pack(ply.state), print_move(ply.move))
            decisions = parse_review(found.json(won=None)).decisions
            yield from (
                (ply.state, each) for ply, each in zip(plies, decisions, strict=True) if each.reason
            )


def foreseen(state: State, move: Move) -> Forecast | None:
    if isinstance(move, Play | Yield):
        return forecast(observe(state, state.seat), move)
    return None


def suffered(foreseen: Forecast) -> int:
    """After a Jester the enemy does not strike."""
    is_struck = foreseen.coverage is not Coverage.NOTHING_TO_COVER
    return foreseen.enemy_attack if is_struck else 0


def given_up(move: Move) -> tuple[Card, ...]:
    return move.cards if isinstance(move, Play | Discard) else ()


def test_every_reason_is_true() -> None:
    seen = set()
    for state, decision in marked_decisions():
        assert decision.reason
        code, facts = decision.reason.code, decision.reason.facts
        better, worse = parse_move(decision.best), parse_move(decision.move)
        seen.add(code)
        if code in ("keeps", "saves-cards", "keeps-jester"):
            assert_spares(code, better, worse, facts.card, facts.count)
            continue
        if code == "survives":
            assert do(state, worse, keep_order).state.step in (Step.BEATEN, Step.STUCK)
            continue
        if isinstance(better, Flip):
            assert code == "draws"
            continue
        good, bad = foreseen(state, better), foreseen(state, worse)
        assert good, code
        assert bad, code
        match code:
            case "exact-kill":
                assert (good.kill, bad.kill is Kill.EXACT) == (Kill.EXACT, False)
            case "defeats":
                assert (good.kill is None, bad.kill) == (False, None)
            case "draws":
                assert facts.count == sum(good.drawn) - sum(bad.drawn)
            case "heals":
                assert facts.count == good.healed - bad.healed
            case "damages":
                assert facts.count == good.damage - bad.damage
            case "blocks":
                assert facts.count == suffered(bad) - suffered(good)
            case _:
                assert code == "later"
    assert len(seen) >= 8


def assert_spares(
    code: str, better: Move, worse: Move, card: str | None, count: int | None
) -> None:
    """The better move keeps this card, a Jester, or so many cards."""
    given, lost = given_up(better), given_up(worse)
    if code == "keeps":
        assert card is not None
        assert parse_card(card) in set(lost) - set(given)
    elif code == "saves-cards":
        assert count == len(lost) - len(given)
    else:
        assert JESTER not in given
        assert JESTER in lost or isinstance(worse, Flip)
