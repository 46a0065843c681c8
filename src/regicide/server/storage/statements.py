"""Everything but the appends, written once and compiled to the SQL of each database.

No engine runs these: they are texts for sqlite3 and asyncpg, with the order of their arguments.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    BindParameter,
    Delete,
    Dialect,
    Insert,
    Integer,
    Select,
    Text,
    Update,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

from regicide.server.storage.schema import (
    LISTED,
    devices,
    log,
    notices,
    players,
    sittings,
    transfers,
)
from regicide.server.storage.store import Phase, Player, StoredEntry, TableSummary

#: Lists of names are asked for in portions: a statement's text has so many places for them.
PORTION = 50
#: Later than any moment.
NEVER = 2**62


class Statement:
    """A text, and which argument goes where."""

    def __init__(self, sql: Select[Any] | Insert | Update | Delete, dialect: Dialect) -> None:
        compiled = sql.compile(dialect=dialect, compile_kwargs={"render_postcompile": True})
        self.text = str(compiled)
        self._names = tuple(compiled.positiontup or ())
        self._fixed = {name: value for name, value in compiled.params.items() if value is not None}

    def arguments(self, **given: object) -> tuple[object, ...]:
        known = self._fixed | given
        return tuple(known[name] for name in self._names)


class Statements:
    """All of them in the SQL of one database."""

    def __init__(self, dialect: Dialect) -> None:
        def prepared(sql: Select[Any] | Insert | Update | Delete) -> Statement:
            return Statement(sql, dialect)

        self.lines = prepared(_LINES)
        self.last_seq = prepared(_LAST_SEQ)
        self.notice = prepared(_NOTICES.where(notices.c.table_code == _given("table", Text)))
        self.public_summaries = prepared(_PUBLIC_NOTICES)
        self.notices_of = prepared(_NOTICES_OF)
        self.add_player = prepared(insert(players))
        self.add_device = prepared(insert(devices))
        self.player_with = prepared(_PLAYER_WITH)
        self.players = prepared(select(players.c.id, players.c.name).where(_among(players.c.id)))
        self.rename = prepared(_RENAME)
        self.withdraw_offer = prepared(
            delete(transfers).where(transfers.c.player == _given("player", Text))
        )
        self.offer = prepared(insert(transfers))
        self.take_offer = prepared(_TAKE_OFFER)


def portions(names: Sequence[str]) -> Iterator[dict[str, str | None]]:
    """The arguments of `_among`. NULL equals nothing, so empty places find nothing."""
    for start in range(0, len(names), PORTION):
        some: list[str | None] = [*names[start : start + PORTION]]
        some += [None] * (PORTION - len(some))
        yield {f"name{place}": name for place, name in enumerate(some)}


def line_of(row: Mapping[str, Any]) -> StoredEntry:
    return StoredEntry(seq=row["seq"], command=row["command"], at=row["at"], body=row["body"])


def player_of(row: Mapping[str, Any]) -> Player:
    return Player(id=row["id"], name=row["name"])


def summarize(row: Mapping[str, Any]) -> TableSummary:
    return TableSummary(
        table=row["table_code"],
        phase=Phase(row["phase"]),
        public=bool(row["public"]),
        created=row["created"],
        updated=row["updated"],
        body=row["body"],
        people=tuple(sorted((row["people"] or "").split())),
    )


# --- the statements ------------------------------------------------------------------------------


def _given(name: str, kind: Any) -> BindParameter[Any]:
    return bindparam(name, type_=kind, required=False)


def _among(column: Any) -> Any:
    return column.in_([_given(f"name{place}", Text) for place in range(PORTION)])


_LINES = (
    select(log.c.seq, log.c.command, log.c.at, log.c.body)
    .where(log.c.table_code == _given("table", Text))
    .where(log.c.seq > _given("after", Integer))
    .order_by(log.c.seq)
)

_LAST_SEQ = (
    select(log.c.table_code, func.max(log.c.seq).label("seq"))
    .where(_among(log.c.table_code))
    .group_by(log.c.table_code)
)

_PEOPLE = (
    select(func.aggregate_strings(sittings.c.player, " "))
    .where(sittings.c.table_code == notices.c.table_code)
    .scalar_subquery()
    .label("people")
)

_NOTICES = select(notices, _PEOPLE)
_NEWEST = _NOTICES.order_by(notices.c.updated.desc(), notices.c.table_code).limit(
    _given("limit", Integer)
)

_PUBLIC_NOTICES = _NEWEST.where(LISTED)

_theirs = sittings.alias("theirs")
_NOTICES_OF = (
    _NEWEST.join(_theirs, _theirs.c.table_code == notices.c.table_code)
    .where(_theirs.c.player == _given("player", Text))
    .where(notices.c.updated < _given("before", BigInteger))
)

_PLAYER_WITH = (
    select(players.c.id, players.c.name)
    .join(devices, devices.c.player == players.c.id)
    .where(devices.c.secret_hash == _given("secret_hash", devices.c.secret_hash.type))
)

_RENAME = (
    update(players)
    .where(players.c.id == _given("player", Text))
    .values(name=_given("new_name", Text))
)

#: Deleting is what makes it once only: of two who try, one finds it gone.
_TAKE_OFFER = (
    delete(transfers)
    .where(transfers.c.code_hash == _given("code", transfers.c.code_hash.type))
    .where(transfers.c.expires > _given("now", BigInteger))
    .returning(transfers.c.player)
)
