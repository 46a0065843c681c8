"""Messages to devices whose page is closed: what they say, when, and what a push service may answer."""

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from async_helpers import async_test
from push_service import check_vapid
from push_world import START, PushWorld, ana_and_ben, world_and_service
from regicide.server.limits import PUSH_ATTEMPTS, PUSH_RETRY_SECONDS
from regicide.server.people.player_removal import remove_player
from regicide.server.prices import UNLIMITED, Price, Rate, Thing
from regicide.server.pushes.push_service import Answer, PushRequest
from regicide.server.pushes.subscription import quiet_until
from regicide.server.storage import Device
from regicide.table import Person
from regicide.table.commands import AskAbandon, AskRematch, Pause, Resume
from regicide.wire.push_views import QuietHours

HOUR = 3600


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
