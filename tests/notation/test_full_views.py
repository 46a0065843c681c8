"""A full view loses nothing: what is read from it is what a bot in this process sees."""

from collections.abc import Iterator

import numpy as np
import pytest

from regicide.bots import BotChoice
from regicide.engine import Engine
from regicide.envs.observation_tensor import encode
from regicide.lab import Match, play_game
from regicide.notation import (
    Fault,
    NotationError,
    parse_acting_view,
    parse_view,
    print_full_view,
    print_view,
)
from regicide.notation.sketch import parse_sketch
from regicide.rules import Observation, observe

#: A Jack that was defeated is in the tavern again; three others are still to come.
HIDDEN_AGAIN = "enemy Jd · hand 9c · tavern Jh · castle Js Jc Qc Qd Qh Qs Kc Kd Kh Ks"
SHORT = print_view(observe(parse_sketch(HIDDEN_AGAIN), 0))


def decisions(players: int, games: int = 6) -> Iterator[Observation]:
    """What knights saw, who win nearly every game and so hide defeated royals again."""
    found: list[Observation] = []

    def note(seen: Observation, _choice: BotChoice) -> None:
        found.append(seen)

    for number in range(1, games + 1):
        play_game(Match(bots=("knight",) * players, seeds="full"), number, lambda: 0, note)
    return iter(found)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_full_view_gives_the_observation_again(players: int) -> None:
    for seen in decisions(players):
        text = print_full_view(seen)
        read = parse_acting_view(text)
        assert read == seen
        assert print_full_view(read) == text
        assert np.array_equal(encode(read), encode(seen))


def test_some_views_need_to_be_full_and_others_stay_as_they_are() -> None:
    texts = [(print_full_view(seen), print_view(seen)) for seen in decisions(4, 20)]
    differ = [(full, short) for full, short in texts if full != short]
    assert 0 < len(differ) < len(texts) / 20
    for full, short in differ:
        assert full.count(" ") == short.count(" ")
        assert len(encode(parse_acting_view(short))) == len(encode(parse_acting_view(full)))


def test_a_full_view_names_the_castle_only_where_the_cards_do_not_tell_it() -> None:
    seen = observe(parse_sketch(HIDDEN_AGAIN), 0)
    assert print_full_view(seen) == SHORT.replace("?10", "?10{JcJsQcQdQhQsKcKdKhKs}")
    assert parse_view(print_full_view(seen), 0) == seen
    told = observe(parse_sketch("enemy Jd · hand 9c"), 0)
    assert print_full_view(told) == print_view(told)


@pytest.mark.parametrize(
    "sketch",
    [
        "enemy Jh · hand 9c · tavern Jd Js Jc · castle Qc Qd Qh Qs Kc Kd Kh Ks",
        "enemy Kh · hand 9c · tavern Kd Ks Kc · castle -",
    ],
)
def test_the_count_tells_that_no_royal_of_the_rank_of_the_enemy_is_to_come(sketch: str) -> None:
    state = parse_sketch(sketch)
    read = parse_view(print_view(observe(state, 0)), 0)
    assert read == observe(state, 0)
    assert read.to_come == state.castle


def test_a_short_view_in_doubt_is_encoded_by_how_likely_each_royal_is() -> None:
    read = parse_view(SHORT, 0)
    assert read.to_come is None
    row = encode(read)
    assert 0 <= row.min() <= row.max() <= 1
    true = encode(observe(parse_sketch(HIDDEN_AGAIN), 0))
    unlike = np.flatnonzero(row != true)
    assert len(unlike) == 6  # three Jacks, in the castle or elsewhere
    assert sorted({round(float(each), 3) for each in row[unlike]}) == [0.333, 0.667]


@pytest.mark.parametrize(
    "fault, castle",
    [
        (Fault.GROUP_ORDER, "?10{JsJcQcQdQhQsKcKdKhKs}"),
        (Fault.GROUP_ORDER, "?10{}"),
        (Fault.BAD_UNKNOWN, "?10{JcJs}{Qc}"),
        (Fault.BAD_UNKNOWN, "{JcJs}"),
        (Fault.BAD_CARD, "?10{Xx}"),
        (Fault.BAD_CASTLE, "?10{2cJsQcQdQhQsKcKdKhKs}"),
        (Fault.CARD_COUNT, "?10{JcQcQdQhQsKcKdKhKs}"),
        (Fault.CARD_TWICE, "?10{JcJdQcQdQhQsKcKdKhKs}"),
        (Fault.CASTLE_INCOMPLETE, "?10{JcJhJsQcQdQhQsKcKdKh}"),
    ],
)
def test_a_wrong_castle_is_refused(fault: Fault, castle: str) -> None:
    with pytest.raises(NotationError) as raised:
        parse_view(SHORT.replace("?10", castle), 0)
    assert raised.value.fault is fault
    assert SHORT.index("?10") < raised.value.at <= SHORT.index("?10") + len(castle) + 1


def test_a_castle_that_the_cards_tell_is_not_named() -> None:
    text = print_view(observe(parse_sketch("enemy Jd · hand 9c"), 0))
    with pytest.raises(NotationError) as raised:
        parse_view(text.replace("?11", "?11{JcJhJsQcQdQhQsKcKdKhKs}"), 0)
    assert raised.value.fault is Fault.CASTLE_TOLD


def test_the_engine_prints_and_reads_full_views() -> None:
    seen = observe(parse_sketch(HIDDEN_AGAIN), 0)
    answer = Engine().answer(f"go bot knight view {print_full_view(seen)}")
    assert answer is not None
    assert not answer[0].startswith("error")
    engine = Engine()
    engine.answer("deal 2 castle-42")
    assert engine.answer("view 1 full") == engine.answer("view 1")
    assert engine.answer("view 1 short") == engine.answer("view x")
