"""What OpenSpiel's game is made of agrees with the rules. Its own tests are a suite (tests/suites)."""

import pickle
from copy import deepcopy
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from random_games import many_plies
from regicide.envs.actions import action_count, action_of_move
from regicide.envs.game_setup import GameSetup
from regicide.envs.open_spiel.core_state import (
    after_move,
    cards_of_discard,
    is_over,
    legal_actions,
    move_of_action,
    rules_state,
    seat_to_move,
)
from regicide.envs.open_spiel.game_constants import constants_of, dealt
from regicide.envs.open_spiel.past import Moment, Past, resampled
from regicide.fast import pack, unpack_move
from regicide.notation import parse_move
from regicide.notation.sketch import parse_sketch, read_spaced_cards
from regicide.rules import (
    CARDS,
    Shuffle,
    deal,
    do,
    hand_limit,
    legal_moves,
    move_to_top,
    observe,
    sample_world,
)
from regicide.rules.events import CardsHealed

SETUPS = [
    *(GameSetup(players) for players in (1, 2, 3, 4)),
    GameSetup(3, "hand=+1,jesters=-1,hands=open", "shaped"),
]


def as_laid(piles: list[bytes], k: int) -> Shuffle:
    return lambda _cards: [CARDS[card] for card in piles[k]]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_cards_as_laid_are_a_deal_of_the_rules(setup: GameSetup) -> None:
    constants, rng = constants_of(setup), Random(3)
    for _ in range(20):
        piles = [bytes(rng.sample(pile, len(pile))) for pile in constants.piles]
        expected = deal(setup.players, partial(as_laid, piles), setup.rules)
        assert rules_state(dealt(constants, b"".join(piles))) == expected


def test_piles_are_laid_one_after_the_other() -> None:
    constants, laid, found = constants_of(GameSetup(4)), 0, []
    while pile := constants.next_pile(laid):
        found.append(pile)
        laid += len(pile)
    assert tuple(found) == constants.piles
    assert laid == 54


@pytest.mark.long
def test_both_engines_walk_in_step() -> None:
    """Also where chance picks the discards that hearts move."""
    rng = Random(8)
    for ply in many_plies(40):
        state, packed = ply.state, bytes(pack(ply.state))
        limit = hand_limit(state.players, state.options)
        actions = {action_of_move(move, state.acting_hand, limit) for move in legal_moves(state)}
        assert legal_actions(packed, action_count(limit)) == sorted(actions)
        move = move_of_action(packed, action_of_move(ply.move, state.acting_hand, limit))
        assert move is not None
        assert unpack_move(move) == ply.move
        assert cards_of_discard(packed) == bytes(sorted(card.order for card in state.discard))
        _, moved = after_move(packed, move)
        healed = [event for event in ply.done.events if isinstance(event, CardsHealed)]
        assert moved == sum(len(event.cards) for event in healed)
        picked = tuple(rng.sample(state.discard, moved))
        after, _ = after_move(packed, move, bytes(card.order for card in picked))
        expected = do(state, ply.move, move_to_top(picked)).state
        assert rules_state(after) == expected
        assert (seat_to_move(after), is_over(after)) == (expected.seat, expected.step.is_over)


def test_illegal_actions_have_no_move() -> None:
    for ply in many_plies(4):
        packed, limit = bytes(pack(ply.state)), hand_limit(ply.state.players, ply.state.options)
        legal = legal_actions(packed, action_count(limit))
        found = [
            k for k in range(-1, action_count(limit) + 1) if move_of_action(packed, k) is not None
        ]
        assert found == legal


@pytest.mark.parametrize("cards", ["Je 2c 3d", "2c Je 4s", "Je Je 3d", "2c 3d Je", "4s Je Je"])
def test_hearts_take_either_jester(cards: str) -> None:
    """Chance does not distinguish them, the core does. The discards that stay keep their order."""
    state = parse_sketch("players 4 · enemy Jc · hand 3h 9d Tc · discard Je 2c Je 3d 4s")
    picked, packed = read_spaced_cards(cards), bytes(pack(state))
    move = move_of_action(packed, 0b001)
    assert move is not None
    assert unpack_move(move) == parse_move("3h")
    after, moved = after_move(packed, move, bytes(card.order for card in picked))
    assert moved == 3
    assert rules_state(after) == do(state, parse_move("3h"), move_to_top(picked)).state


def test_a_resampled_past_depends_on_what_the_player_saw_alone() -> None:
    """Every state of it, also those that other players do not remember."""
    rng, differ = Random(5), 0
    for number, ply in enumerate(many_plies(3)):
        state, player = ply.done.state, number % ply.state.players
        world = sample_world(observe(state, player), rng)
        known = replace(world, knowledge=state.knowledge)
        truth, other = (
            Past((Moment("deal", bytes(pack(each))), Moment("7c", bytes(pack(each)))))
            for each in (state, known)
        )
        found = resampled(truth, player, Random(number))
        assert found == resampled(other, player, Random(number))
        for viewer in (player, None):
            assert observe(rules_state(found.state), viewer) == observe(state, viewer)
        assert found.remembered_by(player) == found.moments
        for each in (None, (player + 1) % 4):
            assert found.remembered_by(each) == found.moments[1:]
        differ += rules_state(found.state) != state
    assert differ > 100


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_copies_share_what_cannot_change(setup: GameSetup) -> None:
    constants = constants_of(setup)
    past = Past().then("deal", constants.first)
    assert deepcopy(constants) is constants
    assert pickle.loads(pickle.dumps(constants)) is constants
    assert deepcopy(past) is past
    assert pickle.loads(pickle.dumps(past)) == past
