"""The types in the interface of the core: for Python, in C++ and for the page.

A number of 64 bits is a `bigint` in the page, a pointer an address in the memory of the core.
"""

import ctypes
from dataclasses import dataclass
from typing import Annotated, TypeAlias

from regicide.fast.layout import PackedOptions, PackedProgress, PackedState, TrainParams


@dataclass(frozen=True, slots=True)
class CType:
    """A type in C++, for `ctypes`, and in TypeScript."""

    c: str
    ctypes: object
    typescript: str = "Address"


def _to(kind: type) -> object:
    return ctypes.POINTER(kind)


Int: TypeAlias = Annotated[int, CType("int", ctypes.c_int, "number")]
Size: TypeAlias = Annotated[int, CType("std::size_t", ctypes.c_size_t, "number")]
Signed64: TypeAlias = Annotated[int, CType("std::int64_t", ctypes.c_int64, "bigint")]
Number64: TypeAlias = Annotated[int, CType("std::uint64_t", ctypes.c_uint64, "bigint")]
Real: TypeAlias = Annotated[float, CType("double", ctypes.c_double, "number")]
#: UTF-8; its length follows, or it ends with a zero.
Text: TypeAlias = Annotated[bytes | None, CType("const char*", ctypes.c_char_p)]

TextOut: TypeAlias = Annotated[object, CType("char*", ctypes.c_void_p)]
StateIn: TypeAlias = Annotated[object, CType("const State*", _to(PackedState))]
StateOut: TypeAlias = Annotated[object, CType("State*", _to(PackedState))]
StatesOut: TypeAlias = Annotated[object, CType("State*", ctypes.c_void_p)]
StateAddress: TypeAlias = Annotated[int, CType("State*", ctypes.c_void_p)]
OptionsIn: TypeAlias = Annotated[object, CType("const Options*", _to(PackedOptions))]
ParamsIn: TypeAlias = Annotated[object, CType("const TrainParams*", _to(TrainParams))]
ProgressOut: TypeAlias = Annotated[object, CType("SolveProgress*", _to(PackedProgress))]
GameIn: TypeAlias = Annotated[object, CType("const TableGame*", ctypes.c_void_p)]
GameOut: TypeAlias = Annotated[object, CType("TableGame*", ctypes.c_void_p)]
DecisionsIn: TypeAlias = Annotated[object, CType("const ReviewedDecision*", ctypes.c_void_p)]
DecisionOut: TypeAlias = Annotated[object, CType("ReviewedDecision*", ctypes.c_void_p)]
NetIn: TypeAlias = Annotated[object, CType("const void*", ctypes.c_void_p)]
NetOut: TypeAlias = Annotated[object, CType("void*", ctypes.c_void_p)]
NetsIn: TypeAlias = Annotated[object, CType("const void* const*", _to(ctypes.c_void_p))]
Ints32In: TypeAlias = Annotated[object, CType("const std::int32_t*", ctypes.c_void_p)]
Ints32Out: TypeAlias = Annotated[object, CType("std::int32_t*", _to(ctypes.c_int32))]
Signed64Out: TypeAlias = Annotated[object, CType("std::int64_t*", _to(ctypes.c_int64))]
Numbers64In: TypeAlias = Annotated[object, CType("const std::uint64_t*", _to(ctypes.c_uint64))]
Numbers64Out: TypeAlias = Annotated[object, CType("std::uint64_t*", _to(ctypes.c_uint64))]
RealsOut: TypeAlias = Annotated[object, CType("double*", _to(ctypes.c_double))]
MaskOut: TypeAlias = Annotated[object, CType("std::uint8_t*", ctypes.c_void_p)]
RowsOut: TypeAlias = Annotated[object, CType("float*", ctypes.c_void_p)]
