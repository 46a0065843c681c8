"""Where this program keeps things on somebody's machine."""

from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str]) -> Path:
    """$XDG_DATA_HOME/regicide, or ~/.local/share/regicide."""
    base = environment.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "regicide"
