"""The line about the turn: it names no medal that was not earned."""

import pytest
from msgspec.structs import replace

from async_helpers import async_test
from regicide.client.client_state import ClientState, ReceivedUpdate
from regicide.i18n import words
from regicide.notation import Seed
from regicide.rules import Medal, Options
from regicide.tui.event_text import NamedWords
from regicide.tui.local_game_setup import new_record, open_local_table
from regicide.tui.table_text import table_turn_text
from regicide.wire.deeds import DidMakeMove
from regicide.wire.game_view import OutcomeView, view_game
from regicide.wire.room_view import view_room
from regicide.wire.update import PublicView


@pytest.mark.parametrize(
    "author, hints, expected",
    [
        ("Player 1", 0, "Gold: all twelve royals"),
        ("Player 1", 2, "2 hints were given, so this game gives no medal."),
        (None, 0, "A bot played for you for a while."),
    ],
)
@async_test
async def test_a_victory_with_help_names_no_medal(
    author: str | None, hints: int, expected: str
) -> None:
    record = new_record(1, Seed("castle-2"), Options(), ())
    local = open_local_table(record, words("en"), None, bot_seconds=(0, 0))
    assert local.table.game is not None
    won = OutcomeView(won=True, seat=0, clause="11.1", medal=Medal.GOLD, short=None)
    game = replace(view_game(local.table.game), outcome=won)
    room = replace(view_room(local.table, seated=True), hints=(hints,))
    local.close()
    move = PublicView(deed=DidMakeMove(seat=0, name=author, text="5c"), at=0)
    log = (ReceivedUpdate(1, move, None, game, is_by_reader=True),)
    state = ClientState(room=room, game=game, log=log)
    text = table_turn_text(NamedWords("en", room.seats), room, state, you=0).plain
    assert expected in text
    assert ("Gold" in text) == (not hints and author is not None)
