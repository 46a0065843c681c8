"""Devices of a player over the network: added, listed, signed out, at one server and at several."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient
from starlette.types import Scope

import database_servers
from async_helpers import async_test, eventually
from fake_socket import RecordingSocket
from forked_server import ForkedServer
from in_process_server import ANA
from raw_client import RawConnection
from regicide.server.app import make_app
from regicide.server.config import Config
from regicide.server.context import AppContext, close_context, make_context, open_context
from regicide.server.errors import Denial, Denied
from regicide.server.identity import hash_secret, new_secret
from regicide.server.limits import NEW_DEVICE_SECONDS
from regicide.server.people.devices import choose_one, choose_others, device_of
from regicide.server.server_log import ServerLog
from regicide.server.socket_app import SocketApp
from regicide.server.spending import Payer
from regicide.server.storage import Device, StorageError
from regicide.table.commands import Pause, Say, TakeSeat
from regicide.wire.encoding import decode_server, encode
from regicide.wire.http import NewTable
from regicide.wire.messages import DeviceAdded, Do, Goodbye, Hello
from server_process import ServerProcess
from table_client import TableClient, api_error, api_request, new_player, new_table

DAY = 86_400_000
DEVICES = "/api/me/devices"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedServer]:
    with ForkedServer(tmp_path_factory.mktemp("devices"), {"REGICIDE_LIMITS": "off"}) as process:
        yield process
        assert "failed" not in process.log_text()


def add_device(url: str, secret: str) -> str:
    """The secret of another device of the same player."""
    code = api_request(url, "/api/me/transfer", secret=secret, method="POST")["code"]
    return str(api_request(url, "/api/transfer", {"code": code})["secret"])


def devices(url: str, secret: str) -> list[dict[str, Any]]:
    return list(api_request(url, DEVICES, secret=secret)["devices"])


def own_id(url: str, secret: str) -> str:
    [found] = [each["id"] for each in devices(url, secret) if each["this"]]
    return str(found)


def sign_out(url: str, secret: str, device: str = "") -> list[str]:
    """Sign out a device, or all others; returns the ids of those that stay."""
    path = f"{DEVICES}/{device}" if device else DEVICES
    left = api_request(url, path, secret=secret, method="DELETE")["devices"]
    return [each["id"] for each in left]


def refusal(url: str, path: str, secret: str, method: str = "DELETE") -> tuple[int, str]:
    status, error = api_error(url, path, secret=secret, method=method)
    return status, error["code"]


# --- one server ----------------------------------------------------------------------------------


def test_a_list_shows_when_devices_were_added_and_last_used_and_which_one_asks(
    server: ForkedServer,
) -> None:
    before = time.time_ns() // 1_000_000
    first = new_player(server.url, "Ana")
    second = add_device(server.url, first)
    found = devices(server.url, first)
    assert [each["this"] for each in found] == [True, False]
    assert [each["this"] for each in devices(server.url, second)] == [False, True]
    for each in found:
        assert each.keys() == {"id", "added", "used", "this", "name"}
        assert before <= each["added"]
        assert each["used"] in (before - before % DAY, each["added"] - each["added"] % DAY)
        assert len(each["id"]) == 16
        for secret in (first, second):
            assert each["id"] not in secret + hash_secret(secret).hex()


@async_test
async def test_a_device_that_is_signed_out_is_refused_at_once_and_its_sockets_are_closed(
    server: ForkedServer,
) -> None:
    first = new_player(server.url, "Ana")
    second = add_device(server.url, first)
    code = new_table(server.url, first, players=2)
    kept = await TableClient(server.url, code, first).connect()
    lost = await TableClient(server.url, code, second).connect()
    async with await RawConnection.open(server.port, "127.0.0.1") as lobby:
        await lobby.handshake("/api/lobby")
        await lobby.send({"type": "hello", "secret": second})
        await lobby.receive("lobby")
        stays = sign_out(server.url, first, own_id(server.url, second))
        assert stays == [own_id(server.url, first)]
        assert await lost.until_closed() == 4407
        assert await lobby.until_closed() == ("signed-out", 4407)
    assert lost.goodbye is not None
    assert (lost.goodbye.error.code, lost.goodbye.again) == ("signed-out", False)
    assert refusal(server.url, "/api/me", second, "GET") == (401, "unknown-secret")
    await kept.accepted(TakeSeat(1))
    await kept.close()


@async_test
async def test_all_others_are_signed_out_and_a_pending_code_is_withdrawn(
    server: ForkedServer,
) -> None:
    first = new_player(server.url, "Ana")
    others = [add_device(server.url, first) for _ in range(3)]
    stranger = new_player(server.url, "Ana")
    code = api_request(server.url, "/api/me/transfer", secret=others[0], method="POST")["code"]
    assert sign_out(server.url, first) == [own_id(server.url, first)]
    for each in others:
        assert refusal(server.url, DEVICES, each, "GET") == (401, "unknown-secret")
    assert api_error(server.url, "/api/transfer", {"code": code})[0] == 404
    assert len(devices(server.url, stranger)) == 1
    assert sign_out(server.url, first) == [own_id(server.url, first)]


def test_a_player_names_devices_and_nobody_else_does(server: ForkedServer) -> None:
    first = new_player(server.url, "Ana")
    second = add_device(server.url, first)
    path = f"{DEVICES}/{own_id(server.url, second)}"
    named = api_request(server.url, path, {"name": "  My   phone "}, secret=first, method="PATCH")
    assert [each["name"] for each in named["devices"]] == ["", "My phone"]
    assert [each["name"] for each in devices(server.url, second)] == ["", "My phone"]
    eve = new_player(server.url, "Eve")
    for device, name, error in (
        (path, "Mine", "no-such-device"),
        (f"{DEVICES}/{own_id(server.url, eve)}", "", "unreadable-message"),
    ):
        asked = {"secret": eve, "method": "PATCH"}
        assert api_error(server.url, device, {"name": name}, **asked)[1]["code"] == error
    data = json.loads(api_request(server.url, "/api/me/data", secret=second))
    assert [each["name"] for each in data["devices"]] == ["", "My phone"]


def test_what_may_not_be_signed_out(server: ForkedServer) -> None:
    first = new_player(server.url, "Ana")
    only = f"{DEVICES}/{own_id(server.url, first)}"
    assert refusal(server.url, only, first) == (409, "last-device")
    second = add_device(server.url, first)
    assert refusal(server.url, f"{DEVICES}/{'0' * 16}", first) == (404, "no-such-device")
    assert refusal(server.url, only, new_player(server.url, "Eve")) == (404, "no-such-device")
    assert refusal(server.url, only, second) == (409, "new-device")
    assert refusal(server.url, DEVICES, second) == (409, "new-device")
    third = add_device(server.url, first)
    assert sign_out(server.url, second, own_id(server.url, third))[1:] == [
        own_id(server.url, second)
    ]
    sign_out(server.url, first, own_id(server.url, first))  # itself, while there is another
    assert [each["this"] for each in devices(server.url, second)] == [True]


@async_test
async def test_other_devices_of_the_player_are_told_when_one_is_added(
    server: ForkedServer,
) -> None:
    first, stranger = new_player(server.url, "Ana"), new_player(server.url, "Ben")
    code = new_table(server.url, first, players=2)
    anas = await TableClient(server.url, code, first).connect()
    bens = await TableClient(server.url, code, stranger).connect()
    add_device(server.url, first)
    await anas.until(DeviceAdded)
    await bens.until(seq=await bens.accepted(TakeSeat(1)))
    assert b'"device-added"' not in b"".join(bens.received)
    for client in (anas, bens):
        await client.close()


# --- which may sign out which --------------------------------------------------------------------

OLD, NEW = (Device(name, ANA, added, 0) for name, added in (("old", 0), ("new", 5 * DAY)))
LATER = Device("later", ANA, 5 * DAY + 1, 0)


@pytest.mark.parametrize("after", [0, 1000 * NEW_DEVICE_SECONDS - 1, 1000 * NEW_DEVICE_SECONDS])
def test_a_device_cannot_sign_out_older_ones_on_its_first_day(after: int) -> None:
    all_of_them, now = (OLD, NEW, LATER), NEW.added + after
    assert choose_others(OLD, all_of_them, now) == ["new", "later"]
    assert choose_one(NEW, "later", all_of_them, now) == ["later"]
    assert choose_one(NEW, "new", all_of_them, now) == ["new"]
    if after == 1000 * NEW_DEVICE_SECONDS:
        assert choose_others(NEW, all_of_them, now) == ["old", "later"]
        return
    with pytest.raises(Denied, match="new-device"):
        choose_others(NEW, all_of_them, now)
    with pytest.raises(Denied, match="new-device"):
        choose_one(NEW, "old", all_of_them, now)


# --- in this process -----------------------------------------------------------------------------


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[AppContext]:
    context = make_context(Config(data=folder), ServerLog(lambda _line: None))
    await open_context(context)
    try:
        yield context
    finally:
        await close_context(context)


@asynccontextmanager
async def client_of(context: AppContext, secret: str) -> AsyncIterator[AsyncClient]:
    headers = {"Authorization": f"Bearer {secret}"}
    transport = ASGITransport(make_app(context))
    async with AsyncClient(
        transport=transport, base_url="http://localhost", headers=headers
    ) as client:
        yield client


@async_test
async def test_a_player_has_only_so_many_devices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regicide.server.http.device_routes.MOST_DEVICES", 2)
    async with running(tmp_path) as context:
        secret = new_secret()
        await context.services.store.add_player(ANA, hash_secret(secret), 0)
        async with client_of(context, secret) as client:
            code = (await client.post("/api/me/transfer")).json()["code"]
            assert (await client.post("/api/transfer", json={"code": code})).status_code == 201
            refused = await client.post("/api/me/transfer")
            assert (refused.status_code, refused.json()["facts"]) == (409, {"limit": 2})


@async_test
async def test_the_last_day_of_use_is_written_once_a_day_and_never_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as context:
        services, secret_hash = context.services, hash_secret(new_secret())
        await services.store.add_player(ANA, secret_hash, 0)
        noted: list[int] = []

        async def fail(_secret_hash: bytes, day: int) -> None:
            noted.append(day)
            raise StorageError("storage-failed", {"where": "here", "why": "a test"})

        note_use = services.store.note_use
        monkeypatch.setattr(services.store, "note_use", fail)
        assert (await device_of(services, secret_hash)).player == ANA
        monkeypatch.setattr(services.store, "note_use", note_use)
        await device_of(services, secret_hash)
        monkeypatch.setattr(services.store, "note_use", fail)
        [device] = await services.store.devices(ANA.id)
        await device_of(services, secret_hash)
        assert noted == [device.used]
        assert device.used % DAY == 0


class StalledSocket(RecordingSocket):
    """A socket whose client does not read from some time on."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.reads = asyncio.Event()

    def put(self, message: Hello | Do) -> None:
        self._inbox.put(encode(message).decode())

    async def until_writable(self) -> None:
        await self.reads.wait()


async def seated(context: AppContext, secret: str) -> str:
    """A table at which Ana plays alone."""
    await context.services.store.add_player(ANA, hash_secret(secret), 0)
    wanted = NewTable(players=1, ready=True)
    return await context.registry.create(ANA, wanted, Payer(ANA.id))


def socket_scope(code: str) -> Scope:
    host = [(b"host", b"localhost")]
    return {"type": "websocket", "path": f"/api/tables/{code}/socket", "headers": host}


@async_test
async def test_a_client_that_does_not_read_its_goodbye_can_do_nothing_more(tmp_path: Path) -> None:
    async with running(tmp_path) as context:
        code = await seated(context, secret := new_secret())
        socket = StalledSocket()
        serving = asyncio.create_task(SocketApp(context)(socket_scope(code), socket))
        socket.put(Hello(secret))
        await eventually(lambda: socket.sent)
        live = await context.registry.table(code)
        before = live.table.seq
        [device] = await context.services.store.devices(ANA.id)
        socket.is_writable = False
        context.registry.signed_in.sign_out(device.id)
        for number in range(3):
            socket.put(Do(f"too-late-{number}", Pause()))
        await eventually(lambda: len(socket._inbox) < 3)
        socket.reads.set()
        await serving
        assert live.table.seq == before
        goodbye = decode_server(socket.sent[-1])
        assert isinstance(goodbye, Goodbye)
        assert (goodbye.error.code, socket.closed) == ("signed-out", 4407)


@async_test
async def test_a_device_is_signed_out_while_its_hello_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as context:
        code, store = await seated(context, secret := new_secret()), context.services.store
        has_read, goes_on = asyncio.Event(), asyncio.Event()
        read = store.device_with

        async def read_slowly(secret_hash: bytes) -> Device | None:
            device = await read(secret_hash)
            has_read.set()
            await goes_on.wait()
            return device

        monkeypatch.setattr(store, "device_with", read_slowly)
        messages = [encode(each).decode() for each in (Hello(secret), Do("too-late", Say("hello")))]
        socket = RecordingSocket(messages)
        serving = asyncio.create_task(SocketApp(context)(socket_scope(code), socket))
        await has_read.wait()
        [device] = await store.devices(ANA.id)
        context.registry.signed_in.sign_out(device.id)
        goes_on.set()
        await serving
        received = [decode_server(each) for each in socket.sent]
        assert [type(each) for each in received] == [Goodbye]
        assert socket.closed == Denial.SIGNED_OUT.close_code
        assert (await context.registry.table(code)).table.seq == 1


# --- several servers -----------------------------------------------------------------------------


@pytest.mark.parametrize("has_bus", [True, False], ids=["with a bus", "without a bus"])
@async_test
async def test_a_device_at_another_server_is_signed_out(
    postgres: database_servers.Postgres,
    valkey: database_servers.Valkey,
    tmp_path: Path,
    *,
    has_bus: bool,
) -> None:
    shared = {"REGICIDE_DATABASE_URL": postgres.database(), "REGICIDE_LIMITS": "off"}
    if has_bus:
        shared["REGICIDE_BUS_URL"] = valkey.url
    with ServerProcess(tmp_path / "1", shared) as one, ServerProcess(tmp_path / "2", shared) as two:
        first = new_player(one.url, "Ana")
        second = add_device(two.url, first)
        code = new_table(one.url, first, players=1, ready=True)
        lost = await TableClient(two.url, code, second).connect()
        kept = await TableClient(two.url, code, first).connect()
        if has_bus:
            add_device(one.url, first)
            await kept.until(DeviceAdded)
        sign_out(one.url, first)
        assert refusal(two.url, DEVICES, second, "GET") == (401, "unknown-secret")
        assert await lost.until_closed() == 4407
        await kept.accepted(Pause())
        await kept.close()
        assert "failed" not in one.log_text() + two.log_text()
