"""Loads the compiled core and declares its functions: must agree with core/api."""

import ctypes
import sys
from functools import lru_cache
from pathlib import Path

from regicide.fast.layout import PackedOptions, PackedProgress, PackedState, TrainParams, layout
from regicide.rules import RegicideError

NAME = {"win32": "core.dll", "darwin": "libcore.dylib"}.get(sys.platform, "libcore.so")
MOST_MOVES = 1024


class CoreMissing(RegicideError):
    """The core was not compiled, or was compiled from other sources."""


_state = ctypes.POINTER(PackedState)
_options = ctypes.POINTER(PackedOptions)
_memory = ctypes.c_void_p
_number = ctypes.c_uint64
_int = ctypes.c_int
#: UTF-8, and its length.
_text = (ctypes.c_char_p, ctypes.c_size_t)
#: Function name → result type, argument types.
SIGNATURES: dict[str, tuple[object, list[object]]] = {
    "rg_layout": (_int, [ctypes.POINTER(ctypes.c_int32)]),
    "rg_deal": (None, [_state, _int, _options, ctypes.c_char_p, ctypes.c_size_t]),
    "rg_world_from_view": (None, [ctypes.c_char_p, _state]),
    "rg_legal_moves": (_int, [_state, ctypes.POINTER(_number)]),
    "rg_move_of_action": (_number, [_memory, _int]),
    "rg_do_as_is": (_int, [_state, _number]),
    "rg_do_seeded": (None, [_state, _number, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_char_p]),
    "rg_perft": (_number, [_state, _int]),
    "rg_build_name": (ctypes.c_char_p, [_int]),
    "rg_simulate": (
        None,
        [_int, _options, _number, _number, _int, ctypes.c_char_p, ctypes.POINTER(_number)],
    ),
    "rg_net_shape": (_int, [ctypes.POINTER(ctypes.c_int32)]),
    "rg_train": (
        ctypes.c_int64,
        [_memory, _int, _options, ctypes.POINTER(TrainParams), ctypes.c_int64, _number, _int],
    ),
    "rg_play_by_net": (
        ctypes.c_int64,
        [_memory, _int, _options, ctypes.c_int64, _number, _int],
    ),
    "rg_quantize": (None, [_memory, _memory, ctypes.c_char_p]),
    "rg_choose": (
        _number,
        [
            *(_memory, _state, _int, ctypes.c_double, _number, _int),
            *(ctypes.c_char_p, ctypes.POINTER(ctypes.c_double)),
        ],
    ),
    "rg_game_kind": (_int, [_state]),
    "rg_nets_needed": (_int, [_int, _state]),
    "rg_bot_choose": (
        _number,
        [
            *(_int, ctypes.POINTER(_memory), _state, _int, ctypes.c_double, _number),
            *(ctypes.c_char_p, ctypes.POINTER(ctypes.c_double)),
        ],
    ),
    "rg_rate": (
        _int,
        [
            *(_memory, _state, _int, _number, ctypes.c_char_p),
            *(ctypes.POINTER(_number), *[ctypes.POINTER(ctypes.c_double)] * 2),
        ],
    ),
    "rg_rollout_ends": (
        None,
        [
            *(_memory, _state, _number, _int, _number),
            ctypes.POINTER(ctypes.c_double),
            *(ctypes.POINTER(ctypes.c_int32), ctypes.POINTER(ctypes.c_int32)),
        ],
    ),
    "rg_play_by_search": (
        ctypes.c_int64,
        [
            *(_memory, _int, _options, _int, ctypes.c_double, ctypes.c_int64, _number, _int),
            *(ctypes.c_char_p, ctypes.POINTER(ctypes.c_int64)),
        ],
    ),
    "rg_batch_deal": (None, [_memory, _int, _int, _int, _options, _number, _int]),
    "rg_batch_legal": (None, [_memory, _int, _int, _memory]),
    "rg_observation_size": (_int, [_int, _options]),
    "rg_batch_observe": (None, [_memory, _int, _int, _int, _memory]),
    "rg_batch_step": (_int, [_memory, _int, _int, _memory, _number]),
    "rg_batch_step_at_random": (None, [_memory, _int, _int, _int, _number]),
    "rg_prove_all": (
        None,
        [
            *(_state, ctypes.POINTER(ctypes.c_int32), _int),
            *(ctypes.c_char_p, ctypes.c_size_t, _number, ctypes.c_double, _number),
            *(_int, ctypes.POINTER(PackedProgress)),
            *(ctypes.POINTER(ctypes.c_int32), ctypes.POINTER(ctypes.c_int32)),
        ],
    ),
    "rg_solve": (
        _int,
        [
            *(_state, ctypes.c_char_p, ctypes.c_size_t, _number, ctypes.c_double, _number),
            *(
                _number,
                ctypes.POINTER(PackedProgress),
                ctypes.POINTER(_number),
                ctypes.POINTER(ctypes.c_int32),
            ),
        ],
    ),
    "rg_game_size": (_int, []),
    "rg_text_size": (_int, []),
    "rg_game_deal": (_int, [_memory, _int, *_text, *_text]),
    "rg_game_deal_again": (None, [_memory, *_text]),
    "rg_game_reseed": (None, [_memory, *_text]),
    "rg_game_set_earns": (None, [_memory, _int]),
    "rg_game_view": (_int, [_memory, _memory]),
    "rg_game_hand": (_int, [_memory, _int, _memory]),
    "rg_game_move": (_int, [_memory, *_text, _memory]),
    "rg_game_choices": (_int, [_memory, _memory]),
    "rg_game_outlook": (_int, [_memory, *_text, _memory]),
    "rg_game_position": (_int, [_memory, _memory]),
    "rg_game_hearts": (_int, [_memory]),
    "rg_game_state": (_memory, [_memory]),
    "rg_squire": (_number, [_state, _number]),
    "rg_move_text": (_int, [_number, _memory]),
    "rg_sha256": (None, [*_text, _memory]),
    "rg_companion": (_int, [_int, *_text, *_text, _memory]),
    "rg_decision_size": (_int, []),
    "rg_review_size": (_int, [_int]),
    "rg_review_decision": (
        _int,
        [ctypes.POINTER(_memory), _state, *_text, _int, _int, *_text, _memory],
    ),
    "rg_review_text": (_int, [_state, _memory, _int, _int, _int, _int, _memory]),
    "rg_hint": (_int, [ctypes.POINTER(_memory), _state, _int, _int, *_text, _memory]),
}


def core_path() -> Path:
    return Path(__file__).parent / NAME


@lru_cache(maxsize=1)
def core_library() -> ctypes.CDLL:
    """The loaded core; its memory layout is compared with ours first."""
    try:
        loaded = ctypes.CDLL(str(core_path()))
    except OSError:
        raise CoreMissing("core-missing", {"file": NAME}) from None
    for name, (result, arguments) in SIGNATURES.items():
        function = getattr(loaded, name)
        function.restype, function.argtypes = result, arguments
    found = (ctypes.c_int32 * 64)()
    count = loaded.rg_layout(found)
    if list(found[:count]) != layout():
        raise CoreMissing("core-missing", {"file": NAME})
    return loaded
