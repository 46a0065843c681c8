"""The start screen: asks what to play if the command line does not say."""

from dataclasses import dataclass
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from regicide.bots.bot_table import DEFAULT_BOT
from regicide.i18n import Words


@dataclass(frozen=True, slots=True)
class GameRequest:
    """What the player chose: a new game with these bots, or the last game again."""

    players: int = 1
    bots: tuple[str, ...] = ()
    resumes_last: bool = False


class StartApp(App[GameRequest | None]):
    """A list of games; returns the chosen one, or None."""

    CSS = """
    Screen { align: center middle; }
    Vertical { width: 66; max-width: 95%; height: auto; padding: 1 2; border: round $warning; }
    OptionList { height: auto; border: none; margin-top: 1; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,escape", "quit", show=False)]

    def __init__(self, words: Words, *, can_resume: bool) -> None:
        super().__init__()
        self._words = words
        self._requests = dict(enumerate(self._offered(can_resume=can_resume)))

    def _offered(self, *, can_resume: bool) -> list[tuple[str, GameRequest]]:
        say = self._words.say
        found = [(say("tui-go-on"), GameRequest(resumes_last=True))] if can_resume else []
        found.append((say("home-play-solo"), GameRequest(1)))
        player_counts = {players: say("player-count", count=players) for players in (2, 3, 4)}
        for players, count_text in player_counts.items():
            request = GameRequest(players, (DEFAULT_BOT,) * (players - 1))
            found.append((say("home-with-bots") + ": " + count_text, request))
        for players, count_text in player_counts.items():
            found.append((say("tui-hot-seat") + ": " + count_text, GameRequest(players)))
        return found

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Text(self._words.say("tui-welcome"), "bold"))
            yield Static(Text(self._words.say("home-hero"), "italic"))
            options = (
                Option(Text(label), id=str(number)) for number, (label, _) in self._requests.items()
            )
            yield OptionList(*options)
            yield Static(Text("\n" + self._words.say("cli-unofficial"), "dim"))

    @on(OptionList.OptionSelected)
    def chosen(self, message: OptionList.OptionSelected) -> None:
        self.exit(self._requests[int(message.option_id or 0)][1])
