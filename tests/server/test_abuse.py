"""People who misbehave at a real server: the host removes them, spectators are refused, players report."""

import json
from collections.abc import Iterator

import pytest

from async_helpers import async_test
from forked_server import ForkedServer
from regicide.server.limits import MOST_REPORTS_OF_ONE
from regicide.table.commands import BeReady, RemovePlayer, Speak, TakeSeat
from regicide.wire.messages import Goodbye
from table_client import TableClient, api_error, api_request, new_player, new_table, seat_clients


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedServer]:
    with ForkedServer(
        tmp_path_factory.mktemp("abuse"), {"REGICIDE_BOT_SECONDS": "0", "REGICIDE_LIMITS": "off"}
    ) as process:
        yield process


async def goodbye_code(client: TableClient) -> str:
    goodbye = await client.until(Goodbye)
    assert isinstance(goodbye, Goodbye)
    assert not goodbye.again
    return goodbye.error.code


async def turned_away(server: ForkedServer, code: str, secret: str | None) -> str:
    """The code of the error that a client gets in place of a welcome."""
    client = TableClient(server.url, code, secret)
    with pytest.raises(AssertionError, match="Goodbye"):
        await client.connect()
    await client.until_closed()
    assert client.goodbye is not None
    return client.goodbye.error.code


@async_test
async def test_a_removed_player_is_disconnected_and_stays_out(server: ForkedServer) -> None:
    ana, ben = await seat_clients(server.url, 2)
    assert ana.state.room is not None
    await ana.accepted(RemovePlayer(1, "squire"))
    assert await goodbye_code(ben) == "removed"
    assert await ben.until_closed() == 4405
    assert ana.state.room is not None
    assert [seat.bot for seat in ana.state.room.seats].count("squire") == 1
    assert await turned_away(server, ana.code, ben.secret) == "removed"
    await ana.close()


@async_test
async def test_spectators_are_refused_if_the_host_wants_it(server: ForkedServer) -> None:
    secret, other = new_player(server.url, "Ana"), new_player(server.url, "Ben")
    code = new_table(server.url, secret, players=2, spectators=False)
    ana = await TableClient(server.url, code, secret).connect()
    stranger = await TableClient(server.url, code, None).connect()
    ben = await TableClient(server.url, code, other).connect()
    assert ben.state.room is not None
    assert not ben.state.room.spectators
    await ben.accepted(TakeSeat(1))
    await ben.accepted(BeReady(True))
    await ana.accepted(BeReady(True))
    assert await goodbye_code(stranger) == "no-spectators"
    assert stranger.state.game is None
    await stranger.until_closed()
    assert await turned_away(server, code, None) == "no-spectators"
    returned = await TableClient(server.url, code, other).connect()
    await returned.until(seq=ana.state.seq)
    for client in (ana, ben, returned):
        await client.close()


@async_test
async def test_names_and_words_are_reported_once_and_as_they_were_written(
    server: ForkedServer,
) -> None:
    ana, ben = await seat_clients(server.url, 2, options="talk=casual")
    seq = await ben.accepted(Speak("rude words"))
    path = f"/api/tables/{ana.code}/reports"

    def report(secret: str | None, **body: object) -> object:
        return api_request(server.url, path, {"reason": "insult", **body}, secret=secret)

    report(ana.secret, seq=seq)
    report(ana.secret, seq=seq)
    assert ben.state.own is not None
    report(ana.secret, seat=ben.state.own.seat, reason="other")
    for nothing in ({"seat": 3}, {}, {"seq": 1}, {"seq": 10_000}, {"seq": seq}):
        body, secret = {"reason": "spam", **nothing}, ben.secret
        status, error = api_error(server.url, path, body, secret=secret)
        assert (status, error["code"]) == (422, "nothing-to-report")
    own = json.loads(api_request(server.url, "/api/me/data", secret=ana.secret))
    assert sorted(each["seq"] for each in own["reports"]) == [0, seq]
    for _ in range(MOST_REPORTS_OF_ONE - 2):
        report(ana.secret, seq=await ben.accepted(Speak("more")))
    one_more = {"reason": "spam", "seq": await ben.accepted(Speak("more"))}
    assert api_error(server.url, path, one_more, secret=ana.secret)[0] == 429
    for client in (ana, ben):
        await client.close()
