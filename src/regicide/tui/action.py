"""Something to do, on one line: a key, a word, and a place to click."""

from textual.message import Message
from textual.widgets import Static


class Action(Static):
    """`[y] Yield`"""

    DEFAULT_CSS = """
    Action { width: auto; height: 1; padding: 0 1; margin-right: 1; background: $panel; }
    Action:hover { background: $accent 40%; }
    Action.-main { background: $warning; color: $background; text-style: bold; }
    """

    class Pressed(Message):
        def __init__(self, name: str) -> None:
            super().__init__()
            self.action = name

    def __init__(self, name: str, key: str) -> None:
        super().__init__("", id=f"do-{name}", markup=False)
        self._action = name
        self._key = key

    def say(self, text: str) -> None:
        self.update(f"[{self._key}] {text}")

    def on_click(self) -> None:
        self.post_message(self.Pressed(self._action))
