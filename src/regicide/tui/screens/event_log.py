"""The log of the game, line by line. The mouse wheel scrolls it; keys are for the game."""

from textual.widgets import RichLog


class EventLog(RichLog, can_focus=False):
    """A log that cannot be focused, so it receives no keys."""
