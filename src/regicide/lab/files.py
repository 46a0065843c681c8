"""Files that are whole or not there at all."""

from pathlib import Path

from regicide.folders import replace_file
from regicide.lab.errors import LabError


def write_safely(path: Path, content: bytes) -> None:
    """The whole new content or the whole old one is in the file, whenever the plug is pulled."""
    try:
        replace_file(path, content)
    except OSError:
        raise unwritable(path) from None


def ensure_writable(path: Path) -> None:
    """Complain now rather than after a night of games."""
    fresh = _beside(path)
    try:
        if path.is_dir():
            raise IsADirectoryError
        fresh.open("wb").close()
        fresh.unlink()
    except OSError:
        raise unwritable(path) from None


def unwritable(path: Path) -> LabError:
    return LabError("unwritable-file", {"file": str(path)})


def _beside(path: Path) -> Path:
    return path.with_name(path.name + ".new")
