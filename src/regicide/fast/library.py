"""Loads the compiled core and declares its functions."""

import ctypes
import os
import sys
from functools import lru_cache
from pathlib import Path
from typing import cast

from regicide.fast.interface import GROUPS, CoreFunctions, functions_of
from regicide.fast.layout import layout
from regicide.rules import RegicideError

NAME = {"win32": "core.dll", "darwin": "libcore.dylib"}.get(sys.platform, "libcore.so")


class CoreMissing(RegicideError):
    """The core was not compiled, or was compiled from other sources."""


def core_path() -> Path:
    return Path(__file__).parent / NAME


@lru_cache(maxsize=1)
def core_library() -> CoreFunctions:
    """The loaded core; its memory layout is compared with ours first."""
    try:
        loaded = ctypes.CDLL(str(core_path()))
        for each in (function for group in GROUPS for function in functions_of(group)):
            function = getattr(loaded, each.name)
            function.restype = each.result and each.result.ctypes
            function.argtypes = [kind.ctypes for kind in each.parameters.values()]
    except (OSError, AttributeError):
        raise CoreMissing("core-missing", {"file": NAME}) from None
    core, expected = cast(CoreFunctions, loaded), layout()
    found = (ctypes.c_int32 * 256)()
    if list(found[: core.rg_layout(found)]) != expected:
        raise CoreMissing("core-missing", {"file": NAME})
    return core


def available_cores() -> int:
    """The number of processor cores that this process may use, if the system reports it."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
