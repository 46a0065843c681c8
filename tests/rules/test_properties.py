"""Properties of every game: cards are conserved, illegal moves change nothing, games end."""

from collections import Counter
from dataclasses import asdict
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from random_games import many_plies, play_random_game, random_options
from regicide.notation import Seed, parse_position, print_position
from regicide.rules import (
    CARDS,
    Discard,
    Flip,
    IllegalMove,
    Nominate,
    Options,
    Play,
    State,
    Step,
    Yield,
    do,
    legal_moves,
    outcome,
    why_illegal,
)
from regicide.rules.setup import all_cards, hand_limit

games = st.tuples(st.integers(1, 4), st.integers(0, 10**6), st.sampled_from([0.0, 0.5, 0.9, 1.0]))
some_cards = st.lists(st.sampled_from(CARDS), max_size=4).map(tuple)
any_move = st.one_of(
    some_cards.map(Play),
    some_cards.map(Discard),
    st.integers(-1, 5).map(Nominate),
    st.just(Yield()),
    st.just(Flip()),
)


def cards_of(state: State) -> Counter[object]:
    piles = (state.table, state.tavern, state.discard, state.castle, (state.enemy,), *state.hands)
    return Counter(card for pile in piles for card in pile)


def test_random_options_vary_every_option() -> None:
    """Two engines and two writers are compared in games with these options."""
    drawn = [asdict(random_options(Random(number))) for number in range(300)]
    assert [name for name in drawn[0] if len({each[name] for each in drawn}) < 2] == []


@settings(max_examples=60, deadline=None)
@given(games)
def test_every_state_of_a_game_is_valid(game: tuple[int, int, float]) -> None:
    """All cards are present, hands are within their limit, positions can be parsed, games end."""
    players, number, skill = game
    options = random_options(Random(number))
    whole = Counter(all_cards(players, options))
    for plies, ply in enumerate(play_random_game(players, number, options=options, skill=skill)):
        state = ply.done.state
        assert cards_of(state) == whole
        assert max(map(len, state.hands)) <= hand_limit(players, options)
        assert print_position(parse_position(print_position(state))) == print_position(state)
        assert bool(legal_moves(state)) is not state.step.is_over
        assert (outcome(state) is None) is not state.step.is_over
        assert plies < 3000, "a game ends"


@settings(max_examples=150, deadline=None)
@given(games, st.integers(0, 60), any_move)
def test_illegal_moves_raise_and_change_nothing(
    game: tuple[int, int, float], depth: int, move: Play | Discard | Nominate | Yield | Flip
) -> None:
    players, number, skill = game
    state = Seed(f"start/{number}").deal(players, random_options(Random(number)))
    for ply, _ in zip(play_random_game(players, number, skill=skill), range(depth), strict=False):
        state = ply.done.state
    before = print_position(state)
    illegality = why_illegal(state, move)
    if illegality is None:
        do(state, move)
    else:
        with pytest.raises(IllegalMove) as raised:
            do(state, move)
        assert raised.value.reason is illegality.reason
        assert raised.value.code == illegality.reason.code
    assert print_position(state) == before


def test_random_games_reach_every_part_of_a_game() -> None:
    """Otherwise the other tests would prove little."""
    seen: Counter[str] = Counter()
    easier = (
        ply
        for number in range(5)
        for ply in play_random_game(2, number, options=Options(health=-10, attack=-5))
    )
    for ply in (*many_plies(20), *easier):
        after = ply.done.state
        seen[f"{after.enemy.rank.value} with {after.players}"] += 1
        seen[after.step.value] += 1
        seen[type(ply.move).__name__] += 1
        seen["known top"] += after.knowledge.top > 0
        seen["known in hand"] += any(after.knowledge.hands)
        seen["two groups"] += len(after.knowledge.groups) > 1
    wanted = [f"{rank} with {n}" for rank in ("jack", "queen", "king") for n in (1, 2, 3, 4)]
    wanted += [step.value for step in Step]
    wanted += ["Play", "Discard", "Yield", "Flip", "Nominate"]
    wanted += ["known top", "known in hand", "two groups"]
    assert not [name for name in wanted if not seen[name]]
