"""Remembers in `.venv` from which files each part of the set-up was made.

Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import os

from tools.setup.processes import ROOT, VENV

STAMPS = os.path.join(VENV, "made")


def digest(files: list[str], *more: object) -> str:
    """Identifies the names and contents of files below the root, and whatever else matters."""
    total = hashlib.sha256(repr(more).encode())
    for name in files:
        total.update(name.encode())
        with open(os.path.join(ROOT, name), "rb") as file:
            total.update(file.read())
    return total.hexdigest()


def files_below(*tops: str) -> list[str]:
    found = []
    for top in tops:
        for folder, _, names in os.walk(os.path.join(ROOT, top)):
            found += [os.path.relpath(os.path.join(folder, name), ROOT) for name in names]
    return sorted(found)


def stamp(part: str) -> str:
    """What a part was made from; empty if it was not made."""
    try:
        with open(os.path.join(STAMPS, part), encoding="utf-8") as file:
            return file.read()
    except OSError:
        return ""


def write_stamp(part: str, made_from: str) -> None:
    os.makedirs(STAMPS, exist_ok=True)
    with open(os.path.join(STAMPS, part), "w", encoding="utf-8") as file:
        file.write(made_from)
