"""The help overlay: the keys, and the rules by clause."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from regicide.i18n import Words
from regicide.i18n.rulebook import Clause, rulebook
from regicide.tui.text.card_text import FAINT, GOLD


class HelpScreen(ModalScreen[None]):
    """Keys and rules; scrolls to `clause` if it just forbade a move."""

    DEFAULT_CSS = """
    HelpScreen { align: center middle; }
    HelpScreen > VerticalScroll { width: 76; max-width: 94%; height: 90%; padding: 0 2;
                                  background: $surface; border: round $accent; }
    HelpScreen Static { height: auto; margin-bottom: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark", "dismiss", show=False)
    ]

    def __init__(self, words: Words, clause: str | None) -> None:
        super().__init__()
        self._words = words
        self._clause = clause

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=True):
            yield Static(Text(self._words.say("tui-keys"), FAINT))
            for chapter in rulebook(self._words):
                yield Static(Text(f"{chapter.number}  {chapter.title}", f"bold {GOLD}"))
                for clause in chapter.clauses:
                    yield Static(self._text(clause), id=_id(clause.mark))

    def on_mount(self) -> None:
        if self._clause is not None:
            clause = self.query_one(f"#{_id(self._clause)}")
            self.call_after_refresh(clause.scroll_visible, top=True, animate=False)

    def _text(self, clause: Clause) -> Text:
        text = Text(f"{clause.mark} {clause.title}  ", "bold")
        text.append(clause.text, "not bold")
        if clause.mark == self._clause:
            text.stylize(GOLD)
        return text


def _id(mark: str) -> str:
    return mark.replace("§", "rule-").replace(".", "-")
