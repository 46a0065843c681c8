"""The folder for saved data, writing files atomically, and locks."""

import os
import secrets
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

if sys.platform != "win32":
    import fcntl


def data_folder(environment: Mapping[str, str]) -> Path:
    """$XDG_DATA_HOME/regicide, or ~/.local/share/regicide."""
    base = environment.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "regicide"


def replace_file(path: Path, content: bytes, *, private: bool = False) -> None:
    """Replace a file atomically: after a crash it has the old or the new content.

    Raises OSError. `private`: only the owner can read the file.
    """
    target = path.resolve()  # keep a symbolic link
    fresh = target.with_name(f"{target.name}.{secrets.token_hex(4)}")
    try:
        made = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
        with os.fdopen(made, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if target.exists() and not private:
            shutil.copymode(target, fresh)
        fresh.replace(target)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise


def lock(file: int) -> bool:
    """Lock an open file until it is closed or the process ends; False if another program has locked it.

    Windows: True without a lock.
    """
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
    return True
