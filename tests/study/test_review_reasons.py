"""The reason of a marked move is true of both moves, and the games that were played out show it."""

from random import Random

import msgspec
import pytest

from random_games import play_random_game
from regicide.better_reason import BetterReason, ReasonFacts
from regicide.bots.weights import net_address
from regicide.fast import pack
from regicide.fast.core_review import core_reason
from regicide.notation import parse_card, parse_move, parse_position, print_card, print_move
from regicide.notation.sketch import parse_sketch as given
from regicide.rules import (
    JESTER,
    Card,
    Coverage,
    Discard,
    Flip,
    Forecast,
    Kill,
    Nominate,
    Play,
    State,
    Step,
    Suit,
    Yield,
    do,
    forecast,
    keep_order,
    legal_moves,
    observe,
    total,
)


def reason(state: State, better: str, worse: str) -> BetterReason | None:
    said = core_reason(pack(state), net_address, better=better, worse=worse, seed=7)
    return msgspec.json.decode(said, type=BetterReason | None)


def foreseen(state: State, text: str) -> Forecast:
    move = parse_move(text)
    assert isinstance(move, Play | Yield)
    return forecast(observe(state, state.seat), move)


def suffered(found: Forecast) -> int:
    """After a Jester the enemy does not strike."""
    return 0 if found.coverage is Coverage.NOTHING_TO_COVER else found.enemy_attack


def given_up(text: str) -> tuple[Card, ...]:
    move = parse_move(text)
    return move.cards if isinstance(move, Play | Discard) else ()


def left_in_hand(state: State, text: str) -> tuple[Card, ...]:
    """Without what the move draws."""
    return tuple([card for card in state.acting_hand if card not in given_up(text)])


def check_facts(state: State, better: str, worse: str, said: BetterReason) -> None:  # noqa: PLR0912, PLR0915 (one case for each kind)
    facts = said.facts
    match said.code:
        case "wins":
            assert foreseen(state, better).wins
        case "unpaid" | "lucky-draw":
            bad = foreseen(state, worse)
            assert facts.attack == suffered(bad) > (facts.value or 0)
            assert facts.value == total(left_in_hand(state, worse))
            lost = said.code == "unpaid"
            assert bad.coverage is (Coverage.NOT_COVERED if lost else Coverage.DEPENDS_ON_DRAW)
        case "stuck":
            assert do(state, parse_move(worse), keep_order).state.step is Step.STUCK
        case "kill-early":
            assert foreseen(state, worse).kill
            assert facts.attack == 10 + 5 * "JQK".index(print_card(state.castle[0])[0])
            kept = left_in_hand(state, worse)
            if not foreseen(state, worse).drawn[state.seat]:
                assert (facts.count, facts.value) == (len(kept), total(kept))
        case "kill-ends-draws":
            assert foreseen(state, worse).kill
            assert not foreseen(state, better).kill
        case "kill-late" | "kill-late-unhurt":
            assert foreseen(state, better).kill
            assert not foreseen(state, worse).kill
            assert (facts.attack or 0) == suffered(foreseen(state, worse))
        case "exact-kill":
            assert foreseen(state, better).kill is Kill.EXACT
            assert facts.card == print_card(state.enemy)
        case "exact-costly":
            assert foreseen(state, worse).kill is Kill.EXACT
        case "shield":
            assert facts.attack == suffered(foreseen(state, better))
            assert facts.value == suffered(foreseen(state, worse))
        case "shield-idle" | "damages":
            more = foreseen(state, better).damage - foreseen(state, worse).damage
            assert facts.value == more > 0
        case "draws":
            assert facts.count == sum(foreseen(state, better).drawn) > 0
        case "draws-wasted":
            assert facts.count == sum(foreseen(state, worse).drawn) < (facts.value or 0)
        case "heals":
            assert facts.count == foreseen(state, better).healed > 0
        case "hearts-small-pile":
            assert facts.count == foreseen(state, worse).healed < (facts.value or 0)
        case "last-diamond":
            assert Suit.DIAMONDS not in {card.suit for card in left_in_hand(state, worse)}
            assert parse_card(facts.card or "") in given_up(worse)
        case "needed-jester":
            assert JESTER in given_up(worse)
        case "saves-cards":
            assert (facts.count, facts.value) == (len(given_up(worse)), len(given_up(better)))
        case "next-holds":
            first, second = parse_move(better), parse_move(worse)
            assert isinstance(first, Nominate)
            assert isinstance(second, Nominate)
            assert facts.count == len(state.hands[first.seat]) > len(state.hands[second.seat])
        case "yields":
            assert isinstance(parse_move(better), Yield)
        case "yields-nothing":
            assert isinstance(parse_move(worse), Yield)
        case "jester":
            assert JESTER in given_up(better)
        case "flip-early":
            assert isinstance(parse_move(worse), Flip)
            assert facts.count == len(state.acting_hand)
        case "flip-late":
            assert isinstance(parse_move(better), Flip)
        case code if code.startswith("needed-"):
            assert parse_card(facts.card or "") in set(given_up(worse)) - set(given_up(better))
        case code:
            assert code in ("lost-here", "lost-next", "runs-dry", "fewer-cards", "later")


def test_every_reason_is_true() -> None:
    """Two moves of each of many positions: if one is better, what the reason says of both is so."""
    rng, seen = Random(3), set[str]()
    for players in (1, 2, 3, 4):
        for number in range(9):
            plies = list(play_random_game(players, number, skill=0.8))
            for ply in rng.sample(plies, min(3, len(plies))):
                moves = legal_moves(ply.state)
                if len(moves) < 2:
                    continue
                better, worse = map(print_move, rng.sample(moves, 2))
                said = reason(ply.state, better, worse)
                if said is None:
                    continue
                seen.add(said.code)
                check_facts(ply.state, better, worse, said)
                if said.shown:
                    assert said.shown.made != said.shown.best
    assert len(seen) >= 12, seen


#: Positions of games of squires and knights, the better move and the one that was made.
POSITIONS = {
    "kill-early": (
        (
            "1 1p Js/0/0 - Ah2c3d3h3s5c5h8d "
            "5d7d4d8c9h4s3c6h2h6cTcTs7c4h5sAdAs9s7h6s7s9c9d8sThTd8h2s2d6dAc4c - "
            "JhJdJcQdQcQhQsKcKsKhKd - 0 jesters=-2"
        ),
        "2c",
        "5c5h",
    ),
    "kill-ends-draws": (
        (
            "1 1p Qs/16/0 4c4d 3c6d6h6s7c8h9c 5h8c6c8s4s2h9hJhTcAc8d2dAdTs2sAsTd2cJs9d9sJc "
            "Qc3d3sAhJd5dTh7d7h4h5c5s3h7sQh QdKdKsKhKc - 1"
        ),
        "8h",
        "7c",
    ),
    "last-diamond": (
        (
            "1 1d Qh/20/10 5c5s 3h4h7d7h "
            "6d4d6s6h7s9c3c4c7c8h5h8c6c8s4s2h9hJhTcAc8d2dAdTs2sAsTd2cJs9d9sJc Qc3d3sAhJd5dTh "
            "QsQdKdKsKhKc - 2"
        ),
        "x3h4h",
        "x7d",
    ),
    "needed-pay": (
        (
            "1 1p Kd/38/23 Qs8sQh 3c3h5d6h JhJdTh8h4sAd6sKh2dAc2h3dJcTd3s "
            "2s9s5h5s2cQc9c4h6cJs9d7h8d5c9h6d7s7dTc4dQdAsAh4c8cTs7c KsKc - 0 jesters=-2"
        ),
        "3h",
        "6h",
    ),
    "yields-nothing": (
        (
            "4 2p Js/0/0 - 6c/Ah3s6d/2d5c6h9sJe/5h8h9dJc 5s4d3c7s7dAc8d8c5d9hTh9c3h4h2h7c7h2s "
            "JeTsTdAsJhAd8sTc2c3dJd6s4c4s QsQhQcQdKcKdKsKh ---- 0"
        ),
        "Ah6d",
        "yield",
    ),
    "draws": (
        (
            "4 3p Js/0/0 - 6c/-/2d5c6h9sJe/5h8h9dJc 5s4d3c7s7dAc8d8c5d9hTh9c3h4h2h7c7h2s "
            "JeTsTdAsJhAd8sTc2c3dJd6s4c4sAh3s6d QsQhQcQdKcKdKsKh -y-- 0"
        ),
        "2d",
        "Je",
    ),
    "needed-kill": (
        (
            "1 1p Js/0/0 - 4h5c9c9d9h "
            "JhJc7cAd6h6c8cThTdAs8s4dAc7h2h6s8h5s7s7d3d2s2d6d5h3s9sTs5d2c3c 4c4sAh8d3hTc "
            "JdQsQcQdQhKdKsKhKc - 0 jesters=-2"
        ),
        "9c",
        "9d",
    ),
    "needed-shield": (
        (
            "1 1d Qd/11/11 AsJh Ah2h4s6c7d9d "
            "QhTd9c4c6h6sJs4dTc5c2d8h7hTh3sJcAd9h3c2sTs7sJd8sAc7c2c8d3d 3h5d5h4h5s6d9s8cQs "
            "QcKcKdKhKs - 0 jesters=-2"
        ),
        "x9d",
        "x4s",
    ),
    "exact-costly": (
        (
            "3 3p Qc/27/22 2h2sTs8s5d 5c6d/3dQh/3s4d5h6hQdJe - "
            "Jc4h9c9s4cTh2cQsJd5s8c8h6cTcAc9dAh7c9hAdJs7dTd7s8dAsJh6s3h3c4s7h2d KhKsKcKd --- "
            "0"
        ),
        "6h",
        "3s",
    ),
    "lost-here": (
        (
            "4 4n Jc/0/0 Je Ah7h/2s3h6s8d/6h/4d7d9d "
            "Js6d2d2hTh3d2c7cAd3s5hAsTs4s5s4h9h5d6c8s9c7s4cTcTd Jh5cJeAc8h3cJd9s8c "
            "QhQsQdQcKsKcKdKh ---- 0"
        ),
        ">4",
        ">2",
    ),
    "yields": (
        (
            "4 3p Qd/18/18 8sJs 2h/2s3h5h9c/4h4s5d5s7s/4c "
            "Jd2d7d8cJe4d6dQhJe6c9d2cTdJc3cTs9sJh5cAs 8h6s7c3d6hTh8d3sAcAdQs9hAhTc7h "
            "QcKsKcKdKh ---- 0"
        ),
        "yield",
        "4h4s",
    ),
    "shield": (
        (
            "2 2p Jd/0/0 - 3h5c6d9c9h/AcAs2c4c6c7d "
            "JhJs3d9s2d4dTcTs9d6h8s2hTdAd3cThAh5h8d4h6s7h 3s7s2s8h5d5s7c4s8c "
            "JcQcQhQdQsKcKsKhKd -- 0"
        ),
        "As6c",
        "6c",
    ),
    "draws-wasted": (
        (
            "1 1p Qs/0/0 - Ac2h3c3d3h6c6h8h Qc7s2d4cTdAs8sJc4dJh9s2c8cJd9h7dTs4s7hQh "
            "7c2s8dJs5c4hTh9c6d5h5s5d3sAh6s9dAdTc QdKhKcKdKs - 0"
        ),
        "8h",
        "3c3d3h",
    ),
    "later": (
        (
            "4 4p Qh/28/28 As7d3s6sAdTs Ah2h7h8sTc/2s3h5h9cJs/4h4s5d5s7s/4c6c9hTdJc - "
            "Jh5cJeAc8h3cJd9s8cTh6d6hJe8d3d9d2c2d4d7c QsQdQcKsKcKdKh ---- 0"
        ),
        "yield",
        "Jc",
    ),
}


@pytest.mark.parametrize("code", POSITIONS)
def test_a_position_has_its_reason(code: str) -> None:
    text, better, worse = POSITIONS[code]
    said = reason(parse_position(text), better, worse)
    assert said
    assert said.code == code
    assert (said.shown is None) == (code == "later")


def test_what_is_certain_needs_no_games() -> None:
    state = given("enemy Kc/30/0 · table 9h Td Jd · hand Tc 2h · discard Kd Kh Ks")
    won = reason(state, "Tc", "2h")
    assert won == BetterReason("wins", ReasonFacts(), follows=None, shown=None)
    state = given("enemy Jc/0/0 · hand 9h 9s · hand2 5c 6c")
    lost = reason(state, "9s", "9h")
    assert lost
    assert (lost.code, lost.facts) == ("unpaid", ReasonFacts(value=9, attack=10))


def test_a_move_that_the_games_do_not_show_to_be_worse_has_no_reason() -> None:
    text, better, worse = POSITIONS["kill-early"]
    assert reason(parse_position(text), worse, better) is None
