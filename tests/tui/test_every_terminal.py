"""What is on the screen can be read: in the dark, in the light, without colours, with ASCII alone, and in small."""

from collections.abc import Iterator
from functools import reduce
from typing import Any

import pytest
from rich._palettes import STANDARD_PALETTE
from rich.color import Color as RichColor
from rich.color import ColorSystem
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.app import App
from textual.color import Color
from textual.widgets import Static

from async_helpers import async_test, eventually
from regicide.cli.playing.start import entries
from regicide.i18n import LANGUAGES, words
from regicide.notation import Record, Seed
from regicide.plain_characters import knows_unicode, to_ascii
from regicide.rules import Options
from regicide.tui.local_game_setup import new_record, open_local_table
from regicide.tui.local_table import controllers_for
from regicide.tui.screens import table_screen
from regicide.tui.screens.replay_app import ReplayApp
from regicide.tui.screens.start_app import StartApp
from regicide.tui.screens.table_app import TableApp
from regicide.tui.text.card_text import CardText

ENOUGH = 4.5


def table(players: int = 2, language: str = "en") -> TableApp:
    record = new_record(players, Seed("castle-42"), Options(), ("squire",) * (players - 1))
    local = open_local_table(record, words(language), None, bot_seconds=(0, 0))
    return TableApp(controllers_for(local), language)


def pieces(app: App[Any]) -> Iterator[Segment]:
    """The text on the screen in its last colours."""
    background = app.screen.styles.background
    filters = app.get_line_filters()
    over = app.screen.query("HelpScreen > VerticalScroll")
    region = over.first().region if over else app.screen.region
    lines = app.screen._compositor.render_strips()[region.y : region.bottom]
    for strip in (line.crop(region.x, region.right) for line in lines):
        yield from reduce(lambda shown, each: shown.apply_filter(each, background), filters, strip)


def contrast(piece: Segment) -> float:
    assert piece.style is not None
    assert piece.style.color is not None
    assert piece.style.bgcolor is not None
    lights = sorted(
        luminance(Color.from_rich_color(colour))
        for colour in (piece.style.color, piece.style.bgcolor)
    )
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def on_sixteen_colours(piece: Segment) -> Segment:
    assert piece.style is not None
    color, background = (
        each
        and RichColor.from_triplet(
            STANDARD_PALETTE[each.downgrade(ColorSystem.STANDARD).number or 0]
        )
        for each in (piece.style.color, piece.style.bgcolor)
    )
    return Segment(piece.text, Style(color=color, bgcolor=background))


def luminance(colour: Color) -> float:
    """As WCAG defines it."""
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (each / 255 for each in colour.rgb)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


SIXTEEN = "with sixteen colours"


@pytest.mark.parametrize(
    "look", ["dark", "light", "no colours", f"dark {SIXTEEN}", f"light {SIXTEEN}"]
)
@async_test
async def test_text_has_contrast(look: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if look == "no colours":
        monkeypatch.setenv("NO_COLOR", "1")
    if SIXTEEN in look:
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.delenv("COLORTERM", raising=False)
    app = table()
    async with app.run_test(size=(100, 30)) as pilot:
        await eventually(lambda: app.controller.state.is_my_turn)
        if look.startswith("light"):
            await pilot.press("d")
        for keys in ((), "1", "2", ("escape",), ("question_mark",)):
            await pilot.press(*keys)
            await pilot.pause()
            read = [each for each in pieces(app) if any(map(str.isalnum, each.text))]
            if SIXTEEN in look:
                assert app.console.color_system == "standard"
                read = list(map(on_sixteen_colours, read))
            assert read
            faint = {
                each.text: round(contrast(each), 1) for each in read if contrast(each) < ENOUGH
            }
            assert faint == {}, keys


@async_test
async def test_a_terminal_without_unicode_is_sent_ascii(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    app = table()
    async with app.run_test(size=(100, 30)) as pilot:
        await eventually(lambda: app.controller.state.is_my_turn)
        await pilot.press("1")
        await pilot.pause()
        shown = "".join(each.text for each in pieces(app))
    assert shown.isascii()
    assert "> " in shown
    assert "[Jh]" in shown


@pytest.mark.parametrize(
    ("environment", "known"),
    [
        ({}, True),
        ({"LANG": "C.UTF-8"}, True),
        ({"LANG": "en_GB.utf8"}, True),
        ({"LANG": "C.UTF-8", "LC_ALL": "C"}, False),
        ({"LANG": "ca_ES.ISO-8859-1"}, False),
        ({"LC_ALL": "", "LC_CTYPE": "POSIX"}, False),
    ],
)
def test_the_locale_says_what_a_terminal_knows(environment: dict[str, str], *, known: bool) -> None:
    assert knows_unicode(environment) is known


def test_each_character_has_one_that_is_near() -> None:
    text = "╭─ 10♥ A♣ ┃ «Así» – l’enemic… ⟵ ▶ █▓░"
    assert len(to_ascii(text)) == len(text)
    assert to_ascii("10♥ «Així» – l’enemic… █▓░").isascii()
    assert to_ascii("敌人") == "敌人"


@pytest.mark.parametrize("size", [(50, 16), (60, 20), (80, 24), (120, 40), (200, 60)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
@async_test
async def test_nothing_is_cut(size: tuple[int, int], language: str) -> None:
    app = table(4, language)
    async with app.run_test(size=size) as pilot:
        await eventually(lambda: app.controller.state.is_my_turn)
        await pilot.press("1")
        await pilot.pause()
        shown = "".join(each.text for each in pieces(app))
        game, own = app.controller.state.game, app.controller.state.own
        assert game is not None
        assert own is not None
        cards = [CardText().card(card).plain for card in own.hand]
        royals = [CardText().card(royal.card).plain for royal in game.royals]
        assert [card for card in (*cards, *royals) if card not in shown] == []
        for widget in app.screen.query(Static):
            if widget.display and (text := str(widget.content)):
                assert [word for word in text.split() if word not in shown] == [], widget.id


@async_test
async def test_a_replay_shows_every_royal_on_a_small_screen() -> None:
    app = ReplayApp(Record(Seed("castle-42").deal(4)), "en")
    async with app.run_test(size=(50, 16)) as pilot:
        await pilot.pause()
        shown = "".join(each.text for each in pieces(app))
    assert [rank + suit for rank in "JQK" for suit in "♣♦♥♠" if rank + suit not in shown] == []


@pytest.mark.parametrize("size", [(50, 16), (80, 24)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
@async_test
async def test_the_start_screen_offers_everything(size: tuple[int, int], language: str) -> None:
    offered = [(name, label) for name, (label, _) in entries(words(language)).items()]
    app = StartApp(words(language), [("continue", "2026-11-19"), *offered])
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        shown = "".join(each.text for each in pieces(app))
    assert [label for _, label in offered if label not in shown] == []


@pytest.mark.parametrize("size", [(50, 16), (80, 24)], ids=str)
@async_test
async def test_a_list_that_is_too_long_scrolls_to_its_end(size: tuple[int, int]) -> None:
    rows = [(str(number), f"Game {number} " + "with bots · " * 5) for number in range(30)]
    app = StartApp(words("en"), rows, search=True)
    async with app.run_test(size=size) as pilot:
        await pilot.press("tab", "end")
        await pilot.pause()
        assert "Game 29 " in "".join(each.text for each in pieces(app))
        await pilot.press("enter")
    assert app.return_value == "29"


@async_test
async def test_a_hint_with_a_long_reason_is_shown_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    app = table()
    reason = "A reason of many words says why this is better than that. " * 3
    monkeypatch.setattr(table_screen, "hint_text", lambda *_: Text(f"{reason}\nNext best: that."))
    async with app.run_test(size=(80, 24)) as pilot:
        await eventually(lambda: app.controller.state.is_my_turn)
        await pilot.press("h", "enter")
        await eventually(lambda: app.controller.state.hint is not None)
        await pilot.pause()
        assert "Next best: that." in "".join(each.text for each in pieces(app))
