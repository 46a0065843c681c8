"""Imports the libraries of the `lab` extra at first use."""

from importlib import import_module
from types import ModuleType

from regicide.lab.errors import LabError


def optional_library(name: str) -> ModuleType:
    """The module; raises an error that says what to install."""
    try:
        return import_module(name)
    except ImportError:
        raise LabError(
            "arena-missing-library", {"library": name.split(".", maxsplit=1)[0]}
        ) from None
