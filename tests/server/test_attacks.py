"""One client from one address does its worst at a real server with default limits. Each test failed before."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from datetime import date
from functools import partial
from pathlib import Path

import pytest

from async_helpers import async_test, eventually
from fake_socket import RecordingSocket
from forked_server import ForkedServer, ServerWithoutRefills
from in_process_server import ANA, ANA_AUTHOR, in_process_servers
from raw_client import RawConnection, frame, statuses_of
from regicide.fast.core_numbers import CoreBot
from regicide.i18n import words
from regicide.notation import print_move
from regicide.rules import Move, Observation, legal_moves, observe
from regicide.server.daily.daily_results import daily_results
from regicide.server.limits import MAX_LISTED_OF_ONE, MOST_REPORTS
from regicide.server.prices import PRICES, Price, Rate, Thing
from regicide.server.spending import Payer
from regicide.server.storage import Player, Report
from regicide.server.transport.connection import Connection
from regicide.table import Person
from regicide.table.commands import AskAbandon, AskHint, AskRematch, BeReady, MakeMove
from regicide.wire.http import NewTable
from regicide.wire.messages import Ack, DeviceAdded, Refused
from table_client import TableClient, api_error, api_request, new_player, new_table
from web.kept_tables import moves_by


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ForkedServer]:
    with ServerWithoutRefills(tmp_path, {"REGICIDE_BOT_SECONDS": "0"}) as process:
        yield process
        assert process.stop() == 0
        assert "failed" not in process.log_text()


def is_longer(found: list[str], length: int) -> bool:
    return len(found) > length


def burst(rate: Rate | None) -> int:
    assert rate is not None
    return int(rate.burst)


def price(thing: Thing) -> Price:
    return PRICES[thing]


@async_test
async def test_rematches_do_not_make_tables_past_the_limit(server: ForkedServer) -> None:
    secret = new_player(server.url, "Eve")
    code, made, refused = new_table(server.url, secret, players=1, ready=True), 1, ""
    while not refused:
        client = await TableClient(server.url, code, secret).connect()
        await client.accepted(AskAbandon())
        answer = await client.do(AskRematch(same_deal=True))
        await client.close()
        if isinstance(answer, Refused):
            refused = answer.error.code
        else:
            assert client.state.room is not None
            rematch = client.state.room.rematch
            assert rematch is not None
            code, made = rematch, made + 1
            ready = await TableClient(server.url, code, secret).connect()
            await ready.do(BeReady(True))
            await ready.close()
    assert refused == "too-fast"
    assert made == burst(price(Thing.TABLE).player)
    assert api_error(server.url, "/api/tables", {"players": 1}, secret=secret)[0] == 429


@async_test
async def test_many_tables_of_one_person_hide_no_results_of_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regicide.server.daily.daily_results.MOST_DAILY_TABLES", 20)
    seed = "daily-1970-01-01-1"
    async with in_process_servers(tmp_path) as [server]:
        wanted = NewTable(players=1, ready=True, seed=seed)
        for number in range(40):
            code = await server.registry.create(Player("eve", "Eve"), wanted, Payer("eve"))
            live = await server.registry.table(code)
            await live.do(Person("eve", "Eve"), f"a{number}", AskAbandon())
        code = await server.registry.create(ANA, wanted, Payer(ANA.id))
        live = await server.registry.table(code)
        for number, (_, move) in enumerate(moves_by(CoreBot.RANDOM, 1, seed)):
            command = MakeMove(move, live.table.seq)
            await live.do(Person(ANA.id, ANA.name), f"m{number}", command)
        results = await daily_results(server.store._store, date(1970, 1, 1))
        assert results.deals[0].people == 1


@async_test
async def test_a_hint_about_a_position_is_computed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    computed: Counter[str] = Counter()

    def count(_observation: Observation, luck: str) -> bytes:
        computed[luck] += 1
        move = b'{"move":"3s","chance":1,"error":1}'
        return b'{"worlds":1,"moves":[' + move + b'],"is_close":false,"reason":null}'

    monkeypatch.setattr("regicide.bots.bot_runner._hint", count)
    async with in_process_servers(tmp_path) as [server]:
        live = await server.registry.table(await server.create_table(help=True))
        socket = RecordingSocket()
        connection = Connection(socket, words("en"))
        connection.player_id = ANA.id
        await live.enter(connection, None)
        for number in range(60):
            await live.do(ANA_AUTHOR, f"h{number}", AskHint())
        await eventually(lambda: not live.is_busy)
        assert list(computed.values()) == [1]
        hints = [each for each in socket.sent if each.startswith(b'{"type":"hint"')]
        assert len(hints) >= 1


@async_test
async def test_many_players_at_one_address_are_one_client_of_the_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Threads serve clients in turn: else fifty players with a table each would wait as long as fifty people."""
    asked: list[str] = []

    addresses = ["192.0.2.1"] * 3 + [f"2001:db8:7:{number}::/64" for number in range(3)]
    async with in_process_servers(tmp_path) as [server]:
        runner = server.registry.services.bot_runner

        async def choose(_name: str, observation: Observation, client: str = "") -> Move:
            asked.append(client)
            return legal_moves(observation)[0]

        monkeypatch.setattr(runner, "choose", choose)
        for number, address in enumerate(addresses):
            eve = Player(f"eve-{number}", "Eve")
            wanted = NewTable(players=2, bots=("squire",), ready=True)
            code = await server.registry.create(eve, wanted, Payer(eve.id))
            live = await server.registry.table(code)
            connection = Connection(RecordingSocket(), words("en"), address)
            connection.player_id = eve.id
            await live.enter(connection, None)
            while live.table.bot_to_move is None:  # she plays, then suffers the attack
                assert live.table.game is not None
                move = print_move(legal_moves(observe(live.table.game.state, 0))[0])
                command = MakeMove(move, live.table.seq)
                await live.do(Person(eve.id, eve.name), f"move-{live.table.seq:03}", command)
            await eventually(partial(is_longer, asked, number))
    assert set(asked) == {"192.0.2.1", "2001:db8:7::/48"}


@async_test
async def test_a_flood_of_hints_is_refused_and_bots_play_on(server: ForkedServer) -> None:
    secret, honest = new_player(server.url, "Eve"), new_player(server.url, "Ana")
    codes = [new_table(server.url, secret, players=1, ready=True, help=True) for _ in range(4)]
    clients = [await TableClient(server.url, code, secret).connect() for code in codes]

    async def flood(client: TableClient) -> Counter[str]:
        answers = [await client.do(AskHint()) for _ in range(30)]
        return Counter("given" if isinstance(each, Ack) else each.error.code for each in answers)

    flooding = asyncio.gather(*map(flood, clients))
    table = new_table(server.url, honest, players=4, bots=["champion"] * 3, ready=True)
    ana = await TableClient(server.url, table, honest).connect()
    found = sum(await flooding, Counter())
    assert set(found) <= {"given", "too-fast", "too-busy"}
    assert found["given"] <= burst(price(Thing.HINT).player)
    assert ana.state.game is not None
    for client in (*clients, ana):
        await client.close()


@async_test
async def test_guesses_in_flight_do_not_pass_on_one_token(server: ForkedServer) -> None:
    players = [new_player(server.url, f"Eve {number}") for number in range(8)]

    async def guess(number: int) -> int:
        headers = [f"Authorization: Bearer {players[number % 8]}"] if number % 2 else []
        async with await RawConnection.open(server.port, "127.0.0.1") as connection:
            path = f"GET /api/tables/BBBB-{number:04}"
            return (await connection.request(path, *headers)).status

    found = Counter(await asyncio.gather(*map(guess, range(150))))
    assert set(found) == {404, 429}
    assert found[404] == burst(price(Thing.GUESS).address)


@async_test
async def test_a_person_returns_to_their_table_though_others_at_the_address_guess(
    server: ForkedServer,
) -> None:
    secret = new_player(server.url, "Ana")
    code = new_table(server.url, secret, players=2)
    await statuses_of(server.port, "GET /api/tables/BBBB-0000", 80, address="127.0.0.1")
    assert api_error(server.url, f"/api/tables/{code}")[0] == 429
    client = await TableClient(server.url, code, secret).connect()
    assert client.state.room is not None
    await client.close()


@async_test
async def test_a_refusal_ends_its_connection_and_connections_have_a_price(
    server: ForkedServer,
) -> None:
    """A flood of requests: each refusal would cost the server nearly as much as an answer."""
    allowed, refused = burst(price(Thing.CONNECTION).address), 0
    with suppress(OSError, asyncio.IncompleteReadError):
        while refused < 2 * allowed:
            async with await RawConnection.open(server.port) as connection:
                while (await connection.request("GET /api/me")).status != 429:
                    pass
                refused += 1
                assert await connection.reader.read() == b""
    assert allowed / 2 <= refused <= allowed + 100


@async_test
async def test_bodies_in_pieces_are_refused_at_once(server: ForkedServer) -> None:
    """A piece of one byte takes the parser microseconds: a megabyte of them would stop the server for seconds."""
    async with await RawConnection.open(server.port) as connection:
        pieces = b"1\r\nx\r\n" * 1000 + b"0\r\n\r\n"
        await connection.write(
            b"POST /api/players HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        answer = await connection.response()
        assert (answer.status, answer.headers["connection"]) == (400, "close")
        with suppress(OSError):  # nobody reads them
            await connection.write(pieces)


@async_test
async def test_many_sockets_do_not_have_many_rates(server: ForkedServer) -> None:
    """Each socket stays below its own rate."""
    secret = new_player(server.url, "Eve")
    code = new_table(server.url, secret, players=2)
    allowed = burst(price(Thing.MESSAGE).address)
    sockets = []
    for _ in range(allowed // 50 + 5):
        sockets.append(await RawConnection.open(server.port))
        await sockets[-1].handshake(f"/api/tables/{code}/socket")
        await sockets[-1].send({"type": "hello"})
    refused = 0
    for socket in sockets:
        await socket.write(frame(b"{}") * 50)
    for socket in sockets:
        errors = [await socket.receive("trouble") for _ in range(50)]
        refused += sum(each["error"]["code"] == "too-fast" for each in errors)
        await socket.__aexit__()
    assert refused > 0


@async_test
async def test_exports_are_few_and_slow_readers_cost_little(server: ForkedServer) -> None:
    secret = new_player(server.url, "Eve")
    who = f"Authorization: Bearer {secret}"
    statuses = await statuses_of(server.port, "GET /api/me/data", 6, who)
    assert statuses == [200, 200, 200, 429, 429, 429]


@async_test
async def test_a_replay_is_made_once_and_has_a_price(server: ForkedServer) -> None:
    secret = new_player(server.url, "Ana")
    code = new_table(server.url, secret, players=1, ready=True)
    client = await TableClient(server.url, code, secret).connect()
    await client.accepted(AskAbandon())
    await client.close()
    path = f"GET /api/tables/{code}/replay"
    async with await RawConnection.open(server.port, "127.0.0.1") as connection:
        first = await connection.request(path)
        assert (first.status, json.loads(first.body)["moments"] is not None) == (200, True)
        again = await connection.request(path, f"If-None-Match: {first.headers['etag']}")
        assert (again.status, again.body) == (304, b"")
    statuses = await statuses_of(server.port, path, 90, address="127.0.0.1")
    assert Counter(statuses).keys() == {200, 429}


@async_test
async def test_one_player_does_not_fill_the_public_list(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        wanted = NewTable(players=2, public=True)
        honest = await server.registry.create(ANA, wanted, Payer(ANA.id))
        for _ in range(60):
            await server.registry.create(Player("eve", "Eve"), wanted, Payer("eve"))
        listed = [each.code for each in (await server.registry.lobby.tables()).tables]
        assert honest in listed
        assert len(listed) == 1 + MAX_LISTED_OF_ONE


def test_a_player_has_few_public_tables(server: ForkedServer) -> None:
    secret = new_player(server.url, "Eve")
    allowed = burst(price(Thing.PUBLIC_TABLE).player)
    for _ in range(allowed):
        new_table(server.url, secret, players=2, public=True)
    body = {"players": 2, "public": True}
    assert api_error(server.url, "/api/tables", body, secret=secret)[0] == 429
    new_table(server.url, secret, players=2)


def report(reporter: str, reported: str, *, at: int) -> Report:
    return Report(
        reporter=reporter,
        table="AAAA-AAAA",
        reported=reported,
        seq=1,
        name=reported,
        text="rude words",
        reason="insult",
        at=at,
    )


@async_test
async def test_many_reports_of_one_player_hide_no_others(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        store = server.store._store
        honest = report("ana", "ben", at=1)
        await store.add_report(honest, most=20)
        for number in range(50):
            flood = report("eve", f"player-{number}", at=10 + number)
            await store.add_report(flood, most=20)
        kept = await store.reports()
        assert len(kept) == 20
        assert honest in kept
    assert MOST_REPORTS > 20


def test_a_stranger_cannot_report(server: ForkedServer) -> None:
    host, stranger = new_player(server.url, "Ana"), new_player(server.url, "Eve")
    code = new_table(server.url, host, players=2)
    path, body = f"/api/tables/{code}/reports", {"reason": "spam", "seat": 0}
    status, error = api_error(server.url, path, body, secret=stranger)
    assert (status, error["code"]) == (422, "nothing-to-report")


# --- devices -------------------------------------------------------------------------------------


@async_test
async def test_a_thief_with_a_transfer_code_is_signed_out_for_good(server: ForkedServer) -> None:
    url, devices = server.url, "/api/me/devices"
    owner = new_player(url, "Ana")
    code = new_table(url, owner, players=1, ready=True)
    anas = await TableClient(url, code, owner).connect()

    def steal(secret: str) -> str:
        stolen = api_request(url, "/api/me/transfer", secret=secret, method="POST")["code"]
        return str(api_request(url, "/api/transfer", {"code": stolen})["secret"])

    thief = steal(owner)
    accomplice = steal(thief)
    await anas.until(DeviceAdded)  # the owner learns of it before the thief can sign out the owner
    eves = [await TableClient(url, code, each).connect() for each in (thief, accomplice)]
    for secret in (thief, accomplice):
        for path in (devices, "/api/me"):
            status, error = api_error(url, path, secret=secret, method="DELETE")
            assert (status, error["code"]) == (409, "new-device")
    next_code = api_request(url, "/api/me/transfer", secret=thief, method="POST")["code"]

    left = api_request(url, devices, secret=owner, method="DELETE")["devices"]
    assert [each["this"] for each in left] == [True]
    for client in eves:
        assert await client.until_closed() == 4407
        again = TableClient(url, code, client.secret)
        with pytest.raises(AssertionError, match="Goodbye"):
            await again.connect()
        assert await again.until_closed() == 4401
    for secret in (thief, accomplice):
        for method, path in (
            ("GET", "/api/me"),
            ("POST", "/api/me/transfer"),
            ("DELETE", "/api/me"),
        ):
            assert api_error(url, path, secret=secret, method=method)[0] == 401
    assert api_error(url, "/api/transfer", {"code": next_code})[0] == 404
    await anas.accepted(AskAbandon())
    await anas.close()
