"""StorageError and its codes.

RegicideError
└── StorageError    one of the codes below
"""

import re
from importlib import import_module
from types import ModuleType

from regicide.rules.errors import RegicideError

#: Each code has a sentence in the translations.
CODES = (
    "storage-unreachable",
    "storage-unopenable",
    "storage-bad-address",
    "storage-newer",
    "storage-failed",
    "storage-conflict",
    "storage-closed",
    "storage-missing-library",
    "file-exists",
    "backup-unwritable",
    "backup-unreadable",
    "no-such-backup",
)

#: Finds host, port and database. An address of any other form is not shown: it may hold a password.
_ADDRESS = re.compile(
    r"postgres(?:ql)?://(?:[^@/?#]*@)?((?:[\w.-]+|\[[\da-f:]+\])?(?::\d+)?(?:/[\w-]*)?)(?:\?.*)?"
)


class StorageError(RegicideError):
    """The storage cannot be reached or opened, or an operation failed."""


def optional_library(name: str) -> ModuleType:
    """Import a library of the `cluster` extra; if it is missing, say what to install."""
    try:
        return import_module(name)
    except ImportError:
        raise StorageError("storage-missing-library", {"library": name}) from None


def without_password(url: str) -> str:
    """The part of a database address that an error message may show."""
    found = _ADDRESS.fullmatch(url)
    return found[1] if found and found[1] else "PostgreSQL"
