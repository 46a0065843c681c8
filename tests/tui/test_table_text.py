"""The line about the turn: it names no medal that was not earned."""

from typing import Any

import pytest
from msgspec.structs import replace

from async_helpers import async_test
from regicide.client.client_state import ClientState
from regicide.i18n import words
from regicide.notation import Seed
from regicide.rules import Medal, Options
from regicide.table import Unearned
from regicide.tui.local_game_setup import new_record, open_local_table
from regicide.tui.text.event_text import NamedWords
from regicide.tui.text.table_text import table_turn_text
from regicide.wire.game_view import OutcomeView, view_game
from regicide.wire.room_view import StandInShare, view_room


@pytest.mark.parametrize(
    "help_of_room, expected",
    [
        ({}, "Gold: all twelve royals"),
        ({"hints": (2,)}, "2 hints were given, so this game gives no medal."),
        ({"stood_in": (StandInShare(3, 9),)}, "A bot played for you for a while."),
        ({"unearned": Unearned.KNOWN_DEAL}, "This deal has been played to its end before"),
    ],
)
@async_test
async def test_a_victory_says_why_it_gives_no_medal(
    help_of_room: dict[str, Any], expected: str
) -> None:
    record = new_record(1, Seed("castle-2"), Options(), ())
    local = open_local_table(record, words("en"), None, bot_seconds=(0, 0))
    assert local.table.game is not None
    medal = None if help_of_room else Medal.GOLD
    won = OutcomeView(won=True, seat=0, clause="11.1", medal=medal, short=None)
    game = replace(view_game(local.table.game), outcome=won)
    room = replace(view_room(local.table, seated=True), **help_of_room)
    local.close()
    state = ClientState(room=room, game=game)
    text = table_turn_text(NamedWords("en", room.seats), room, state, you=0).plain
    assert expected in text
    assert ("Gold" in text) == (medal is not None)
