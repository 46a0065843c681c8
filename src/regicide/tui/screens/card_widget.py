"""A card of the hand as a widget that can be clicked and focused."""

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import Static

from regicide.tui.text.card_text import FAINT, CardText


class CardWidget(Static, can_focus=True):
    """The card at one place of the hand."""

    DEFAULT_CSS = """
    CardWidget { width: 6; height: 4; border: round $foreground 50%; content-align: center middle; text-align: center;
                 offset-y: 1; margin-right: 1; }
    CardWidget:focus { border: round $accent; }
    CardWidget.-chosen { border: heavy $warning; offset-y: 0; }
    CardWidget.-unavailable { border: blank; }
    """

    class Toggled(Message):
        """The player selected or deselected this card."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, place: int) -> None:
        super().__init__("", id=f"card-{place}")
        self.place = place

    def show(self, card_text: CardText, card: str, *, chosen: bool, unavailable: bool) -> None:
        mark = "✓" if chosen else f"{self.place + 1}"
        self.update(Text.assemble(card_text.card(card), "\n", (mark, FAINT)))
        self.set_class(chosen, "-chosen")
        self.set_class(unavailable, "-unavailable")

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(self.Toggled(self.place))

    def on_key(self, event: events.Key) -> None:
        if event.key == "space":
            event.stop()
            self.post_message(self.Toggled(self.place))
