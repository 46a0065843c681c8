"""Shows a game: as text (`ansi`), as a picture (`rgb_array`), or printed (`human`)."""

import sys
from typing import Any

from gymnasium import logger
from gymnasium.error import UnsupportedMode

from regicide.envs.table_picture import table_picture
from regicide.envs.table_text import table_text
from regicide.rules import Observation

RENDER_MODES = ("human", "ansi", "rgb_array")


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise UnsupportedMode(f"render_mode must be one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def rendered(seen: Observation, mode: str | None) -> Any:
    """What `render` returns in this mode."""
    if mode is None:
        logger.warn("render() shows nothing without a render_mode: name one when you make the game")
    if mode == "ansi":
        return table_text(seen)
    if mode == "rgb_array":
        return table_picture(seen)
    if mode == "human":
        sys.stdout.write(table_text(seen) + "\n")
    return None
