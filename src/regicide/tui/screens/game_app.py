"""What the full-screen programs have in common: colours with a meaning, and characters that the terminal has."""

import os
import sys
from collections.abc import Iterator, Sequence
from typing import TypeVar

from rich.segment import Segment
from rich.theme import Theme
from textual.app import App
from textual.color import Color
from textual.filter import LineFilter

from regicide.plain_characters import knows_unicode, to_ascii
from regicide.tui.text.card_text import BLUE, FAINT, GOLD, GREEN, JESTER, RED

T = TypeVar("T")
#: What a colour means → the colour on a dark and on a light screen. All can be read: a test computes their contrast.
COLOURS = {
    GOLD: ("#d7af5f", "#6b4e00"),
    RED: ("#ff8a80", "#a3001b"),
    BLUE: ("#8ab4f8", "#0b4a8a"),
    GREEN: ("#7fd08a", "#17602f"),
    JESTER: ("#e58be5", "#8a1c8a"),
    FAINT: ("#b0b0b0", "#484848"),
}
#: The same on a terminal with sixteen colours: each is exactly one of them, because the nearest one of a soft colour is
#: a grey that cannot be read on white.
SIXTEEN = {
    GOLD: ("#ffff55", "#000000"),
    RED: ("#ff5555", "#aa0000"),
    BLUE: ("#55ffff", "#0000aa"),
    GREEN: ("#55ff55", "#000000"),
    JESTER: ("#ff55ff", "#aa00aa"),
    FAINT: ("#ffffff", "#000000"),
}
#: Every colour if the player wants none.
NO_COLOUR = ("#e0e0e0", "#1e1e1e")


#: Seconds between two looks at the terminal.
LOOK_SECONDS = 1.0


class GameApp(App[T]):
    """An app whose text names colours by their meaning, and that ends with its terminal."""

    def __init__(self) -> None:
        super().__init__()
        self._ascii = [] if knows_unicode(os.environ) else [AsciiFilter()]
        self.console.push_theme(Theme())
        self.watch_theme()

    def on_mount(self) -> None:
        if not self.is_headless and sys.stdin.isatty():
            self.set_interval(LOOK_SECONDS, self._end_with_terminal)

    def _end_with_terminal(self) -> None:
        """A closed window ends most programs by SIGHUP; one that ignores it, as after `nohup`, would read without end."""
        if is_hung_up(sys.stdin.fileno()):
            self.exit()

    def get_line_filters(self) -> Sequence[LineFilter]:
        return [*super().get_line_filters(), *self._ascii]

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The colours, for the style of a whole text."""
        return {name.removeprefix("$"): colour for name, colour in self._colours()}

    def watch_theme(self) -> None:
        """The colours, for the style of a part of a text: Rich reads these, and also wants what is bold."""
        self.console.pop_theme()
        styles = dict(self._colours())
        bold = {f"bold {name}": f"bold {colour}" for name, colour in styles.items()}
        self.console.push_theme(Theme({**styles, **bold}))

    def _colours(self) -> Iterator[tuple[str, str]]:
        has_sixteen = self.console.color_system == "standard"
        for name, colours in (SIXTEEN if has_sixteen else COLOURS).items():
            dark, light = NO_COLOUR if self.no_color else colours
            yield name, dark if self.current_theme.dark else light


def is_hung_up(terminal: int) -> bool:
    """Whether nothing is at the other end of a terminal any more."""
    if sys.platform == "win32":
        return False
    from select import POLLHUP, poll  # noqa: PLC0415  Windows has neither

    polled = poll()
    polled.register(terminal, 0)  # POLLHUP is reported in any case
    return any(events & POLLHUP for _, events in polled.poll(0))


class AsciiFilter(LineFilter):
    """Replaces characters that a terminal without Unicode cannot show."""

    def apply(self, segments: list[Segment], _background: Color) -> list[Segment]:
        return [Segment(to_ascii(text), style, control) for text, style, control in segments]
