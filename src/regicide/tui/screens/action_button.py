"""A one-line button that shows its key and its label: `[y] Yield`."""

from textual.message import Message
from textual.widgets import Static


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

    def __init__(self, name: str, key: str) -> None:
        super().__init__("", id=f"do-{name}", markup=False)
        self._action = name
        self._key = key

    def set_label(self, text: str) -> None:
        self.update(f"[{self._key}] {text}")

    def on_click(self) -> None:
        self.post_message(self.Pressed(self._action))
