"""A stranger with the record or the code of a finished game learns nothing more. Each test failed before."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from async_helpers import async_test
from fake_socket import RecordingSocket
from forked_server import ForkedServer
from in_process_server import ANA, ANA_AUTHOR, InProcessServer, in_process_servers
from raw_client import RawConnection
from regicide.i18n import words
from regicide.notation import parse_game
from regicide.server.errors import Denial, Denied
from regicide.server.identity import derived_code
from regicide.server.transport.connection import Connection
from regicide.table import CommandRefused, Person
from regicide.table.commands import (
    AskAbandon,
    AskRematch,
    FreeSeat,
    RemovePlayer,
    Speak,
    TakeSeat,
)
from regicide.wire.messages import Goodbye
from table_client import TableClient, api_request, new_player, new_table

BEN = Person("ben", "Ben")
WORDS = "the cellar key is under the third barrel"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedServer]:
    with ForkedServer(tmp_path_factory.mktemp("privacy"), {"REGICIDE_LIMITS": "off"}) as process:
        yield process


async def finished_game(url: str, **wanted: object) -> TableClient:
    """A private table at which Ana wrote something; the game is over, and a rematch exists."""
    secret = new_player(url, "Ana")
    code = new_table(url, secret, players=1, ready=True, options="talk=casual", **wanted)
    ana = await TableClient(url, code, secret).connect()
    await ana.accepted(Speak(WORDS))
    await ana.accepted(AskAbandon())
    await ana.accepted(AskRematch())
    assert ana.state.room is not None
    assert ana.state.room.rematch is not None
    return ana


@async_test
async def test_a_record_opens_no_table(server: ForkedServer) -> None:
    ana = await finished_game(server.url)
    assert ana.state.room is not None
    record = api_request(server.url, f"/api/tables/{ana.code}/record")
    tags = dict(parse_game(record).record.other_tags)
    assert ana.code not in record
    guesses = {derived_code(f"rematch|{tags['Salt']}|{same}|0") for same in (True, False)}
    assert ana.state.room.rematch not in guesses
    await ana.close()


@async_test
async def test_the_name_of_a_record_file_is_not_the_code(server: ForkedServer) -> None:
    ana = await finished_game(server.url)
    async with await RawConnection.open(server.port, "127.0.0.1") as connection:
        answer = await connection.request(f"GET /api/tables/{ana.code}/record")
    assert "regicide-" in answer.headers["content-disposition"]
    assert ana.code not in answer.headers["content-disposition"]
    await ana.close()


@pytest.mark.parametrize("secret", [None, "a player"])
@async_test
async def test_a_stranger_with_the_code_reads_no_chat_and_finds_no_rematch(
    server: ForkedServer, secret: str | None
) -> None:
    ana = await finished_game(server.url)
    assert ana.state.room is not None
    secret = new_player(server.url, "Eve") if secret else None
    for after in ("table", 0):
        eve = await TableClient(server.url, ana.code, secret).connect(after=after)
        await eve.until(seq=ana.state.seq)
        received = b"".join(eve.received).decode()
        assert WORDS not in received
        assert str(ana.state.room.rematch) not in received
        await eve.close()
    replay = json.dumps(api_request(server.url, f"/api/tables/{ana.code}/replay"))
    assert WORDS not in replay
    assert str(ana.state.room.rematch) not in replay
    again = await TableClient(server.url, ana.code, ana.secret).connect(after=0)
    await again.until(seq=ana.state.seq)
    assert WORDS in b"".join(again.received).decode()
    for client in (ana, again):
        await client.close()


@async_test
async def test_a_spectator_reads_no_chat_while_it_is_written(server: ForkedServer) -> None:
    secret = new_player(server.url, "Ana")
    code = new_table(server.url, secret, players=1, ready=True, options="talk=casual")
    ana = await TableClient(server.url, code, secret).connect()
    eve = await TableClient(server.url, code, None).connect()
    await eve.until(seq=await ana.accepted(Speak(WORDS)))
    assert WORDS not in b"".join(eve.received).decode()
    for client in (ana, eve):
        await client.close()


@async_test
async def test_a_table_without_spectators_stays_closed_after_the_game(server: ForkedServer) -> None:
    ana = await finished_game(server.url, spectators=False)
    eve = TableClient(server.url, ana.code, new_player(server.url, "Eve"))
    with pytest.raises(AssertionError, match="Goodbye"):
        await eve.connect(after=0)
    await eve.until_closed()
    assert isinstance(eve.goodbye, Goodbye)
    assert eve.goodbye.error.code == "no-spectators"
    await ana.close()


async def rematch_without_ben(server: InProcessServer) -> str:
    """Ana removes Ben, gives up and asks for a rematch; returns its code."""
    code = await server.create_table(players=2)
    live = await server.registry.table(code)
    await live.do(BEN, "sit", TakeSeat(1))
    await live.do(ANA_AUTHOR, "away", RemovePlayer(1, "squire"))
    await live.do(ANA_AUTHOR, "enough", AskAbandon())
    await live.do(ANA_AUTHOR, "again", AskRematch())
    assert live.table.rematch is not None
    return live.table.rematch


@async_test
async def test_a_removed_person_stays_removed_in_the_rematch(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        code = await rematch_without_ben(server)
        live = await server.registry.table(code)
        await live.do(ANA_AUTHOR, "free", FreeSeat(1))
        with pytest.raises(CommandRefused) as refused:
            await live.do(BEN, "sit", TakeSeat(1))
        assert refused.value.code == "removed"
        connection = Connection(RecordingSocket(), words("en"))
        connection.player_id = BEN.id
        with pytest.raises(Denied) as denied:
            await live.enter(connection, None)
        assert denied.value.denial is Denial.REMOVED
        assert ANA.id not in live.table.removed
