"""Players and their devices, with SQLite and with a real PostgreSQL."""

import asyncio
from collections.abc import Collection, Sequence

import pytest

from async_helpers import async_test
from open_stores import opened
from regicide.server.storage import (
    Device,
    Player,
    Removal,
    RemovalKind,
    StorageError,
    Store,
    device_id,
)

ANN, BEN = Player("ann", "Ann"), Player("ben", "Ben")
DAY = 86_400_000
#: How often two calls race each other.
RACES = 15


async def device_of(store: Store, secret_hash: bytes) -> Device:
    device = await store.device_with(secret_hash)
    assert device is not None
    return device


async def add_device(store: Store, by: Device, secret_hash: bytes, now: int) -> Device:
    assert await store.offer_transfer(b"code of " + secret_hash, by, now + 1)
    device = await store.take_transfer(b"code of " + secret_hash, secret_hash, now)
    assert device is not None
    return device


async def ids(store: Store, player: Player = ANN) -> list[str]:
    return [each.id for each in await store.devices(player.id)]


async def sign_out_others(store: Store, by: Device) -> Collection[str] | None:
    def others(devices: Sequence[Device]) -> list[str]:
        return [each.id for each in devices if each.id != by.id]

    return await store.sign_out(by, others, 99)


# --- players -------------------------------------------------------------------------------------


@async_test
async def test_players_have_a_device_and_a_name(address: str) -> None:
    async with opened(address) as store:
        await store.add_player(ANN, b"secret-1", 3 * DAY + 5)
        await store.add_player(BEN, b"secret-2", 1)
        device = await device_of(store, b"secret-1")
        assert device == Device(device_id(b"secret-1"), ANN, 3 * DAY + 5, 3 * DAY)
        assert await store.devices("ann") == [device]
        assert (await store.player_created("ann"), await store.player_created("eve")) == (
            3 * DAY + 5,
            None,
        )
        assert await store.device_with(b"secret-3") is None
        assert await store.players([]) == []
        many = [*(f"nobody-{n}" for n in range(120)), "ann", "ben"]
        assert set(await store.players(many)) == {ANN, BEN}
        await store.rename("ann", "Anna 🂡")
        assert (await device_of(store, b"secret-1")).player == Player("ann", "Anna 🂡")
        await store.rename("nobody", "Eve")


@pytest.mark.parametrize("again", [(ANN, b"new"), (BEN, b"secret-1")], ids=["id", "secret"])
@async_test
async def test_a_player_with_a_used_id_or_secret_is_not_added(
    address: str, again: tuple[Player, bytes]
) -> None:
    async with opened(address) as store:
        await store.add_player(ANN, b"secret-1", 1)
        with pytest.raises(StorageError, match="storage-conflict"):
            await store.add_player(*again, 1)
        assert await store.players(["ann", "ben"]) == [ANN]
        assert await store.device_with(b"new") is None


@async_test
async def test_the_day_of_the_last_use_is_noted(address: str) -> None:
    async with opened(address) as store:
        await store.add_player(ANN, b"first", 1)
        await add_device(store, await device_of(store, b"first"), b"second", 2)
        await store.note_use(b"second", 5 * DAY)
        assert [each.used for each in await store.devices("ann")] == [0, 5 * DAY]


def test_an_id_is_of_one_secret_and_does_not_contain_it() -> None:
    secret_hash = bytes(range(32))
    assert device_id(secret_hash) not in secret_hash.hex()
    assert len({device_id(bytes([number])) for number in range(200)}) == 200


# --- adding --------------------------------------------------------------------------------------


@async_test
async def test_a_transfer_code_adds_one_device_only_once(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        await one.add_player(ANN, b"first", 1)
        assert await one.offer_transfer(b"code", await device_of(one, b"first"), 100)
        calls = [
            store.take_transfer(b"code", f"{name}{number}".encode(), 99)
            for number in range(5)
            for store, name in ((one, "one"), (two, "two"))
        ]
        [added] = [each for each in await asyncio.gather(*calls) if each is not None]
        assert (added.player, added.added) == (ANN, 99)
        assert await ids(one) == [device_id(b"first"), added.id]


@async_test
async def test_transfer_codes_expire_and_are_replaced(address: str) -> None:
    async with opened(address) as store:
        await store.add_player(ANN, b"ann", 1)
        await store.add_player(BEN, b"ben", 1)
        anns = await device_of(store, b"ann")
        assert await store.offer_transfer(b"old", anns, 100)
        assert await store.offer_transfer(b"code", anns, 100)
        assert await store.take_transfer(b"old", b"eve", 50) is None
        assert await store.take_transfer(b"code", b"eve", 100) is None
        with pytest.raises(StorageError, match="storage-conflict"):
            await store.offer_transfer(b"code", await device_of(store, b"ben"), 100)
        with pytest.raises(StorageError, match="storage-conflict"):
            await store.take_transfer(b"code", b"ben", 50)  # the secret of another player's device
        added = await store.take_transfer(b"code", b"new", 50)
        assert added is not None
        assert added.player == ANN
        assert await store.device_with(b"eve") is None


@async_test
async def test_a_removed_device_offers_no_transfer(address: str) -> None:
    async with opened(address) as store:
        await store.add_player(ANN, b"first", 1)
        second = await add_device(store, await device_of(store, b"first"), b"second", 2)
        await sign_out_others(store, await device_of(store, b"first"))
        assert not await store.offer_transfer(b"code", second, 100)
        await store.remove_player("ann", 5)
        assert not await store.offer_transfer(b"code", second, 100)
        assert await store.take_transfer(b"code", b"new", 50) is None


# --- signing out ---------------------------------------------------------------------------------


@async_test
async def test_chosen_devices_are_signed_out_and_noted_and_the_code_is_withdrawn(
    address: str,
) -> None:
    async with opened(address) as store:
        await store.add_player(ANN, b"1", 1)
        await store.add_player(BEN, b"ben", 1)
        first = await device_of(store, b"1")
        second, third = [await add_device(store, first, each, 2) for each in (b"2", b"3")]
        await store.offer_transfer(b"code", first, 100)
        seen: list[Sequence[Device]] = []

        def choose(devices: Sequence[Device]) -> list[str]:
            seen.append(devices)
            return [second.id, "no-such-device"]

        assert second.id in (await store.sign_out(first, choose, 77) or ())
        assert set(seen[0]) == {first, second, third}
        assert await ids(store) == [first.id, third.id]
        assert await store.device_with(b"2") is None
        assert await store.take_transfer(b"code", b"4", 50) is None
        assert await store.removals(0) == [Removal(RemovalKind.DEVICE, second.id, 77)]
        assert await ids(store, BEN) == [device_id(b"ben")]


@async_test
async def test_a_choice_that_raises_removes_nothing(address: str) -> None:
    async with opened(address) as store:
        await store.add_player(ANN, b"1", 1)
        first = await device_of(store, b"1")
        await store.offer_transfer(b"code", first, 100)

        def refuse(_devices: Sequence[Device]) -> list[str]:
            raise RuntimeError("not this one")

        with pytest.raises(RuntimeError, match="not this one"):
            await store.sign_out(first, refuse, 2)
        assert await ids(store) == [first.id]
        assert await store.take_transfer(b"code", b"2", 50) is not None


@async_test
async def test_of_two_devices_that_sign_out_each_other_one_stays(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        for number in range(RACES):
            player = Player(f"p{number}", "Ann")
            mine, other = f"a{number}".encode(), f"b{number}".encode()
            await one.add_player(player, mine, 1)
            first = await device_of(one, mine)
            second = await add_device(one, first, other, 2)
            answers = await asyncio.gather(
                sign_out_others(one, first), sign_out_others(two, second)
            )
            assert None in answers
            assert len(await ids(one, player)) == 1


@async_test
async def test_a_device_that_is_added_meanwhile_is_signed_out_or_was_not_added(
    address: str,
) -> None:
    async with opened(address) as one, opened(address) as two:
        for number in range(RACES):
            player = Player(f"p{number}", "Ann")
            mine, thief, code = (f"{each}{number}".encode() for each in ("mine", "eve", "code"))
            await one.add_player(player, mine, 1)
            device = await device_of(one, mine)
            await one.offer_transfer(code, device, 100)
            await asyncio.gather(two.take_transfer(code, thief, 50), sign_out_others(one, device))
            assert await ids(one, player) == [device.id]
            assert await one.device_with(thief) is None


@async_test
async def test_a_code_that_is_offered_meanwhile_adds_no_device(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        for number in range(RACES):
            player = Player(f"p{number}", "Ann")
            mine, thief, code = (f"{each}{number}".encode() for each in ("mine", "eve", "code"))
            await one.add_player(player, mine, 1)
            device = await device_of(one, mine)
            eves = await add_device(one, device, thief, 2)
            await asyncio.gather(two.offer_transfer(code, eves, 100), sign_out_others(one, device))
            assert await one.take_transfer(code, b"new " + thief, 50) is None
            assert await ids(one, player) == [device.id]
