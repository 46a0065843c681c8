"""The start screen: lists to choose from, with a search where a list is long."""

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from regicide.i18n import Words
from regicide.tui.screens.game_app import GameApp
from regicide.tui.text.card_text import FAINT

#: An entry: what it is called in the program, and on the screen.
Row = tuple[str, str]
#: So many rows fit on a screen of 24 lines with everything else.
FEW = 11


class StartApp(GameApp[str | None]):
    """A list to choose from; returns the name of an entry, or None."""

    CSS = """
    Screen { align: center middle; }
    Vertical { width: 66; max-width: 95%; height: auto; max-height: 100%; padding: 1 2; border: round $warning; }
    OptionList { height: auto; max-height: 100%; border: none; margin-top: 1; }
    .-short Vertical, .long { height: 100%; padding: 0 2; }
    .-short OptionList, .long OptionList { height: 1fr; }
    .-short .about { display: none; }
    """
    #: What is said about the game gives its lines to the list.
    VERTICAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-short"), (24, "-tall")]  # noqa: RUF012  as Textual has it
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape", "quit", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    def __init__(self, words: Words, rows: Iterable[Row], *, search: bool = False) -> None:
        """`search` adds a field: only entries with all its words are shown."""
        super().__init__()
        self._words = words
        self._rows = list(rows)
        self._search = search

    def compose(self) -> ComposeResult:
        with Vertical(classes="long" if len(self._rows) > FEW else None):
            yield Static(Text(self._words.say("tui-welcome"), "bold"))
            if self._search:
                yield Input(placeholder=self._words.say("tui-find-game"), max_length=60)
            else:
                yield Static(Text(self._words.say("home-hero"), "italic"), classes="about")
            yield OptionList(*self._options(""))
            if not self._search:
                unofficial = Text("\n" + self._words.say("cli-unofficial"), FAINT)
                yield Static(unofficial, classes="about")

    def _options(self, sought: str) -> list[Option]:
        wanted = sought.casefold().split()
        return [
            Option(Text(label), id=name)
            for name, label in self._rows
            if all(each in label.casefold() for each in wanted)
        ]

    @on(Input.Changed)
    def sought(self, message: Input.Changed) -> None:
        found = self.query_one(OptionList)
        found.clear_options()
        found.add_options(self._options(message.value))

    @on(Input.Submitted)
    def take_first(self) -> None:
        found = self.query_one(OptionList)
        if found.option_count:
            self.exit(found.get_option_at_index(0).id)

    @on(OptionList.OptionSelected)
    def chosen(self, message: OptionList.OptionSelected) -> None:
        self.exit(message.option_id)
