"""The log of the game, line by line. The mouse wheel scrolls it; keys are for the game."""

from collections.abc import Iterable

from rich.text import Text
from textual.widgets import RichLog

from regicide.tui.text.card_text import FAINT


class EventLog(RichLog, can_focus=False):
    """A log that cannot be focused, so it receives no keys."""

    def explain(self, lines: Iterable[str]) -> None:
        """Add what is said about the game, and is not a part of it."""
        for line in lines:
            self.write(Text(line, FAINT))
