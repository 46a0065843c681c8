"""The actions of the table screen, and a one-line button that shows key and label of one: `[y] Yield`."""

from textual.message import Message
from textual.widgets import Static

#: Action → key, in the order of the buttons.
ACTIONS = {
    "confirm": "⏎",
    "yield": "y",
    "flip": "f",
    "cover": "c",
    "clear": "Esc",
    "ready": "r",
    "stand_up": "g",
    "agree": "+",
    "disagree": "-",
    "solution": "h",
    "next": "n",
    "talk": "t",
    "more": "m",
    "help": "?",
    "leave": "q",
}
#: The actions of the second row, which is always shown.
ALWAYS_SHOWN = frozenset({"solution", "next", "talk", "more", "help", "leave"})


class ActionButton(Static):
    """A button for one action of the table screen."""

    DEFAULT_CSS = """
    ActionButton { width: auto; height: 1; padding: 0 1; margin-right: 1; background: $panel; }
    ActionButton:hover { background: $accent 40%; }
    ActionButton.-main { background: $warning; color: auto 100%; text-style: bold; }
    """

    class Pressed(Message):
        """The button was clicked."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.action = name

    def __init__(self, name: str) -> None:
        super().__init__("", id=f"do-{name}", markup=False)
        self._action = name

    def set_label(self, text: str) -> None:
        self.update(f"[{ACTIONS[self._action]}] {text}")

    def on_click(self) -> None:
        self.post_message(self.Pressed(self._action))
