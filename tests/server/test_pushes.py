"""Messages to devices whose page is closed: what they say, once, and what a push service may answer."""

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
from push_service import PushService, check_vapid, push_service
from push_world import START, PushWorld, push_world
from regicide.server.errors import Denial, Denied
from regicide.server.limits import PUSH_ATTEMPTS, PUSH_RETRY_SECONDS
from regicide.server.live.live_table import LiveTable
from regicide.server.people.player_data import player_data
from regicide.server.people.player_removal import remove_player
from regicide.server.prices import UNLIMITED, Price, Rate, Thing
from regicide.server.pushes.push_service import Answer, PushRequest
from regicide.server.pushes.subscription import quiet_until
from regicide.server.storage import Device, Store, open_store
from regicide.table import Person
from regicide.table.commands import AskAbandon, AskRematch, Pause, Resume
from regicide.wire.push_views import QuietHours
from whole_checks import daily_or_whole

HOUR = 3600


@asynccontextmanager
async def world_and_service(
    tmp_path: Path, **more: object
) -> AsyncIterator[tuple[PushWorld, PushService]]:
    async with push_service() as service, push_world(tmp_path, service, **more) as world:  # type: ignore[arg-type]
        yield world, service


async def ana_and_ben(world: PushWorld) -> tuple[Device, Device, LiveTable]:
    """It is Ana's turn."""
    ana, ben = await world.add_player("Ana"), await world.add_player("Ben")
    live = await world.table(ana, ben)
    game = live.table.game
    assert game is not None
    if game.state.seat != 0:
        await world.move(live)
    await world.work()
    return ana, ben, live


# --- what they say -------------------------------------------------------------------------------


@async_test
async def test_a_player_who_is_not_at_the_table_is_told_once_that_it_is_their_turn(
    tmp_path: Path,
) -> None:
    async with world_and_service(tmp_path) as (world, service):
        _, ben, live = await ana_and_ben(world)
        browser = await world.subscribe(ben, language="es")
        await world.move(live)
        await world.work()
        [(name, text)] = service.told()
        assert name == browser.name
        assert text == {
            "title": "Es tu turno",
            "body": "Con Ana",
            "path": f"/t/{live.code}",
            "kind": "turn",
        }
        [request] = service.received
        check_vapid(
            request.headers["authorization"],
            service.origin,
            world.pushes.key.public,
            world.now / 1000,
        )
        assert request.headers["content-encoding"] == "aes128gcm"
        assert int(request.headers["ttl"]) > 0
        assert len(request.headers["topic"]) == 32
        for _ in range(3):
            await world.look_back()
        assert len(service.received) == 1
        assert world.services.metrics.pushes_sent == 1


@async_test
async def test_a_message_says_nothing_about_cards(tmp_path: Path) -> None:
    async with world_and_service(tmp_path) as (world, service):
        ana, ben, live = await ana_and_ben(world)
        for each in (ana, ben):
            await world.subscribe(each)
        for _ in range(6):
            await world.move(live)
            await world.work()
        told = [text for _, text in service.told()]
        assert len(told) == 6
        for text in told:
            assert text.keys() == {"title", "body", "path", "kind"}
            assert text["body"] in ("With Ana", "With Ben")
        assert len({len(each.body) for each in service.received}) == 1


@async_test
async def test_who_is_at_the_table_or_did_it_is_not_told_nor_later(tmp_path: Path) -> None:
    async with world_and_service(tmp_path) as (world, service):
        ana, ben, live = await ana_and_ben(world)
        for each in (ana, ben):
            await world.subscribe(each)
        world.here = {(live.code, "ben")}
        await world.move(live)
        await world.work()
        world.here = set()
        await world.look_back()
        person = Person("ben", "Ben")
        await live.do(person, "ben.pause", Pause())
        await live.do(person, "ben.resume", Resume())
        await world.look_back()
        assert service.received == []


@async_test
async def test_who_came_to_the_table_before_the_message_left_is_not_told(tmp_path: Path) -> None:
    async with world_and_service(tmp_path) as (world, service):
        _, ben, live = await ana_and_ben(world)
        await world.subscribe(ben)
        await world.move(live)
        await world.pushes.announcer.announce_noted()
        world.here = {(live.code, "ben")}
        await world.work()
        world.here = set()
        await world.look_back()
        assert service.received == []


@async_test
async def test_a_turn_that_is_over_is_not_told(tmp_path: Path) -> None:
    async with world_and_service(tmp_path) as (world, service):
        ana, ben, live = await ana_and_ben(world)
        await world.subscribe(ben)
        await world.subscribe(ana, "finished")
        await world.move(live)
        await world.move(live)
        await world.work()
        assert service.received == []
        await world.move(live)
        await world.work()
        assert len(service.received) == 1


@async_test
async def test_seats_that_change_during_a_turn_tell_nothing_again(tmp_path: Path) -> None:
    async with world_and_service(tmp_path) as (world, service):
        _, ben, live = await ana_and_ben(world)
        await world.subscribe(ben)
        await world.move(live)
        await world.work()
        summary = await world.store.summary(live.code)
        assert summary is not None
        assert b'"awaited_since"' in summary.body
        await remove_player(world.store, "ana", world.now)
        after = await world.store.summary(live.code)
        assert after is not None
        assert json.loads(after.body)["awaited_since"] == json.loads(summary.body)["awaited_since"]
        await world.look_back()
        assert len(service.received) == 1


@async_test
async def test_the_others_are_told_of_the_end_and_of_a_rematch(tmp_path: Path) -> None:
    async with world_and_service(tmp_path) as (world, service):
        ana, ben, live = await ana_and_ben(world)
        for each in (ana, ben):
            await world.subscribe(each)
        person = Person("ana", "Ana")
        await live.do(person, "ana.end", AskAbandon())
        if live.table.proposal:
            from regicide.table.commands import Answer  # noqa: PLC0415

            await live.do(Person("ben", "Ben"), "ben.yes", Answer(True))
        await live.do(person, "ana.rematch", AskRematch())
        await world.work()
        told = [(text["kind"], text["path"]) for _, text in service.told()]
        next_table = live.table.rematch
        assert ("invitation", f"/t/{next_table}") in told
        assert sorted(kind for kind, _ in told) == ["finished", "invitation"]
        await world.look_back()
        assert len(service.received) == 2


@async_test
async def test_a_device_hears_only_of_what_it_wants_and_of_what_comes_after(
    tmp_path: Path,
) -> None:
    async with world_and_service(tmp_path) as (world, service):
        _, ben, live = await ana_and_ben(world)
        await world.subscribe(ben, "finished")
        await world.move(live)
        await world.work()
        assert service.received == []
        world.now += 1
        await world.subscribe(ben, "turn")  # it is Ben's turn since before
        await world.look_back()
        assert service.received == []


# --- when ----------------------------------------------------------------------------------------


@async_test
async def test_quiet_hours_hold_a_message_back_until_they_end(tmp_path: Path) -> None:
    async with world_and_service(tmp_path) as (world, service):
        _, ben, live = await ana_and_ben(world)
        now = datetime.fromtimestamp(START / 1000, UTC)
        minute = 60 * now.hour + now.minute
        quiet = {"begin": minute, "end": (minute + 90) % 1440, "zone": "UTC"}
        await world.subscribe(ben, quiet=quiet)
        await world.move(live)
        await world.work()
        await world.later(80 * 60)
        assert service.received == []
        await world.later(10 * 60)
        assert len(service.received) == 1


@pytest.mark.parametrize(
    "zone, begin, end, now, until",
    [
        ("UTC", "22:00", "07:00", "2026-01-10T23:30", "2026-01-11T07:00"),
        ("UTC", "22:00", "07:00", "2026-01-10T06:59", "2026-01-10T07:00"),
        ("UTC", "22:00", "07:00", "2026-01-10T07:00", None),
        ("UTC", "22:00", "07:00", "2026-01-10T21:59", None),
        ("UTC", "09:00", "17:30", "2026-01-10T09:00", "2026-01-10T17:30"),
        ("UTC", "09:00", "09:00", "2026-01-10T09:00", None),
        ("Asia/Shanghai", "22:00", "07:00", "2026-01-10T15:00", "2026-01-10T23:00"),
        ("Europe/Madrid", "22:00", "07:00", "2026-07-10T20:30", "2026-07-11T05:00"),
        ("Europe/Madrid", "22:00", "07:00", "2026-03-28T22:00", "2026-03-29T05:00"),
        ("Europe/Madrid", "22:00", "07:00", "2026-10-24T21:00", "2026-10-25T06:00"),
    ],
)
def test_when_quiet_hours_end(zone: str, begin: str, end: str, now: str, until: str | None) -> None:
    def minute(text: str) -> int:
        hours, minutes = text.split(":")
        return 60 * int(hours) + int(minutes)

    def millis(text: str) -> int:
        return int(1000 * datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())

    quiet = QuietHours(minute(begin), minute(end), zone)
    assert quiet_until(quiet, millis(now)) == (None if until is None else millis(until))


@async_test
async def test_messages_have_a_price_and_what_is_too_much_comes_later(tmp_path: Path) -> None:
    prices = {**UNLIMITED, Thing.PUSH: Price(player=Rate(0.001, 1))}
    async with world_and_service(tmp_path, prices=prices) as (world, service):
        _, ben, live = await ana_and_ben(world)
        other = await world.table(*(await ana_and_ben_again(world)))
        if other.table.game and other.table.game.state.seat != 0:
            await world.move(other)
        await world.subscribe(ben)
        for each in (live, other):
            await world.move(each)
        await world.work()
        assert len(service.received) == 1
        await world.later(1000)
        assert len(service.received) == 2


async def ana_and_ben_again(world: PushWorld) -> list[Device]:
    found = [*await world.store.devices("ana"), *await world.store.devices("ben")]
    assert len(found) == 2
    return found


# --- what the push service answers ---------------------------------------------------------------


@pytest.mark.parametrize("status", [404, 410])
@async_test
async def test_a_subscription_that_the_push_service_does_not_know_is_forgotten(
    tmp_path: Path, status: int
) -> None:
    async with world_and_service(tmp_path) as (world, service):
        _, ben, live = await ana_and_ben(world)
        await world.subscribe(ben)
        service.status = status
        await world.move(live)
        await world.work()
        assert await world.store.subscriptions(["ben"]) == []
        for _ in range(2):
            await world.move(live)
        await world.later(HOUR)
        assert len(service.received) == 1
        assert world.services.metrics.pushes_gone == 1


@pytest.mark.parametrize("status", [500, 503, 429, None])
@async_test
async def test_a_push_service_that_fails_is_asked_again_with_the_same_topic_then_given_up(
    tmp_path: Path, status: int | None
) -> None:
    async with world_and_service(tmp_path) as (world, service):
        _, ben, live = await ana_and_ben(world)
        await world.subscribe(ben)
        service.status = status
        await world.move(live)
        await world.work()
        seen = [len(service.received)]
        for attempt in range(PUSH_ATTEMPTS + 1):
            await world.later(PUSH_RETRY_SECONDS * 2**attempt - 1)
            assert len(service.received) == seen[-1]
            await world.later(1)
            seen.append(len(service.received))
        assert seen == [*range(1, PUSH_ATTEMPTS + 1), PUSH_ATTEMPTS, PUSH_ATTEMPTS]
        assert len({each.headers["topic"] for each in service.received}) == 1
        metrics = world.services.metrics
        assert (metrics.pushes_retried, metrics.pushes_dropped) == (PUSH_ATTEMPTS - 1, 1)
        assert await world.store.subscriptions(["ben"]) != []
        [line] = [each for each in world.logged if "push-dropped" in each]
        for secret in (service.origin, "127.0.0.1", "ben", live.code):
            assert secret not in line


@async_test
async def test_a_push_service_that_says_nothing_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world_and_service(tmp_path) as (world, service):
        _, ben, live = await ana_and_ben(world)
        await world.subscribe(ben)
        service.status = 0
        service.on_request = lambda _request: given_up.set()
        given_up = asyncio.Event()
        exchange = PushRequest._exchange

        async def without_patience(
            self: PushRequest, headers: dict[str, str], body: bytes, now: float
        ) -> Answer:
            answering = asyncio.ensure_future(exchange(self, headers, body, now))
            await given_up.wait()
            answering.cancel()
            raise TimeoutError

        monkeypatch.setattr(PushRequest, "_exchange", without_patience)
        await world.move(live)
        await world.work()
        assert world.services.metrics.pushes_retried == 1


@async_test
async def test_a_push_service_says_when_it_wants_to_be_asked_again(tmp_path: Path) -> None:
    async with world_and_service(tmp_path) as (world, service):
        _, ben, live = await ana_and_ben(world)
        await world.subscribe(ben)
        service.status, service.headers = 429, "Retry-After: 600\r\n"
        await world.move(live)
        await world.work()
        service.status, service.headers = 201, ""
        await world.later(599)
        assert len(service.received) == 1
        await world.later(1)
        assert len(service.received) == 2
        assert world.services.metrics.pushes_sent == 1


@pytest.mark.parametrize("status", [301, 307, 400, 401, 413])
@async_test
async def test_redirects_and_refusals_are_not_followed(tmp_path: Path, status: int) -> None:
    async with world_and_service(tmp_path) as (world, service):
        _, ben, live = await ana_and_ben(world)
        await world.subscribe(ben)
        service.status, service.headers = status, f"Location: {service.origin}/send/other\r\n"
        await world.move(live)
        await world.work()
        await world.later(HOUR)
        assert len(service.received) == 1
        assert world.services.metrics.pushes_dropped == 1


@async_test
async def test_an_answer_that_does_not_end_is_not_read(tmp_path: Path) -> None:
    async with world_and_service(tmp_path) as (world, service):
        _, ben, live = await ana_and_ben(world)
        await world.subscribe(ben)
        service.headers = "X-Long: " + "x" * 100_000 + "\r\n"
        await world.move(live)
        await world.work()
        assert world.services.metrics.pushes_retried == 1


@async_test
async def test_a_device_whose_push_service_is_silent_is_left_alone_for_a_while(
    tmp_path: Path,
) -> None:
    async with world_and_service(tmp_path, names={"elsewhere": []}) as (world, service):
        _, ben, live = await ana_and_ben(world)
        await world.subscribe(ben)
        await world.move(live)
        await world.work()
        asked = len(world.asked)
        for _ in range(2):
            await world.move(live)
        await world.work()
        assert (asked, len(world.asked), service.received) == (1, 1, [])
        await world.later(PUSH_RETRY_SECONDS)
        assert len(world.asked) == 2


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
