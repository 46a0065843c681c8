"""What a seat knows as numbers: the description, the core and the rules agree, and nothing leaks."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from random_games import many_plies
from regicide.envs.actions import action_count, action_of_move, move_of_action
from regicide.envs.observation_tensor import (
    PARTS,
    as_dictionary,
    encode,
    index_meanings,
    part_slices,
    tensor_size,
)
from regicide.fast import Batch
from regicide.rules import Options, State, hand_limit, legal_moves, observe, sample_world

DOCS = Path(__file__).parents[2] / "docs" / "envs.md"


def core_row(state: State, viewer: int) -> NDArray[np.float32]:
    batch = Batch(state.players, 1, options=state.options)
    batch.set_state(0, state)
    return batch.observe(viewer).reshape(-1)


@pytest.mark.parametrize("varied", [False, True], ids=["as published", "with options"])
def test_the_core_and_the_description_give_the_same_numbers(*, varied: bool) -> None:
    for number, ply in enumerate(many_plies(3, varied=varied)):
        state = (ply.state, ply.done.state)[number % 2]
        for viewer in range(state.players):
            expected = encode(observe(state, viewer))
            assert np.array_equal(core_row(state, viewer), expected)
            assert 0 <= expected.min() <= expected.max() <= 1


def test_hidden_cards_dealt_again_give_the_same_numbers() -> None:
    rng = Random(5)
    for number, ply in enumerate(many_plies(4, varied=True)):
        state, viewer = ply.state, number % ply.state.players
        world = sample_world(observe(state, viewer), rng)
        assert np.array_equal(core_row(world, viewer), core_row(state, viewer))


def test_two_jesters_look_the_same_whichever_is_held() -> None:
    jesters = 0
    for ply in many_plies(4):
        state = ply.state
        batch = Batch(state.players, 1, options=state.options)
        batch.set_state(0, state)
        before = [batch.observe(seat) for seat in range(state.players)]
        hands = batch.states["hand"][0]
        held = [int(hand) >> 52 & 3 for hand in hands]
        if 1 in held and 2 in held:
            jesters += 1
            swap = {0: 0, 1: 2, 2: 1, 3: 3}
            for seat, bits in enumerate(held):
                hands[seat] = (int(hands[seat]) & (2**52 - 1)) | swap[bits] << 52
            after = [batch.observe(seat) for seat in range(state.players)]
            assert np.array_equal(before, after)
    assert jesters > 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_number_has_a_meaning_of_its_own(players: int) -> None:
    limit = hand_limit(players, Options())
    meanings = index_meanings(players, limit)
    assert len(set(meanings)) == len(meanings) == tensor_size(players, limit)
    assert len(meanings) == Batch(players, 1).observation_size
    slices = part_slices(players, limit)
    row = np.arange(len(meanings), dtype=np.float32)
    parts = as_dictionary(row, slices)
    assert np.array_equal(np.concatenate(list(parts.values())), row)
    assert meanings[slices["hand"].start] == "hand: Ac"
    assert meanings[slices["strength"].start] == "strength: health left/50"


def test_the_table_in_the_documentation_is_current() -> None:
    slices = part_slices(2, 7)
    rows = [
        f"| `{part.name}` | {slices[part.name].start} | "
        f"{slices[part.name].stop - slices[part.name].start} | {part.about} |"
        for part in PARTS
    ]
    found = re.findall(r"^\| `\w+` \| \d+ \| \d+ \| .* \|$", DOCS.read_text("utf-8"), re.MULTILINE)
    assert found == rows


def test_actions_are_numbered_as_in_the_core() -> None:
    for ply in many_plies(3, varied=True):
        state = ply.state
        limit = hand_limit(state.players, state.options)
        batch = Batch(state.players, 1, options=state.options)
        batch.set_state(0, state)
        numbers = {
            action_of_move(move, state.acting_hand, limit): move for move in legal_moves(state)
        }
        assert sorted(numbers) == np.flatnonzero(batch.legal()[0]).tolist()
        assert batch.actions == action_count(limit)
        for number, move in numbers.items():
            assert move_of_action(number, state.acting_hand, state.step, limit) == move


def test_the_actions_that_the_core_accepts_are_those_of_its_mask() -> None:
    for number, ply in enumerate(many_plies(2, varied=True)):
        if number % 7:
            continue
        batch = Batch(ply.state.players, 1, options=ply.state.options)
        batch.set_state(0, ply.state)
        legal = batch.legal()[0]
        for action in (*range(batch.actions), -1, batch.actions, 2**31 - 1):
            batch.set_state(0, ply.state)
            accepted = True
            try:
                batch.step(np.array([action], dtype=np.int32))
            except Exception:  # noqa: BLE001 any refusal
                accepted = False
            assert accepted == (0 <= action < batch.actions and legal[action] == 1)


def test_a_viewer_does_not_see_the_cards_of_others() -> None:
    """A swap of hidden cards, done by hand, as a check of the check above."""
    state = Batch(2, 1, seed=3).state(0)
    swapped = replace(
        state, hands=(state.hands[0], state.tavern[:7]), tavern=state.hands[1] + state.tavern[7:]
    )
    assert np.array_equal(core_row(state, 0), core_row(swapped, 0))
    assert not np.array_equal(core_row(state, 1), core_row(swapped, 1))
