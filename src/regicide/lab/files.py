"""Writes files atomically and raises `LabError`; checks beforehand that a file can be written."""

import os
from pathlib import Path

from regicide.folders import replace_file
from regicide.lab.errors import LabError


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file; after a crash it has either the old content or the new."""
    try:
        replace_file(path, content)
    except OSError:
        raise unwritable(path) from None


def ensure_writable(path: Path) -> None:
    """Raise now if the file cannot be written, rather than after hours of games."""
    trial = path.with_name(path.name + ".new")
    try:
        if path.is_dir():
            raise IsADirectoryError
        trial.open("wb").close()
        trial.unlink()
    except OSError:
        raise unwritable(path) from None


def unwritable(path: Path) -> LabError:
    is_folder = os.path.isdir(path)  # noqa: PTH112  never raises
    return LabError("is-folder" if is_folder else "unwritable-file", {"file": str(path)})
