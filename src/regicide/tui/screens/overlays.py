"""Screens over the table: a list to choose from, and the hand-over between players."""

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

_BOX = """
{0} {{ align: center middle; }}
{0} > * {{ width: 64; max-width: 90%; max-height: 80%; height: auto; padding: 1 2;
           background: $surface; border: round $accent; }}
"""


class ListScreen(ModalScreen[str | None]):
    """A list to choose from; Escape chooses nothing. A prompt adds a text field."""

    DEFAULT_CSS = _BOX.format("ListScreen")
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, title: str, rows: list[tuple[str, str]], prompt: str | None = None) -> None:
        super().__init__()
        self._title = title
        self._rows = rows
        self._prompt = prompt

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(Text(self._title, "bold"))
            yield OptionList(*(Option(Text(text), id=name) for name, text in self._rows))
            if self._prompt is not None:
                yield Input(placeholder=self._prompt, max_length=200)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    @on(OptionList.OptionSelected)
    def chosen(self, message: OptionList.OptionSelected) -> None:
        self.dismiss(message.option_id)

    @on(Input.Submitted)
    def written(self, message: Input.Submitted) -> None:
        self.dismiss(f"text:{message.value}" if message.value.strip() else None)


class HandOverScreen(ModalScreen[None]):
    """Hides all hands while the keyboard passes to the next player."""

    DEFAULT_CSS = """
    HandOverScreen { align: center middle; background: $background; }
    HandOverScreen > Static { width: auto; max-width: 80%; padding: 2 4; border: round $warning; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss", show=False, priority=True)
    ]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        yield Static(self._text, markup=False)

    def on_click(self) -> None:
        self.dismiss()
