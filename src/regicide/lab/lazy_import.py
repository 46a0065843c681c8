"""Imports the libraries of extras at first use."""

from importlib import import_module
from types import ModuleType

from regicide.lab.errors import LabError


def optional_library(name: str, *, extra: str = "lab") -> ModuleType:
    """The module; raises an error that says what to install."""
    try:
        return import_module(name)
    except ImportError:
        library = name.split(".", maxsplit=1)[0]
        raise LabError("arena-missing-library", {"library": library, "extra": extra}) from None
