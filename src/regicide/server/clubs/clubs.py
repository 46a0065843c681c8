"""Clubs: players who see each other's evenings, and let others in by a link."""

from collections.abc import Callable

from regicide.server.clubs.evenings import listed_evening
from regicide.server.errors import Denial, Denied
from regicide.server.identity import clean_name, hash_secret, new_code, new_secret, read_code
from regicide.server.limits import MOST_CLUB_PEOPLE, MOST_CLUBS, MOST_EVENINGS
from regicide.server.services import TableServices
from regicide.server.spending import Payer
from regicide.server.storage import Club, Joined, Player
from regicide.wire.evenings import (
    ClubDoor,
    ClubList,
    ClubPerson,
    ClubView,
    FoundedClub,
    ListedClub,
)


class Clubs:
    """The clubs of this server. Who is not in one gets the same answer as for one that does not exist."""

    def __init__(self, services: TableServices, check_words: Callable[[str], None]) -> None:
        """`check_words` raises if a name has a word that the operator does not want."""
        self._services = services
        self._store = services.store
        self._check_words = check_words

    async def find(self, code: str, player: Player, payer: Payer) -> Club:
        """The club with this code that the player is in; a wrong one is paid for."""
        with self._services.spending.guess(payer):
            found = await self._store.club_of(read_code(code), player.id)
            if found is None:
                raise Denied(Denial.NO_SUCH_CLUB)
        return found

    async def found(self, founder: Player, name: str) -> FoundedClub:
        self._check_words(name)
        club, link = Club(new_code(), clean_name(name), founder.id), new_secret()
        joined = await self._store.add_club(
            club, hash_secret(link), self._services.clock(), most=MOST_CLUBS
        )
        _ensure_in(joined)
        self._services.log.event("club-founded", table=club.code)
        return FoundedClub(club.code, link)

    async def door(self, code: str, player: Player, link: str, payer: Payer) -> ClubDoor:
        """What the link leads to."""
        with self._services.spending.guess(payer):
            club = await self._store.club_with_link(read_code(code), hash_secret(link))
            if club is None:
                raise Denied(Denial.NO_SUCH_CLUB)
        people = await self._store.club_players(club.code)
        founder = next((each.name for each in people if each.id == club.founder), "")
        return ClubDoor(club.name, founder, any(each.id == player.id for each in people))

    async def join(self, code: str, player: Player, link: str, payer: Payer) -> None:
        with self._services.spending.guess(payer):
            joined = await self._store.join_club(
                read_code(code),
                hash_secret(link),
                player.id,
                self._services.clock(),
                most=MOST_CLUB_PEOPLE,
                most_clubs=MOST_CLUBS,
            )
            _ensure_in(joined)

    async def of(self, player: Player) -> ClubList:
        found = await self._store.clubs_of(player.id)
        return ClubList(
            tuple(ListedClub(each.code, each.name, each.founder == player.id) for each in found)
        )

    async def view(self, club: Club, reader: Player) -> ClubView:
        people = await self._store.club_players(club.code)
        evenings = await self._store.evenings_of_club(club.code, MOST_EVENINGS)
        return ClubView(
            code=club.code,
            name=club.name,
            is_founder=club.founder == reader.id,
            people=tuple(
                ClubPerson(each.number, each.name, each.id == club.founder, each.id == reader.id)
                for each in people
            ),
            evenings=tuple(listed_evening(each, reader.id) for each in evenings),
            now=self._services.clock(),
        )

    # --- what its founder does -------------------------------------------------------------------

    async def change_link(self, club: Club, player: Player) -> FoundedClub:
        """A new link; the old one is worth nothing."""
        link = new_secret()
        done = await self._store.change_link(
            club.code, player.id, hash_secret(link), self._services.clock()
        )
        _ensure_founder(done=done)
        return FoundedClub(club.code, link)

    async def remove(self, club: Club, player: Player, number: int) -> None:
        """Remove a member, and take back the link: without accounts nobody could tell them from a stranger."""
        _ensure_founder(done=await self._store.remove_from_club(club.code, player.id, number))

    async def hand_over(self, club: Club, player: Player, number: int) -> None:
        now = self._services.clock()
        _ensure_founder(done=await self._store.hand_club_over(club.code, player.id, number, now))

    async def close(self, club: Club, player: Player) -> None:
        _ensure_founder(done=club.founder == player.id)
        await self._store.remove_club(club.code)
        self._services.log.event("club-closed", table=club.code)


def _ensure_in(joined: Joined) -> None:
    if joined is Joined.WRONG:
        raise Denied(Denial.NO_SUCH_CLUB)
    if joined is Joined.FULL:
        raise Denied(Denial.CLUB_IS_FULL, limit=MOST_CLUB_PEOPLE)
    if joined is Joined.TOO_MANY:
        raise Denied(Denial.TOO_MANY_CLUBS, limit=MOST_CLUBS)


def _ensure_founder(*, done: bool) -> None:
    if not done:
        raise Denied(Denial.NOT_YOUR_CLUB)
