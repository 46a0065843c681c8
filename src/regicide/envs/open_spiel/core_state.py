"""A state of the core as bytes, which cannot change and are copied for nothing.

The bytes are those of `PackedState` (fast/layout.py). A card is its index. The second Jester has an index of its
own; chance takes both for the first one.
"""

import ctypes
from functools import cache, lru_cache
from itertools import compress

from regicide.fast import core_library, unpack, unpack_move
from regicide.fast.batch import FIRST_OVER
from regicide.fast.layout import PackedState
from regicide.notation import print_move
from regicide.rules import JESTER, State

#: The Jesters as bytes of a pile.
FIRST_JESTER, SECOND_JESTER = bytes([JESTER.order]), bytes([JESTER.order + 1])

_SEAT: int = PackedState.seat.offset
_STEP: int = PackedState.step.offset
_NO_MOVE = 2**64 - 1


def seat_to_move(state: bytes) -> int:
    return state[_SEAT]


def is_over(state: bytes) -> bool:
    return state[_STEP] >= FIRST_OVER


@lru_cache(maxsize=1024)
def rules_state(state: bytes) -> State:
    """The state as the rules have it; texts ask for the same ones again."""
    return unpack(PackedState.from_buffer_copy(state))


@cache
def _mask(actions: int) -> type[ctypes.Array[ctypes.c_uint8]]:
    return ctypes.c_uint8 * actions


def legal_actions(state: bytes, actions: int) -> list[int]:
    """The legal actions, in order; `actions` is the number of all."""
    mask = _mask(actions)()
    core_library().rg_batch_legal(state, 1, 1, mask)
    return list(compress(range(actions), bytes(mask)))


def move_of_action(state: bytes, action: int) -> int | None:
    """The packed move of an action; None if it is illegal."""
    move: int = core_library().rg_move_of_action(state, action)
    return None if move == _NO_MOVE else move


@lru_cache(maxsize=4096)
def move_text(move: int) -> str:
    return print_move(unpack_move(move))


def after_move(state: bytes, move: int, healed: bytes = b"") -> tuple[bytes, int]:
    """The state after a legal move, and how many discards its hearts moved under the tavern.

    Hearts take these discards, in this order; without them the oldest ones.
    """
    after = PackedState.from_buffer_copy(state)
    if healed:
        _move_to_top(after, healed)
    moved: int = core_library().rg_do_as_is(after, move)
    return bytes(after), moved


def _move_to_top(state: PackedState, cards: bytes) -> None:
    """Put these discards first; the others keep their order, as after `rules.move_to_top`."""
    pile = state.discard
    left, moved = bytearray(pile.cards[: pile.size]), bytearray()
    for card in cards:
        moved.append(left.pop(_as_outcomes(left).index(card)))
    pile.cards[: pile.size] = moved + left


def _as_outcomes(pile: bytes | bytearray) -> bytes | bytearray:
    return pile.replace(SECOND_JESTER, FIRST_JESTER)


def cards_of_discard(state: bytes) -> bytes:
    """The discards in canonical order, with both Jesters as the first one."""
    pile = PackedState.from_buffer_copy(state).discard
    return bytes(sorted(_as_outcomes(bytes(pile.cards[: pile.size]))))


def write_views(states: list[bytes], player: int, address: int) -> None:
    """Write what a player sees of each state (envs/observation_tensor.py), one row after the other."""
    assert 0 <= player < 4, f"no seat {player}"
    core_library().rg_batch_observe(b"".join(states), len(states), 1, player, address)
