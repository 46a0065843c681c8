"""`regicide admin` while a server runs, and a player who takes out and deletes what is theirs."""

import asyncio
import json
import os
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import database_servers
from async_helpers import async_test
from forked_server import ForkedServer
from regicide.cli.run import run
from regicide.server.storage import open_store
from regicide.table.commands import AskAbandon, Speak
from regicide.wire.messages import Goodbye, Notice
from table_client import TableClient, api_request, new_player, new_table, seat_clients


@pytest.fixture(params=["sqlite", "postgres"])
def server(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[ForkedServer]:
    environment = {"REGICIDE_BOT_SECONDS": "0", "REGICIDE_ORDER_SECONDS": "0.1"}
    if request.param == "postgres":
        postgres: database_servers.Postgres = request.getfixturevalue("postgres")
        environment["REGICIDE_DATABASE_URL"] = postgres.database()
        monkeypatch.setenv("REGICIDE_DATABASE_URL", environment["REGICIDE_DATABASE_URL"])
    with ForkedServer(tmp_path / "data", environment) as process:
        yield process


class Operator:
    """Runs `regicide admin` with the database of a server."""

    def __init__(self, server: ForkedServer, capsys: pytest.CaptureFixture[str]) -> None:
        is_sqlite = "REGICIDE_DATABASE_URL" not in os.environ
        self._data = ["--data", str(server.data)] if is_sqlite else []
        self._capsys = capsys

    async def admin(self, *arguments: str, code: int = 0) -> str:
        """What the command prints; in a thread, because it has its own event loop."""
        given = ["admin", *arguments, *self._data]
        assert await asyncio.to_thread(run, given, "en") == code
        printed = self._capsys.readouterr()
        return printed.err if code else printed.out


def call(server: ForkedServer, method: str, path: str, secret: str) -> bytes:
    headers = {"Authorization": f"Bearer {secret}"}
    request = urllib.request.Request(server.url + path, method=method, headers=headers)  # noqa: S310  # our server
    with urllib.request.urlopen(request) as answer:  # noqa: S310  # our server
        body: bytes = answer.read()
        return body


@async_test
async def test_an_operator_looks_after_a_running_server(
    server: ForkedServer, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    operator = Operator(server, capsys)
    secret = new_player(server.url, "Ana")
    over = new_table(server.url, secret, players=1, ready=True)
    ending = await TableClient(server.url, over, secret).connect()
    await ending.accepted(AskAbandon())
    await ending.close()
    code = new_table(server.url, secret, players=2)
    client = await TableClient(server.url, code, secret).connect()

    status = json.loads(await operator.admin("status", "--json"))
    assert [status[name] for name in ("servers", "players", "gathering", "over")] == [1] * 4
    assert "Players: 1" in await operator.admin("status")
    assert "Ana" in await operator.admin("show-table", code)
    shown = json.loads(await operator.admin("show-table", code, "--json"))
    assert [each["name"] for each in shown["players"]] == ["Ana"]
    assert "Ana" in await operator.admin("show-table", f"https://example.org/t/{code}")

    await operator.admin("message", "Back  at nine")
    assert await client.until(Notice) == Notice("Back at nine")
    page = call(server, "GET", "/status", secret).decode()
    assert "The server is working normally." in page
    assert "Back at nine" in page
    assert "Ana" not in page
    assert code not in page
    await operator.admin("message")
    assert await client.until(Notice) == Notice(None)
    for unfit in ("x" * 301, "red \x1b[31m"):
        assert "at most 300" in await operator.admin("message", unfit, code=1)
    assert "Database: " in await operator.admin("status")

    backup = str(tmp_path / "backup")
    await operator.admin("backup", backup)
    assert "still running" in await operator.admin("restore", backup, "--replace", code=1)
    await operator.admin("export", str(tmp_path / "records"))
    (record,) = (tmp_path / "records").glob("regicide-*.txt")
    assert "[Seal " in record.read_text(encoding="utf-8")
    assert over not in f"{record.name} {record.read_text(encoding='utf-8')}"

    await operator.admin("remove-table", code)
    closed = await client.until(Goodbye)
    assert isinstance(closed, Goodbye)
    assert (closed.error.code, closed.again) == ("no-such-table", False)
    await operator.admin("remove-table", code, code=1)
    await operator.admin("remove-player", "nobody", code=1)

    await operator.admin("drain", "--seconds", "20")
    assert server.wait() == 0
    assert "There is no file" in await operator.admin("restore", "none", "--replace", code=1)
    assert "--replace" in await operator.admin("restore", backup, code=1)
    await operator.admin("restore", backup, "--replace")
    status = json.loads(await operator.admin("status", "--json"))
    assert (status["servers"], status["gathering"], status["over"]) == (0, 1, 1)


@async_test
async def test_the_operator_reads_what_players_reported(
    server: ForkedServer, capsys: pytest.CaptureFixture[str]
) -> None:
    operator = Operator(server, capsys)
    ana, ben = await seat_clients(server.url, 2, options="talk=casual")
    seq = await ben.accepted(Speak("rude «words»"))
    body = {"reason": "insult", "seq": seq}
    api_request(server.url, f"/api/tables/{ana.code}/reports", body, secret=ana.secret)
    (report,) = json.loads(await operator.admin("reports", "--json"))
    assert (report["table"], report["text"], report["reason"], report["seq"]) == (
        *(ana.code, "rude «words»", "insult"),
        seq,
    )
    assert report["reporter"] != report["reported"]
    printed = await operator.admin("reports")
    assert all(
        each in printed for each in (ana.code, "rude «words»", report["reported"], "1 report")
    )
    await operator.admin("remove-player", report["reported"])
    assert json.loads(await operator.admin("reports", "--json")) == []
    for client in (ana, ben):
        await client.drop()


@async_test
async def test_a_player_takes_out_and_deletes_what_is_theirs(tmp_path: Path) -> None:
    with ForkedServer(tmp_path / "data") as server:
        ana, ben = new_player(server.url, "Ana"), new_player(server.url, "Ben")
        code = new_table(server.url, ana, players=2)
        own = json.loads(call(server, "GET", "/api/me/data", ana))
        assert (own["name"], own["tables"][0]["code"]) == ("Ana", code)
        with pytest.raises(urllib.error.HTTPError, match="401"):
            call(server, "DELETE", "/api/me", "x" * 30)
        call(server, "DELETE", "/api/me", ana)
        with pytest.raises(urllib.error.HTTPError, match="401"):
            call(server, "GET", "/api/me", ana)
        assert json.loads(call(server, "GET", "/api/me", ben)) == {"name": "Ben"}
        assert server.stop() == 0
    store = open_store(tmp_path / "data" / "tables.sqlite3")
    await store.open()
    assert await store.entries(code) == []
    assert await store.servers() == []
    await store.close()


def test_a_folder_without_a_database_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["admin", "status", "--data", str(tmp_path)], "en") == 1
    assert str(tmp_path / "tables.sqlite3") in capsys.readouterr().err
    assert not any(tmp_path.iterdir())


@async_test
async def test_the_operator_makes_closes_and_exports_an_evening(
    server: ForkedServer, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    operator = Operator(server, capsys)
    made = await operator.admin("make-evening", "Friday", "--players", "1", "--deals", "1")
    path = made[made.index("/evening/") :].strip()
    secret = new_player(server.url, "=Ana")
    view = api_request(
        server.url, f"/api{path.replace('evening', 'evenings')}/teams", {"name": "A"}, secret=secret
    )
    assert (view["own"], view["is_host"]) == (1, False)
    table = api_request(server.url, f"/api/evenings/{view['code']}/deals/1", {}, secret=secret)[
        "code"
    ]
    client = await TableClient(server.url, table, secret).connect()
    await client.accepted(AskAbandon())
    await client.close()
    file = tmp_path / "friday.csv"
    await operator.admin("export-evening", path, str(file))
    assert "1,A,'=Ana,1,abandoned,0,0,0,0,0,0,0" in file.read_text(encoding="utf-8")
    assert view["code"] in await operator.admin("evenings")
    await operator.admin("close-evening", view["code"])
    [listed] = json.loads(await operator.admin("evenings", "--json"))
    assert (listed["code"], listed["name"], listed["deals"]) == (view["code"], "Friday", 1)
    shown = api_request(server.url, f"/api/evenings/{view['code']}", secret=secret)
    assert shown["is_over"]
    assert shown["deals"][0]["seed"]
    assert "no-such-evening" not in await operator.admin("close-evening", "BBBB-BBBB", code=1)
