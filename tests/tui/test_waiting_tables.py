"""`regicide join` without a link: the tables of servers that wait for this player, with the end of each turn."""

import os
import sys
from io import StringIO
from pathlib import Path

import pytest
from msgspec.structs import replace

from async_helpers import async_test
from regicide.cli.playing.terminal_game import ask_for_table, join
from regicide.client.client_state import ClientState
from regicide.folders import data_folder
from regicide.i18n import words
from regicide.table import WhenLate
from regicide.table.commands import MakeMove, Pause, TakeSeat
from regicide.tui.identity import secrets_file
from regicide.tui.remote_link import TableAddress
from regicide.tui.text.event_text import NamedWords
from regicide.tui.text.table_text import table_turn_text
from regicide.wire.encoding import encode
from regicide.wire.game_view import view_table_game
from regicide.wire.room_view import view_room
from server_process import ServerProcess
from table_builder import PEOPLE, play_table
from table_client import TableClient, new_player, new_table

WORDS = words("en")


def remember(**secrets: str) -> None:
    """This computer has these players; a secret for each server."""
    file = secrets_file(data_folder(os.environ))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(encode(secrets))


async def seat_ben(url: str, code: str) -> None:
    ben = await TableClient(url, code, new_player(url, "Ben")).connect()
    await ben.accepted(TakeSeat(1))
    await ben.close()


@pytest.mark.network
@async_test
async def test_join_lists_the_tables_that_wait_and_takes_a_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with ServerProcess(tmp_path, {"REGICIDE_LIMITS": "off"}) as server:
        ana = new_player(server.url, "Ana")
        remember(**{server.url: ana, "http://127.0.0.1:9": "gone"})
        assert join(WORDS, None, None, waiting=True) == 0
        out, errors = capsys.readouterr()
        assert out == "No table is waiting for you.\n"
        assert "http://127.0.0.1:9" in errors
        wanted = {"players": 2, "turn_by_turn": "wait", "seed": "castle-9"}
        endless = new_table(server.url, ana, **wanted)
        urgent = new_table(server.url, ana, **wanted, turn_seconds=86_400)
        for code in (endless, urgent):
            await seat_ben(server.url, code)
        monkeypatch.setattr(sys, "stdin", StringIO("2\n"))
        assert ask_for_table(WORDS) == TableAddress(server.url, endless)
        lines = capsys.readouterr().out.splitlines()
        assert lines[0].startswith("1. Ana, Ben · until 20")
        assert lines[1] == f"    regicide join {server.url}/t/{urgent}"
        assert lines[2] == "2. Ana, Ben · no time limit"
        assert lines[4].startswith("Its number, or the link")
        client = await TableClient(server.url, urgent, ana).connect()
        await client.accepted(MakeMove("yield", client.state.seq))
        await client.accepted(Pause())
        await client.close()
        join(WORDS, None, None, waiting=True)
        assert urgent not in capsys.readouterr().out


def test_the_table_says_until_when_a_turn_lasts_and_who_paused() -> None:
    builder = play_table(2, turn_seconds=3 * 86_400, turn_by_turn=WhenLate.BOT)

    def told() -> str:
        room = view_room(builder.table, seated=True)
        state = ClientState(
            room=room, game=view_table_game(builder.table), deadline=builder.deadline()
        )
        return table_turn_text(NamedWords("en", room.seats), room, state, you=0).plain

    assert " · until 1970-01-0" in told()
    builder.do(PEOPLE[1], Pause())
    assert told().startswith("Person 1 paused the game on 1970-01-01 ")
    gathering = replace(view_room(builder.table, seated=True), pause=None)
    text = table_turn_text(NamedWords("en", gathering.seats), gathering, ClientState(), you=0)
    assert "Turn by turn, 3 days per turn, a bot plays a late turn" in text.plain
