"""The memory of a packed state, field by field: must agree with core/state.hpp and options.hpp."""

import ctypes
from typing import ClassVar

Field = tuple[str, type]


class Options(ctypes.Structure):
    """§13, as numbers."""

    _fields_: ClassVar[list[Field]] = [
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
    ]


class Ring(ctypes.Structure):
    """A pile drawn from at the front: `size` cards from place `head` on, round the end."""

    _fields_: ClassVar[list[Field]] = [
        ("cards", ctypes.c_uint8 * 64),
        ("head", ctypes.c_uint8),
        ("size", ctypes.c_uint8),
    ]


class Pile(ctypes.Structure):
    """The first `size` of these cards."""

    _fields_: ClassVar[list[Field]] = [("cards", ctypes.c_uint8 * 56), ("size", ctypes.c_uint8)]


class Packed(ctypes.Structure):
    """A state. Sets of cards are 54 bits, cards are indices: see packing.py."""

    _fields_: ClassVar[list[Field]] = [
        ("hand", ctypes.c_uint64 * 4),
        ("known", ctypes.c_uint64 * 4),
        ("tavern", Ring),
        ("discard", Pile),
        ("table", Pile),
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
        ("options", Options),
    ]


class TrainParams(ctypes.Structure):
    """How a net is taught: core/lesson.hpp says what each number means."""

    _fields_: ClassVar[list[Field]] = [
        ("rate", ctypes.c_float),
        ("lambda_", ctypes.c_float),
        ("shaping", ctypes.c_float),
        ("exploring", ctypes.c_float),
    ]


class PackedProgress(ctypes.Structure):
    """How far the solver is: core/solving.hpp says what each number means."""

    _fields_: ClassVar[list[Field]] = [
        ("nodes", ctypes.c_uint64),
        ("phase", ctypes.c_uint64),
        ("width", ctypes.c_uint64),
        ("defeated", ctypes.c_uint64),
        ("stop", ctypes.c_uint64),
    ]


def layout() -> list[int]:
    """The size of a state, then where each field begins."""
    return [ctypes.sizeof(Packed), *(getattr(Packed, name).offset for name, _ in Packed._fields_)]
