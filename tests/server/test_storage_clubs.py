"""Clubs and their people in a store, with SQLite and with a real PostgreSQL."""

import asyncio
from dataclasses import replace

from async_helpers import async_test
from open_stores import opened
from regicide.server.storage import Club, Evening, Joined, Player, Store

ANN, BEN, EVE = Player("ann", "Ann"), Player("ben", "Ben"), Player("eve", "Eve")
CLUB = Club("CLUB", "Jesters", "ann")
EVENING = Evening(code="FRI", maker="ann", created=1, opens=2, closes=50, body=b"{}", club="CLUB")
LINK = b"link"
#: How often two calls race each other.
RACES = 10


async def add_club(store: Store, *others: Player) -> None:
    """Ann founds the club, the others join one after the other."""
    for each in (ANN, *others):
        await store.add_player(each, each.id.encode(), 1)
    assert await store.add_club(CLUB, LINK, 2, most=9) is Joined.IN
    for now, each in enumerate(others, 3):
        assert await join(store, each.id, now=now) is Joined.IN


async def join(
    store: Store,
    player: str,
    *,
    club: str = "CLUB",
    link: bytes = LINK,
    now: int = 9,
    most: int = 9,
) -> Joined:
    return await store.join_club(club, link, player, now, most=most, most_clubs=2)


async def ids(store: Store, club: str = "CLUB") -> list[str]:
    return [each.id for each in await store.club_players(club)]


@async_test
async def test_a_club_is_found_only_from_inside_or_by_its_link(address: str) -> None:
    async with opened(address) as store:
        await add_club(store)
        await store.add_player(BEN, b"ben", 1)
        assert await store.club_of("CLUB", "ann") == CLUB
        assert await store.club_of("CLUB", "ben") is None
        assert await store.club_with_link("CLUB", b"other") is None
        assert await store.club_with_link("OTHER", LINK) is None
        assert await store.club_with_link("CLUB", LINK) == CLUB
        assert await join(store, "ben", link=b"other") is Joined.WRONG
        assert await join(store, "ben", club="OTHER") is Joined.WRONG
        assert await join(store, "nobody") is Joined.WRONG
        assert await join(store, "ben") is Joined.IN
        assert await join(store, "ben") is Joined.IN
        assert [(each.number, each.name) for each in await store.club_players("CLUB")] == [
            (1, "Ann"),
            (2, "Ben"),
        ]
        assert await store.clubs_of("ben") == [CLUB]


@async_test
async def test_clubs_have_limits(address: str) -> None:
    async with opened(address) as store:
        await add_club(store)
        await store.add_player(BEN, b"ben", 1)
        assert await store.add_club(CLUB, LINK, 2, most=9) is Joined.WRONG
        assert await store.add_club(replace(CLUB, code="B"), LINK, 2, most=1) is Joined.TOO_MANY
        assert await join(store, "ben", most=1) is Joined.FULL
        for code in "BC":
            await store.add_club(replace(CLUB, code=code, founder="ben"), LINK, 2, most=9)
        assert await join(store, "ben") is Joined.TOO_MANY


@async_test
async def test_of_two_who_join_at_once_one_gets_the_last_place(address: str) -> None:
    async with opened(address) as store:
        for each in (ANN, BEN, EVE):
            await store.add_player(each, each.id.encode(), 1)
        for race in range(RACES):
            code = f"C{race}"
            await store.add_club(replace(CLUB, code=code), LINK, 2, most=RACES)
            joined = await asyncio.gather(
                *(
                    store.join_club(code, LINK, each, 5, most=2, most_clubs=RACES)
                    for each in ("ben", "eve")
                )
            )
            assert {*joined} == {Joined.IN, Joined.FULL}


@async_test
async def test_removing_somebody_takes_the_link_back(address: str) -> None:
    async with opened(address) as store:
        await add_club(store, BEN, EVE)
        assert not await store.remove_from_club("CLUB", "ben", 3)
        assert not await store.remove_from_club("CLUB", "ann", 1)
        assert not await store.remove_from_club("CLUB", "ann", 7)
        assert await store.club_with_link("CLUB", LINK) == CLUB
        assert await store.remove_from_club("CLUB", "ann", 2)
        assert await ids(store) == ["ann", "eve"]
        assert await store.club_with_link("CLUB", LINK) is None
        assert await join(store, "ben") is Joined.WRONG
        assert not await store.change_link("CLUB", "eve", b"new", 9)
        assert await store.change_link("CLUB", "ann", b"new", 9)
        assert await join(store, "ben") is Joined.WRONG
        assert await join(store, "ben", link=b"new") is Joined.IN


@async_test
async def test_a_club_is_handed_over_to_somebody_in_it(address: str) -> None:
    async with opened(address) as store:
        await add_club(store, BEN)
        assert not await store.hand_club_over("CLUB", "ben", 2, 9)
        assert not await store.hand_club_over("CLUB", "ann", 5, 9)
        assert await store.hand_club_over("CLUB", "ann", 2, 9)
        assert await store.club_of("CLUB", "ann") == replace(CLUB, founder="ben")
        assert not await store.remove_from_club("CLUB", "ann", 2)


@async_test
async def test_who_leaves_hands_over_to_the_one_there_for_longest(address: str) -> None:
    async with opened(address) as store:
        await add_club(store, BEN, EVE)
        await store.add_club(replace(CLUB, code="OWN"), LINK, 2, most=9)
        await store.add_evening(EVENING)
        await store.leave_club("CLUB", "ann")
        assert await store.club_of("CLUB", "ben") == replace(CLUB, founder="ben")
        assert await store.club_of("OWN", "ann") == replace(CLUB, code="OWN")
        await store.leave_club("CLUB", "eve")
        assert await store.club_of("CLUB", "ben") == replace(CLUB, founder="ben")
        assert [each.code for each in await store.evenings_of_club("CLUB", 9)] == ["FRI"]
        await store.leave_club("CLUB", "ben")
        assert await ids(store) == []
        assert await store.club_with_link("CLUB", LINK) is None
        assert await store.evening("FRI") == replace(EVENING, club=None)


@async_test
async def test_a_removed_player_is_in_no_club(address: str) -> None:
    async with opened(address) as store:
        await add_club(store, BEN)
        await store.add_club(replace(CLUB, code="OWN"), LINK, 2, most=9)
        await store.remove_player("ann", 9)
        assert await store.club_of("CLUB", "ben") == replace(CLUB, founder="ben")
        assert await store.club_with_link("OWN", LINK) is None
        assert await ids(store) == ["ben"]


@async_test
async def test_everyone_may_be_removed_at_once(address: str) -> None:
    async with opened(address) as store:
        for race in range(RACES):
            club = replace(CLUB, code=f"C{race}", founder=f"ann-{race}")
            for each in (ANN, BEN):
                await store.add_player(
                    replace(each, id=f"{each.id}-{race}"), f"{each.id}-{race}".encode(), 1
                )
            await store.add_club(club, LINK, 2, most=9)
            await join(store, f"ben-{race}", club=club.code)
            await asyncio.gather(
                *(store.remove_player(f"{each}-{race}", 9) for each in ("ann", "ben"))
            )
            assert await store.club_with_link(club.code, LINK) is None


@async_test
async def test_a_quiet_club_without_evenings_is_old(address: str) -> None:
    async with opened(address) as store:
        await add_club(store)
        await store.note_evening("CLUB", 20)
        assert await store.clubs_before(20, 9) == []
        await store.add_evening(EVENING)
        assert await store.clubs_before(21, 9) == []
        await store.remove_evening("FRI")
        assert await store.clubs_before(21, 9) == ["CLUB"]
        await store.remove_club("CLUB")
        assert await store.clubs_of("ann") == []
