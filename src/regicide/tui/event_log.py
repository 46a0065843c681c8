"""What happened, line by line. The wheel scrolls it; keys are for the game."""

from textual.widgets import RichLog


class EventLog(RichLog, can_focus=False):
    """A log that takes no keys."""
