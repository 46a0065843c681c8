"""All SQL except the appends, written once and compiled for each database.

SQLAlchemy only compiles these queries; sqlite3 and asyncpg run the text.
"""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import (
    BigInteger,
    BindParameter,
    Dialect,
    Integer,
    Text,
    and_,
    bindparam,
    func,
    select,
    update,
)
from sqlalchemy.sql.elements import DQLDMLClauseElement

from regicide.server.storage.schema import (
    LISTED,
    log,
    notices,
    players,
    sittings,
)
from regicide.server.storage.store import Player, StoredEntry, StoredPhase, TableSummary

#: Names per query: a query's text has a fixed number of placeholders.
BATCH_SIZE = 50
#: Later than any time that is stored.
END_OF_TIME = 2**62
#: Tables of one person that `begun_with_deal` reads. More than one, because the person may have left the first before
#: its game began.
TRIES_OF_ONE = 5


class Query:
    """SQL text, and the order of its arguments."""

    def __init__(self, sql: DQLDMLClauseElement, dialect: Dialect) -> None:
        compiled = sql.compile(dialect=dialect, compile_kwargs={"render_postcompile": True})
        self.text = str(compiled)
        self._names = tuple(compiled.positiontup or ())
        self._fixed = {name: value for name, value in compiled.params.items() if value is not None}

    def arguments(self, **arguments: object) -> tuple[object, ...]:
        values = self._fixed | arguments
        return tuple(values[name] for name in self._names)


#: A query and its arguments.
Statement: TypeAlias = tuple[Query, dict[str, object]]
Result = TypeVar("Result")
#: The statements of one transaction: each yield gets its rows.
Steps: TypeAlias = Generator[Statement, list[Any], Result]


def run_all(statements: Iterable[Statement]) -> Steps[None]:
    """The steps of a transaction whose statements need no rows."""
    for each in statements:
        _rows = yield each


class Queries:
    """Every query, compiled for one database."""

    def __init__(self, dialect: Dialect) -> None:
        def compiled_query(sql: DQLDMLClauseElement) -> Query:
            return Query(sql, dialect)

        self.entries = compiled_query(_ENTRIES)
        self.last_seq = compiled_query(_LAST_SEQ)
        self.summary = compiled_query(
            SUMMARIES.where(notices.c.table_code == _parameter("table", Text))
        )
        self.public_summaries = compiled_query(_PUBLIC_SUMMARIES)
        self.summaries_of = compiled_query(_SUMMARIES_OF)
        self.tables_of = compiled_query(_TABLES_OF)
        self.begun_with_deal = compiled_query(_BEGUN_WITH_DEAL)
        self.begun_with_deal_of = compiled_query(_BEGUN_WITH_DEAL_OF)
        self.players = compiled_query(
            select(players.c.id, players.c.name).where(_is_one_of(players.c.id))
        )
        self.rename = compiled_query(_RENAME)


def batches(names: Sequence[str]) -> Iterator[dict[str, str | None]]:
    """Arguments for `_is_one_of`, batch by batch. Unused placeholders are NULL, which matches no row."""
    for start in range(0, len(names), BATCH_SIZE):
        batch: list[str | None] = [*names[start : start + BATCH_SIZE]]
        batch += [None] * (BATCH_SIZE - len(batch))
        yield {f"name{place}": name for place, name in enumerate(batch)}


def entry_of(row: Mapping[str, Any]) -> StoredEntry:
    return StoredEntry(seq=row["seq"], command=row["command"], at=row["at"], body=row["body"])


def player_of(row: Mapping[str, Any]) -> Player:
    return Player(id=row["id"], name=row["name"])


def summary_of(row: Mapping[str, Any]) -> TableSummary:
    return TableSummary(
        table=row["table_code"],
        phase=StoredPhase(row["phase"]),
        public=bool(row["public"]),
        created=row["created"],
        updated=row["updated"],
        body=row["body"],
        player_ids=tuple(sorted((row["player_ids"] or "").split())),
        deal=row["deal"],
        defeated=row["defeated"],
    )


# --- the queries ---------------------------------------------------------------------------------


def _parameter(name: str, kind: Any) -> BindParameter[Any]:
    return bindparam(name, type_=kind, required=False)


def _is_one_of(column: Any) -> Any:
    return column.in_([_parameter(f"name{place}", Text) for place in range(BATCH_SIZE)])


_ENTRIES = (
    select(log.c.seq, log.c.command, log.c.at, log.c.body)
    .where(log.c.table_code == _parameter("table", Text))
    .where(log.c.seq > _parameter("after", Integer))
    .order_by(log.c.seq)
)

_LAST_SEQ = (
    select(log.c.table_code, func.max(log.c.seq).label("seq"))
    .where(_is_one_of(log.c.table_code))
    .group_by(log.c.table_code)
)

_PLAYERS = (
    select(func.aggregate_strings(sittings.c.player, " "))
    .where(sittings.c.table_code == notices.c.table_code)
    .scalar_subquery()
    .label("player_ids")
)

SUMMARIES = select(notices, _PLAYERS)
_NEWEST_SUMMARIES = SUMMARIES.order_by(notices.c.updated.desc(), notices.c.table_code).limit(
    _parameter("limit", Integer)
)

_PUBLIC_SUMMARIES = _NEWEST_SUMMARIES.where(LISTED)

_player_seats = sittings.alias("player_seats")
_SUMMARIES_OF = (
    _NEWEST_SUMMARIES.join(_player_seats, _player_seats.c.table_code == notices.c.table_code)
    .where(_player_seats.c.player == _parameter("player", Text))
    .where(notices.c.updated < _parameter("before", BigInteger))
)

_TABLES_OF = (
    SUMMARIES.join(_player_seats, _player_seats.c.table_code == notices.c.table_code)
    .where(_player_seats.c.player == _parameter("player", Text))
    .where(notices.c.table_code > _parameter("after", Text))
    .order_by(notices.c.table_code)
    .limit(_parameter("limit", Integer))
)

_IS_BEGUN_WITH_DEAL = and_(
    notices.c.deal == _parameter("deal", Text),
    notices.c.created >= _parameter("since", BigInteger),
    notices.c.created < _parameter("until", BigInteger),
    notices.c.phase != StoredPhase.GATHERING.value,
)
_OLDEST_SUMMARIES = SUMMARIES.order_by(notices.c.created, notices.c.table_code).limit(
    _parameter("limit", Integer)
)
#: The oldest tables of each person, counted from 1: a person who makes many does not use up the limit of all.
_by_person = (
    select(
        sittings.c.table_code,
        func.row_number()
        .over(
            partition_by=sittings.c.player,
            order_by=(notices.c.created, notices.c.table_code),
        )
        .label("place"),
    )
    .join(notices, notices.c.table_code == sittings.c.table_code)
    .where(_IS_BEGUN_WITH_DEAL)
    .subquery()
)
_BEGUN_WITH_DEAL = _OLDEST_SUMMARIES.where(
    notices.c.table_code.in_(
        select(_by_person.c.table_code).where(_by_person.c.place <= TRIES_OF_ONE)
    )
)

_BEGUN_WITH_DEAL_OF = (
    _OLDEST_SUMMARIES.join(_player_seats, _player_seats.c.table_code == notices.c.table_code)
    .where(_IS_BEGUN_WITH_DEAL)
    .where(_player_seats.c.player == _parameter("player", Text))
)

_RENAME = (
    update(players)
    .where(players.c.id == _parameter("player", Text))
    .values(name=_parameter("new_name", Text))
)
