"""Evenings in a database: who made them, their teams, and which table is whose."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from regicide.server.storage.database import Database, Statement, Steps
from regicide.server.storage.values import Evening, EveningTable, EveningTeam, TeamPlayer

# Everything that adds people or tables locks the evening first: one after the other.
_LOCK_EVENING = "SELECT code FROM evenings WHERE code = :evening FOR UPDATE"
_TEAM_PLAYERS = """
SELECT evening_people.team, evening_people.player, players.name
FROM evening_people JOIN players ON players.id = evening_people.player
WHERE evening = :evening
"""
_IN_ORDER = " ORDER BY joined, player"
_OF_TEAM = " AND team = :team"
_MADE_ALONE = """(
    SELECT code FROM evenings WHERE maker = :player AND NOT EXISTS (
        SELECT 1 FROM evening_people
        WHERE evening_people.evening = evenings.code AND player <> :player
    )
)"""


class Evenings(Database):
    """Evenings and their teams. What an evening says (`body`) is opaque here: it holds its seeds."""

    async def add_evening(self, evening: Evening) -> bool:
        """False if the code is already in use."""
        sql = """
            INSERT INTO evenings (code, maker, created, opens, closes, body, club)
            VALUES (:code, :maker, :created, :opens, :closes, :body, :club)
            ON CONFLICT (code) DO NOTHING RETURNING code
            """
        values: dict[str, object] = {
            "code": evening.code,
            "maker": evening.maker,
            "created": evening.created,
            "opens": evening.opens,
            "closes": evening.closes,
            "body": evening.body,
            "club": evening.club,
        }

        def steps() -> Steps[bool]:
            rows = yield sql, values
            return bool(rows)

        return await self._transact(steps())

    async def evening(self, code: str) -> Evening | None:
        rows = await self._read("SELECT * FROM evenings WHERE code = :code", code=code)
        return _evening(rows[0]) if rows else None

    async def evenings_of(self, player: str, limit: int) -> list[Evening]:
        """The evenings that a player made or has a seat at, the one that closes last first."""
        rows = await self._read(
            """
            SELECT * FROM evenings WHERE maker = :player OR code IN (
                SELECT evening FROM evening_people WHERE player = :player
            )
            ORDER BY closes DESC, code LIMIT :limit
            """,
            player=player,
            limit=limit,
        )
        return [_evening(row) for row in rows]

    async def evenings_of_club(self, club: str, limit: int) -> list[Evening]:
        """The evenings of a club, the one that closes last first."""
        rows = await self._read(
            "SELECT * FROM evenings WHERE club = :club ORDER BY closes DESC, code LIMIT :limit",
            club=club,
            limit=limit,
        )
        return [_evening(row) for row in rows]

    async def evenings_before(self, closed: int, limit: int) -> list[Evening]:
        """The evenings that were over before this time, the oldest first; for operators all."""
        rows = await self._read(
            "SELECT * FROM evenings WHERE closes < :closed ORDER BY closes, code LIMIT :limit",
            closed=closed,
            limit=limit,
        )
        return [_evening(row) for row in rows]

    async def close_evening(self, code: str, now: int) -> None:
        """End an evening now; one that is over stays as it is."""
        sql = "UPDATE evenings SET closes = :now WHERE code = :code AND closes > :now"
        await self._write((sql, {"code": code, "now": now}))

    async def remove_evening(self, code: str) -> None:
        """Remove an evening and its teams; its tables stay."""
        await self._write(*_removing(code))

    # --- teams -----------------------------------------------------------------------------------

    async def add_team(self, evening: str, code: str, name: str, *, most: int) -> int | None:
        """Add a team and return its number; None if there are `most` already."""

        def steps() -> Steps[int | None]:
            yield _LOCK_EVENING, {"evening": evening}
            rows = yield (
                "SELECT max(team) AS last, count(*) AS n FROM evening_teams WHERE evening = :evening",
                {"evening": evening},
            )
            if rows[0]["n"] >= most:
                return None
            team: int = (rows[0]["last"] or 0) + 1
            yield (
                """
                INSERT INTO evening_teams (evening, team, code, name)
                VALUES (:evening, :team, :code, :name)
                """,
                {"evening": evening, "team": team, "code": code, "name": name},
            )
            return team

        return await self._transact(steps())

    async def teams(self, evening: str) -> list[EveningTeam]:
        sql = "SELECT team, code, name FROM evening_teams WHERE evening = :evening ORDER BY team"
        return [EveningTeam(*row) for row in await self._read(sql, evening=evening)]

    async def team_players(self, evening: str) -> list[TeamPlayer]:
        """Who sits in which team, in the order in which they came."""
        rows = await self._read(_TEAM_PLAYERS + _IN_ORDER, evening=evening)
        return [TeamPlayer(*row) for row in rows]

    async def join_team(self, evening: str, team: int, player: str, now: int, *, most: int) -> bool:
        """Sit down in a team; False if it has `most` people, or the player is in another one of this evening."""
        who: dict[str, object] = {"evening": evening, "team": team, "player": player}

        def steps() -> Steps[bool]:
            yield _LOCK_EVENING, {"evening": evening}
            rows = yield (
                """
                SELECT (SELECT count(*) FROM evening_people WHERE evening = :evening AND team = :team) AS n,
                    (SELECT max(team) FROM evening_people WHERE evening = :evening AND player = :player) AS own
                """,
                who,
            )
            if rows[0]["own"] is not None:
                return bool(rows[0]["own"] == team)
            if rows[0]["n"] >= most:
                return False
            yield (
                """
                INSERT INTO evening_people (evening, player, team, joined)
                VALUES (:evening, :player, :team, :now)
                """,
                {**who, "now": now},
            )
            return True

        return await self._transact(steps())

    async def leave_team(self, evening: str, player: str) -> bool:
        """Leave a team; False if it has begun a deal: in another team the player would play it again."""
        who: dict[str, object] = {"evening": evening, "player": player}

        def steps() -> Steps[bool]:
            yield _LOCK_EVENING, {"evening": evening}
            begun = yield (
                """
                SELECT 1 FROM evening_tables WHERE evening = :evening AND team IN (
                    SELECT team FROM evening_people WHERE evening = :evening AND player = :player
                )
                """,
                who,
            )
            if begun:
                return False
            yield (
                "DELETE FROM evening_people WHERE evening = :evening AND player = :player",
                who,
            )
            return True

        return await self._transact(steps())

    # --- tables ----------------------------------------------------------------------------------

    async def begin_deal(
        self,
        evening: str,
        team: int,
        deal: int,
        code: str,
        check: Callable[[Sequence[TeamPlayer]], None],
    ) -> tuple[str, list[TeamPlayer]]:
        """The code of the only table at which this team plays this deal, and who sits there.

        `code` is used if the deal has none yet. What `check` raises is raised here, and nothing is written.
        """
        which: dict[str, object] = {"evening": evening, "team": team, "deal": deal}

        def steps() -> Steps[tuple[str, list[TeamPlayer]]]:
            yield _LOCK_EVENING, {"evening": evening}
            rows = yield (
                _TEAM_PLAYERS + _OF_TEAM + _IN_ORDER,
                {"evening": evening, "team": team},
            )
            people = [TeamPlayer(*row) for row in rows]
            found = yield (
                """
                SELECT table_code FROM evening_tables
                WHERE evening = :evening AND team = :team AND deal = :deal
                """,
                which,
            )
            if found:
                return found[0]["table_code"], people
            check(people)
            yield (
                """
                INSERT INTO evening_tables (evening, team, deal, table_code)
                VALUES (:evening, :team, :deal, :code)
                """,
                {**which, "code": code},
            )
            return code, people

        return await self._transact(steps())

    async def evening_tables(self, evening: str) -> list[EveningTable]:
        sql = "SELECT team, deal, table_code FROM evening_tables WHERE evening = :evening"
        rows = await self._read(f"{sql} ORDER BY team, deal", evening=evening)
        return [EveningTable(*row) for row in rows]


def without_player(player: str) -> list[Statement]:
    """Take a player out of all evenings. What nobody else has a part in is removed."""
    of: dict[str, object] = {"player": player}
    return [
        (
            """
            DELETE FROM evening_teams WHERE EXISTS (
                SELECT 1 FROM evening_people AS own WHERE own.player = :player
                AND own.evening = evening_teams.evening AND own.team = evening_teams.team
            ) AND NOT EXISTS (
                SELECT 1 FROM evening_people AS other WHERE other.player <> :player
                AND other.evening = evening_teams.evening AND other.team = evening_teams.team
            )
            """,
            of,
        ),
        (
            "DELETE FROM evening_teams WHERE evening IN (:alone)".replace("(:alone)", _MADE_ALONE),
            of,
        ),
        (
            "DELETE FROM evening_tables WHERE evening IN (:alone)".replace("(:alone)", _MADE_ALONE),
            of,
        ),
        ("DELETE FROM evenings WHERE code IN (:alone)".replace("(:alone)", _MADE_ALONE), of),
        ("DELETE FROM evening_people WHERE player = :player", of),
        ("UPDATE evenings SET maker = '' WHERE maker = :player", of),
    ]


def _removing(code: str) -> list[Statement]:
    which: dict[str, object] = {"code": code}
    return [
        ("DELETE FROM evening_people WHERE evening = :code", which),
        ("DELETE FROM evening_teams WHERE evening = :code", which),
        ("DELETE FROM evening_tables WHERE evening = :code", which),
        ("DELETE FROM evenings WHERE code = :code", which),
    ]


def _evening(row: Mapping[str, Any]) -> Evening:
    return Evening(
        code=row["code"],
        maker=row["maker"],
        created=row["created"],
        opens=row["opens"],
        closes=row["closes"],
        body=bytes(row["body"]),
        club=row["club"],
    )
