"""Libraries of the `lab` extra: imported when they are asked for, and missed in words."""

from importlib import import_module
from types import ModuleType

from regicide.lab.errors import LabError


def library(name: str) -> ModuleType:
    """The module, or what to install."""
    try:
        return import_module(name)
    except ImportError:
        raise LabError(
            "arena-missing-library", {"library": name.split(".", maxsplit=1)[0]}
        ) from None
