"""The structs that Python and the core share, field by field.

The core tells its own layout when it is loaded (core/api/layout.hpp, which is generated from this file): it must be
the same.
"""

import ctypes


class PackedOptions(ctypes.Structure):
    """The options of a game (§13) as numbers."""

    _fields_ = (
        ("hand", ctypes.c_int8),
        ("jesters", ctypes.c_int8),
        ("health", ctypes.c_int8),
        ("attack", ctypes.c_int8),
        ("combo", ctypes.c_uint8),
        ("solo_yield", ctypes.c_bool),
        ("stop_paying", ctypes.c_bool),
        ("yielding", ctypes.c_bool),
        ("casual", ctypes.c_bool),
        ("open_hands", ctypes.c_bool),
    )


class PackedRing(ctypes.Structure):
    """A ring buffer of cards: `size` cards from index `head` on, wrapping at the end."""

    _fields_ = (
        ("cards", ctypes.c_uint8 * 64),
        ("head", ctypes.c_uint8),
        ("size", ctypes.c_uint8),
    )


class PackedPile(ctypes.Structure):
    """A pile: the first `size` of these cards."""

    _fields_ = (("cards", ctypes.c_uint8 * 56), ("size", ctypes.c_uint8))


class PackedState(ctypes.Structure):
    """A state. A set of cards is 54 bits, a card is its index: see packing.py."""

    _fields_ = (
        ("hand", ctypes.c_uint64 * 4),
        ("known", ctypes.c_uint64 * 4),
        ("tavern", PackedRing),
        ("discard", PackedPile),
        ("table", PackedPile),
        ("castle", ctypes.c_uint8 * 12),
        ("castle_at", ctypes.c_uint8),
        ("castle_size", ctypes.c_uint8),
        ("enemy", ctypes.c_uint8),
        ("players", ctypes.c_uint8),
        ("seat", ctypes.c_uint8),
        ("step", ctypes.c_uint8),
        ("yielded", ctypes.c_uint8),
        ("jesters", ctypes.c_uint8),
        ("immunity_cancelled", ctypes.c_bool),
        ("top", ctypes.c_uint8),
        ("group_count", ctypes.c_uint8),
        ("groups", ctypes.c_uint8 * 54),
        ("damage", ctypes.c_int16),
        ("spades", ctypes.c_int16),
        ("options", PackedOptions),
    )


class TrainParams(ctypes.Structure):
    """Parameters of training: core/net/train_params.hpp explains each."""

    _fields_ = (
        ("rate", ctypes.c_float),
        ("lambda_", ctypes.c_float),
        ("shaping", ctypes.c_float),
        ("exploration", ctypes.c_float),
    )


class PackedProgress(ctypes.Structure):
    """Progress of the solver: core/solver/solver_interface.hpp explains each field."""

    _fields_ = (
        ("nodes", ctypes.c_uint64),
        ("phase", ctypes.c_uint64),
        ("width", ctypes.c_uint64),
        ("defeated", ctypes.c_uint64),
        ("stop", ctypes.c_uint64),
    )


#: The structs by their names in the core.
SHARED: dict[str, type[ctypes.Structure]] = {
    "Options": PackedOptions,
    "State": PackedState,
    "TrainParams": TrainParams,
    "SolveProgress": PackedProgress,
}


def layout() -> list[int]:
    """Of each shared struct the size, then the offset of each field."""
    numbers = []
    for struct in SHARED.values():
        numbers.append(ctypes.sizeof(struct))
        numbers += [getattr(struct, name).offset for name, *_ in struct._fields_]
    return numbers
