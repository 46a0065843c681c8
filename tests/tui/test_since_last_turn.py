"""The log of the full-screen game says where what the others did since the reader's last turn begins."""

from functools import partial

from async_helpers import async_test, eventually
from regicide.i18n import words
from regicide.notation import Seed
from regicide.rules import Options
from regicide.tui.local_game_setup import new_record, open_local_table
from regicide.tui.local_table import controllers_for
from regicide.tui.screens.event_log import EventLog
from regicide.tui.screens.table_app import TableApp

SINCE = "– Since your last turn –"


@async_test
async def test_the_moves_of_the_others_have_a_heading() -> None:
    record = new_record(3, Seed("castle-42"), Options(), ("squire", "squire"))
    local = open_local_table(record, words("en"), None, bot_seconds=(0, 0))
    app = TableApp(controllers_for(local), "en")
    async with app.run_test(size=(120, 40)) as pilot:
        for keys in (("y", "enter"), ("c", "enter")):  # yield, then pay for the blow
            await eventually(lambda: app.controller.state.is_my_turn)
            moves = _moves(app)
            await pilot.press(*keys)
            await eventually(partial(_has_moved_on, app, moves))
        await eventually(lambda: app.controller.state.is_my_turn)
        await pilot.pause()
        lines = [strip.text.strip() for strip in app.screen.query_one("#log", EventLog).lines]
    local.close()
    assert lines.count(SINCE) == 1
    after = lines[lines.index(SINCE) + 1 :]
    assert after
    assert not after[0].startswith("You ")
    assert not any(line.startswith("You discard") for line in after)


def _has_moved_on(app: TableApp, before: int) -> bool:
    return _moves(app) != before


def _moves(app: TableApp) -> int:
    game = app.controller.state.game
    return game.moves if game is not None else 0
