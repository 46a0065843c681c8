"""Clubs in a database: their names, their people, and the hash of the link to join."""

from regicide.server.storage.database import Database, Statement, Steps
from regicide.server.storage.values import Club, ClubPlayer, Joined

# Who locks several things locks the player first, then clubs in the order of their codes.
_LOCK_PLAYER = "SELECT id FROM players WHERE id = :player FOR UPDATE"
_LOCK_CLUB = "SELECT code, name, founder, link_hash FROM clubs WHERE code = :club FOR UPDATE"
_LOCK_CLUBS_OF = """
SELECT code FROM clubs WHERE code IN (SELECT club FROM club_people WHERE player = :player)
ORDER BY code FOR UPDATE
"""
_MINE = """
SELECT clubs.code, clubs.name, clubs.founder FROM clubs
JOIN club_people ON club_people.club = clubs.code WHERE club_people.player = :player
"""
_LEAVE = "DELETE FROM club_people WHERE player = :player"
_EMPTY = """(
    SELECT code FROM clubs WHERE founder = :player
    AND NOT EXISTS (SELECT 1 FROM club_people WHERE club = clubs.code)
)"""


class Clubs(Database):
    """Clubs. Only their people can find them, and who has the link."""

    async def add_club(self, club: Club, link: bytes, now: int, *, most: int) -> Joined:
        """Add a club with its founder. WRONG if the code is in use, TOO_MANY if they are in `most` clubs."""
        values: dict[str, object] = {
            "club": club.code,
            "name": club.name,
            "player": club.founder,
            "link": link,
            "now": now,
        }

        def steps() -> Steps[Joined]:
            yield _LOCK_PLAYER, values
            rows = yield _counting(club.founder)
            if rows[0]["n"] >= most:
                return Joined.TOO_MANY
            added = yield (
                """
                INSERT INTO clubs (code, name, founder, link_hash, active)
                VALUES (:club, :name, :player, :link, :now)
                ON CONFLICT (code) DO NOTHING RETURNING code
                """,
                values,
            )
            if not added:
                return Joined.WRONG
            yield _adding(club.code, club.founder, 1, now)
            return Joined.IN

        return await self._transact(steps())

    async def club_of(self, code: str, player: str) -> Club | None:
        """The club with this code if the player is in it."""
        rows = await self._read(_MINE + " AND code = :code", player=player, code=code)
        return Club(*rows[0]) if rows else None

    async def club_with_link(self, code: str, link: bytes) -> Club | None:
        """The club with this code if the link leads there."""
        sql = "SELECT code, name, founder FROM clubs WHERE code = :code AND link_hash = :link"
        rows = await self._read(sql, code=code, link=link)
        return Club(*rows[0]) if rows else None

    async def clubs_of(self, player: str) -> list[Club]:
        """The clubs that a player is in, by name."""
        return [
            Club(*row) for row in await self._read(_MINE + " ORDER BY name, code", player=player)
        ]

    async def club_players(self, code: str) -> list[ClubPlayer]:
        """Who is in a club, the one who has been there for longest first."""
        rows = await self._read(
            """
            SELECT number, player, players.name, joined
            FROM club_people JOIN players ON players.id = club_people.player
            WHERE club = :club ORDER BY joined, number
            """,
            club=code,
        )
        return [ClubPlayer(*row) for row in rows]

    async def join_club(
        self, code: str, link: bytes, player: str, now: int, *, most: int, most_clubs: int
    ) -> Joined:
        """Join a club that has fewer than `most` people, by its link; who is in it already stays so."""
        who: dict[str, object] = {"club": code, "player": player, "now": now}

        def steps() -> Steps[Joined]:
            known = yield _LOCK_PLAYER, who
            found = yield _LOCK_CLUB, who
            if not known or not found or found[0]["link_hash"] is None:
                return Joined.WRONG
            if bytes(found[0]["link_hash"]) != link:
                return Joined.WRONG
            rows = yield (
                """
                SELECT count(*) AS n, max(number) AS last,
                    sum(CASE WHEN player = :player THEN 1 ELSE 0 END) AS own
                FROM club_people WHERE club = :club
                """,
                who,
            )
            if rows[0]["own"]:
                return Joined.IN
            if rows[0]["n"] >= most:
                return Joined.FULL
            clubs = yield _counting(player)
            if clubs[0]["n"] >= most_clubs:
                return Joined.TOO_MANY
            yield _adding(code, player, (rows[0]["last"] or 0) + 1, now)
            yield "UPDATE clubs SET active = :now WHERE code = :club", who
            return Joined.IN

        return await self._transact(steps())

    async def leave_club(self, code: str, player: str) -> None:
        """Leave a club. One whose founder leaves is handed over; an empty one is removed."""
        leaving: Statement = (_LEAVE + " AND club = :club", {"player": player, "club": code})
        await self._write(*_leaving(player, leaving))

    async def change_link(self, code: str, founder: str, link: bytes, now: int) -> bool:
        """Replace the link of a club: the old one is worth nothing. False if `founder` is not its founder."""
        sql = """
            UPDATE clubs SET link_hash = :link, active = :now
            WHERE code = :club AND founder = :founder RETURNING code
            """
        values: dict[str, object] = {"club": code, "founder": founder, "link": link, "now": now}

        def steps() -> Steps[bool]:
            rows = yield sql, values
            return bool(rows)

        return await self._transact(steps())

    async def remove_from_club(self, code: str, founder: str, number: int) -> bool:
        """Remove another member from a club, and take back its link. False if that is not possible."""
        which: dict[str, object] = {"club": code, "founder": founder, "number": number}

        def steps() -> Steps[bool]:
            found = yield _LOCK_CLUB, which
            if not found or found[0]["founder"] != founder:
                return False
            removed = yield (
                """
                DELETE FROM club_people
                WHERE club = :club AND number = :number AND player <> :founder RETURNING player
                """,
                which,
            )
            if removed:
                yield "UPDATE clubs SET link_hash = NULL WHERE code = :club", which
            return bool(removed)

        return await self._transact(steps())

    async def hand_club_over(self, code: str, founder: str, number: int, now: int) -> bool:
        """Make a member the founder of a club. False if that is not possible."""
        which: dict[str, object] = {"club": code, "number": number, "now": now}

        def steps() -> Steps[bool]:
            found = yield _LOCK_CLUB, which
            if not found or found[0]["founder"] != founder:
                return False
            others = yield (
                "SELECT player FROM club_people WHERE club = :club AND number = :number",
                which,
            )
            if not others:
                return False
            yield (
                "UPDATE clubs SET founder = :player, active = :now WHERE code = :club",
                {**which, "player": others[0]["player"]},
            )
            return True

        return await self._transact(steps())

    async def note_evening(self, code: str, now: int) -> None:
        """Something happened in a club."""
        sql = "UPDATE clubs SET active = :now WHERE code = :club"
        await self._write((sql, {"club": code, "now": now}))

    async def clubs_before(self, active: int, limit: int) -> list[str]:
        """The codes of clubs without an evening in which nothing has happened since this time."""
        rows = await self._read(
            """
            SELECT code FROM clubs WHERE active < :active
            AND NOT EXISTS (SELECT 1 FROM evenings WHERE evenings.club = clubs.code)
            ORDER BY active, code LIMIT :limit
            """,
            active=active,
            limit=limit,
        )
        return [row["code"] for row in rows]

    async def remove_club(self, code: str) -> None:
        """Remove a club; its evenings stay."""
        which: dict[str, object] = {"club": code}
        await self._write(
            (_LOCK_CLUB, which),
            ("UPDATE evenings SET club = NULL WHERE club = :club", which),
            ("DELETE FROM club_people WHERE club = :club", which),
            ("DELETE FROM clubs WHERE code = :club", which),
        )


def out_of_clubs(player: str) -> list[Statement]:
    """Take a player, who is locked, out of all clubs."""
    return _leaving(player, (_LEAVE, {"player": player}))


def _leaving(player: str, leave: Statement) -> list[Statement]:
    """The one who has been there for longest follows a founder; a club without people is removed."""
    of: dict[str, object] = {"player": player}
    return [
        (_LOCK_PLAYER, of),
        (_LOCK_CLUBS_OF, of),
        leave,
        ("UPDATE evenings SET club = NULL WHERE club IN (:empty)".replace("(:empty)", _EMPTY), of),
        ("DELETE FROM clubs WHERE code IN (:empty)".replace("(:empty)", _EMPTY), of),
        (
            """
            UPDATE clubs SET founder = (
                SELECT player FROM club_people WHERE club = clubs.code ORDER BY joined, number LIMIT 1
            )
            WHERE founder = :player AND NOT EXISTS (
                SELECT 1 FROM club_people WHERE club = clubs.code AND player = :player
            )
            """,
            of,
        ),
    ]


def _counting(player: str) -> Statement:
    return "SELECT count(*) AS n FROM club_people WHERE player = :player", {"player": player}


def _adding(club: str, player: str, number: int, now: int) -> Statement:
    return (
        """
        INSERT INTO club_people (club, player, number, joined)
        VALUES (:club, :player, :number, :now)
        """,
        {"club": club, "player": player, "number": number, "now": now},
    )
