"""A card of the hand: to look at, to click on, to reach with the keyboard."""

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import Static

from regicide.tui.card_text import CardText


class CardWidget(Static, can_focus=True):
    """One place of the hand."""

    DEFAULT_CSS = """
    CardWidget { width: 6; height: 4; border: round $foreground 50%; content-align: center middle; text-align: center;
                 offset-y: 1; margin-right: 1; }
    CardWidget:focus { border: round $accent; }
    CardWidget.-chosen { border: heavy $warning; offset-y: 0; }
    CardWidget.-out { border: round $foreground 20%; text-style: dim; }
    """

    class Toggled(Message):
        """Somebody wants this card, or no longer."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, place: int) -> None:
        super().__init__("", id=f"card-{place}")
        self.place = place

    def show(self, faces: CardText, card: str, *, chosen: bool, out: bool) -> None:
        tick = "✓" if chosen else f"{self.place + 1}"
        self.update(Text.assemble(faces.card(card), "\n", (tick, "dim")))
        self.set_class(chosen, "-chosen")
        self.set_class(out, "-out")

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(self.Toggled(self.place))

    def on_key(self, event: events.Key) -> None:
        if event.key == "space":
            event.stop()
            self.post_message(self.Toggled(self.place))
