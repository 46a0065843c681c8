"""Messages to devices whose page is closed: each once, what becomes of subscriptions, and the name of the service."""

import asyncio
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from async_helpers import async_test
from push_service import PushService, push_service
from push_world import PushWorld, ana_and_ben, push_world, world_and_service
from regicide.server.errors import Denial, Denied
from regicide.server.people.player_data import player_data
from regicide.server.people.player_removal import remove_player
from regicide.server.storage import Store, open_store
from whole_checks import daily_or_whole

HOUR = 3600


# --- each once -----------------------------------------------------------------------------------


@asynccontextmanager
async def same_store(tmp_path: Path, address: str = "") -> AsyncIterator[Store]:
    store = open_store(address or tmp_path / "tables.sqlite3")
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@async_test
async def test_a_server_that_dies_before_it_notes_is_made_good_by_the_next(tmp_path: Path) -> None:
    async with push_service() as service:
        async with push_world(tmp_path, service) as world:
            _, ben, live = await ana_and_ben(world)
            await world.subscribe(ben)
            await world.move(live)
            now = world.now
        async with push_world(tmp_path, service, now=now) as world:
            await world.look_back()
            assert len(service.received) == 1
            await world.look_back()
        async with push_world(tmp_path, service, now=now + 99) as world:
            await world.look_back()
            assert len(service.received) == 1


@async_test
async def test_a_server_that_dies_with_a_lease_leaves_the_message_to_another(
    tmp_path: Path,
) -> None:
    async with push_service() as service:
        async with push_world(tmp_path, service) as world:
            _, ben, live = await ana_and_ben(world)
            await world.subscribe(ben)
            await world.move(live)
            await world.pushes.announcer.announce_noted()
            now = world.now
            assert len(await world.store.lease_pushes(now, now + 1000, 9)) == 1
        async with push_world(tmp_path, service, now=now) as world:
            await world.work()
            assert service.received == []
            await world.later(1)
            assert len(service.received) == 1


@async_test
async def test_a_server_that_dies_after_its_claim_is_not_repeated(tmp_path: Path) -> None:
    """At most once: it is not known whether the message left."""
    async with push_service() as service:
        async with push_world(tmp_path, service) as world:
            _, ben, live = await ana_and_ben(world)
            await world.subscribe(ben)
            await world.move(live)
            await world.pushes.announcer.announce_noted()
            now = world.now
            [push] = await world.store.lease_pushes(now, now + 1000, 9)
            assert await world.store.claim_push(push) is not None
            assert await world.store.claim_push(push) is None
        async with push_world(tmp_path, service, now=now) as world:
            await world.look_back()
            await world.later(HOUR)
            assert service.received == []


@async_test
async def test_the_claim_is_on_disk_before_the_message_leaves(tmp_path: Path) -> None:
    async with world_and_service(tmp_path) as (world, service):
        _, ben, live = await ana_and_ben(world)
        await world.subscribe(ben)
        waiting: list[int] = []

        def look(_request: object) -> None:
            import sqlite3  # noqa: PLC0415

            with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
                sql = "SELECT count(*) FROM pushes WHERE due IS NOT NULL"
                waiting.append(database.execute(sql).fetchone()[0])
            database.close()

        service.on_request = look
        await world.move(live)
        await world.work()
        assert waiting == [0]


@async_test
async def test_several_servers_tell_each_turn_once(address: str, tmp_path: Path) -> None:
    """Each of a number of tables, though all servers note it, look back, and send at the same time."""
    async with push_service() as service, push_world(tmp_path, service, address) as first:
        worlds = [first]
        for _ in range(2):
            key = tmp_path / "push-key.pem"
            worlds.append(PushWorld(first.store, service, key, now=first.now))
        ana, ben = await first.add_player("Ana"), await first.add_player("Ben")
        await first.subscribe(ben)
        tables = [await first.table(ana, ben) for _ in range(daily_or_whole(8, 50))]
        for live in tables:
            if live.table.game and live.table.game.state.seat != 0:
                await first.move(live)
        await asyncio.gather(*(world.look_back() for world in worlds))
        already = len(service.received)
        for live in tables:
            await first.move(live)
        for world in worlds[1:]:
            world.pushes.announcer._noted.extend(first.pushes.announcer._noted)
            world.now = first.now
        await asyncio.gather(*(world.work() for world in worlds))
        await asyncio.gather(*(world.look_back() for world in worlds))
        told = [text["path"] for _, text in service.told()[already:]]
        assert sorted(told) == sorted(f"/t/{live.code}" for live in tables)
        for world in worlds[1:]:
            await world.close()


@async_test
async def test_more_than_fits_into_memory_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regicide.server.pushes.announcer.MOST_NOTED", 1)
    async with world_and_service(tmp_path) as (world, service):
        ana, ben, live = await ana_and_ben(world)
        other = await world.table(ana, ben)
        if other.table.game and other.table.game.state.seat != 0:
            await world.move(other)
        await world.work()
        await world.subscribe(ben)
        for each in (live, other):
            await world.move(each)
        await world.work()
        assert len(service.received) == 1
        assert world.pushes.announcer._is_time_to_look()
        await world.look_back()
        assert len(service.received) == 2


@async_test
async def test_a_command_does_not_wait_for_a_push_service(tmp_path: Path) -> None:
    """Everything that sends has stopped, and the move is answered."""
    async with world_and_service(tmp_path) as (world, service):
        _, ben, live = await ana_and_ben(world)
        await world.subscribe(ben)
        service.status = None
        await world.move(live)
        assert len(world.pushes.announcer._noted) == 1
        assert (service.received, world.asked) == ([], [])


# --- what becomes of subscriptions ---------------------------------------------------------------


@async_test
async def test_a_device_that_is_signed_out_is_told_nothing_more(tmp_path: Path) -> None:
    async with world_and_service(tmp_path) as (world, service):
        _, ben, live = await ana_and_ben(world)
        await world.subscribe(ben)
        await world.move(live)
        await world.pushes.announcer.announce_noted()
        assert await world.store.sign_out(ben, lambda all_: [each.id for each in all_], world.now)
        await world.work()
        assert service.received == []
        assert await world.store.subscriptions(["ben"]) == []
        new = b'{"kinds":[]}'
        assert not await world.store.subscribe(ben, b"hash", new, world.now)


@async_test
async def test_a_browser_in_which_another_player_signs_in_hears_nothing_of_the_first(
    tmp_path: Path,
) -> None:
    async with world_and_service(tmp_path) as (world, service):
        ana, ben, live = await ana_and_ben(world)
        browser = await world.subscribe(ben)
        await world.subscribe_browser(ana, browser)
        await world.move(live)
        await world.work()
        assert service.received == []


@async_test
async def test_a_person_takes_their_subscription_out_and_deletes_it(tmp_path: Path) -> None:
    async with world_and_service(tmp_path) as (world, _):
        ana, ben, live = await ana_and_ben(world)
        quiet = {"begin": 1, "end": 2, "zone": "UTC"}
        browser = await world.subscribe(ben, "turn", quiet=quiet)
        await world.move(live)
        await world.work()
        found = json.loads(b"".join([each async for each in player_data(world.store, ben.player)]))
        [device] = found["devices"]
        assert device["messages"]["endpoint"] == browser.endpoint
        assert device["messages"]["kinds"] == ["turn"]
        assert device["messages"]["quiet"] == quiet
        own = json.loads(b"".join([each async for each in player_data(world.store, ana.player)]))
        assert own["devices"][0]["messages"] is None
        await remove_player(world.store, "ben", world.now)
        assert await world.store.subscriptions(["ben"]) == []
        assert await world.store.next_push() is None


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "https://10.0.0.1/x"},
        {"endpoint": "http://push.example.org/x"},
        {"key": "AAAA"},
        {"auth": "AAAA"},
        {"quiet": {"begin": 1, "end": 2, "zone": "Mars/Olympus"}},
        {"quiet": {"begin": 1, "end": 2, "zone": "../../etc/passwd"}},
    ],
)
@async_test
async def test_what_a_browser_would_not_say_is_refused(
    tmp_path: Path, change: dict[str, object]
) -> None:
    async with world_and_service(tmp_path) as (world, _):
        ben = await world.add_player("Ben")
        with pytest.raises(Denied) as refused:
            await world.subscribe(ben, **change)
        assert refused.value.denial is Denial.BAD_SUBSCRIPTION


@async_test
async def test_a_table_that_is_removed_takes_its_marks_along(tmp_path: Path) -> None:
    async with world_and_service(tmp_path) as (world, service):
        _, ben, live = await ana_and_ben(world)
        await world.subscribe(ben)
        await world.move(live)
        await world.pushes.announcer.announce_noted()
        await world.store.remove_table(live.code, world.now)
        assert await world.store.next_push() is None
        await world.work()
        assert service.received == []


# --- over TLS ------------------------------------------------------------------------------------


def certificate(folder: Path, name: str) -> tuple[Path, Path]:
    """A certificate for this name, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push")])
    now = datetime.now(UTC)
    names = [x509.DNSName(name), x509.IPAddress(ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, SHA256())
    )
    files = folder / "cert.pem", folder / "key.pem"
    files[0].write_bytes(made.public_bytes(Encoding.PEM))
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    files[1].write_bytes(pem)
    return files


@pytest.mark.parametrize("name, arrives", [("push.test", True), ("other.test", False)])
@async_test
async def test_a_push_service_proves_its_name(tmp_path: Path, *, name: str, arrives: bool) -> None:
    cert, key = certificate(tmp_path, "push.test")
    theirs = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    theirs.load_cert_chain(cert, key)
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=theirs)
    service.origin = f"https://{name}:{server.sockets[0].getsockname()[1]}"
    names = {name: ["127.0.0.1"]}
    tls = ssl.create_default_context(cafile=str(cert))
    async with push_world(tmp_path, service, names=names, tls=tls) as world:
        _, ben, live = await ana_and_ben(world)
        await world.subscribe(ben)
        await world.move(live)
        await world.work()
        await service.settle()
        assert bool(service.received) is arrives
        assert world.services.metrics.pushes_sent == arrives
    server.close()
