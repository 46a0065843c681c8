"""What can go wrong with the storage.

RegicideError
└── StorageError    one of the codes below
"""

import re
from importlib import import_module
from types import ModuleType

from regicide.rules.errors import RegicideError

#: Each has its sentence in the translations.
CODES = (
    "storage-unreachable",
    "storage-unopenable",
    "storage-bad-address",
    "storage-newer",
    "storage-failed",
    "storage-conflict",
    "storage-closed",
    "storage-missing-library",
)

#: Host, port and database of an address, and nothing that could be a password: an address that is
#: not of just this form is not shown at all.
_ADDRESS = re.compile(
    r"postgres(?:ql)?://(?:[^@/?#]*@)?((?:[\w.-]+|\[[\da-f:]+\])?(?::\d+)?(?:/[\w-]*)?)(?:\?.*)?"
)


class StorageError(RegicideError):
    """The storage cannot be reached or opened, or could not do what it was asked."""


def library(name: str) -> ModuleType:
    """A library of the `cluster` extra, or what to install."""
    try:
        return import_module(name)
    except ImportError:
        raise StorageError("storage-missing-library", {"library": name}) from None


def without_password(url: str) -> str:
    found = _ADDRESS.fullmatch(url)
    return found[1] if found and found[1] else "PostgreSQL"
