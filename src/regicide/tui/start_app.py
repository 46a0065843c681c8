"""What would you like to play? Asked when nothing was said on the command line."""

from dataclasses import dataclass
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from regicide.bots.bot_runner import DEFAULT
from regicide.i18n import Words


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody chose: a new game of so many with these bots, or the last one again."""

    players: int = 1
    bots: tuple[str, ...] = ()
    goes_on: bool = False


class StartApp(App[Wish | None]):
    """A list to choose from."""

    CSS = """
    Screen { align: center middle; }
    Vertical { width: 66; max-width: 95%; height: auto; padding: 1 2; border: round $warning; }
    OptionList { height: auto; border: none; margin-top: 1; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,escape", "quit", show=False)]

    def __init__(self, words: Words, *, can_go_on: bool) -> None:
        super().__init__()
        self._words = words
        self._wishes = dict(enumerate(self._offered(can_go_on=can_go_on)))

    def _offered(self, *, can_go_on: bool) -> list[tuple[str, Wish]]:
        say = self._words.say
        found = [(say("tui-go-on"), Wish(goes_on=True))] if can_go_on else []
        found.append((say("home-play-solo"), Wish(1)))
        crowds = {players: say("player-count", count=players) for players in (2, 3, 4)}
        for players, crowd in crowds.items():
            wish = Wish(players, (DEFAULT,) * (players - 1))
            found.append((say("home-with-bots") + ": " + crowd, wish))
        for players, crowd in crowds.items():
            found.append((say("tui-hot-seat") + ": " + crowd, Wish(players)))
        return found

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Text(self._words.say("tui-welcome"), "bold"))
            yield Static(Text(self._words.say("home-hero"), "italic"))
            options = (
                Option(Text(said), id=str(number)) for number, (said, _) in self._wishes.items()
            )
            yield OptionList(*options)
            yield Static(Text("\n" + self._words.say("cli-unofficial"), "dim"))

    @on(OptionList.OptionSelected)
    def chosen(self, message: OptionList.OptionSelected) -> None:
        self.exit(self._wishes[int(message.option_id or 0)][1])
