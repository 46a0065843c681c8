"""The tables of the database; a test compares them with migrations/.

    players     id and name of each player
    devices     hash of a device's secret → its player, when it was added, on which day it was last used
    transfers   hashes of the codes that add a device to a player, at most one per player
    log         every entry of every table
    summaries   the summary of each table, for lists
    table_players  which player has ever been seated at which table
    orders      what the operator wants of all servers
    removals    tables, players and devices that were removed lately; servers forget what they have of them
    reports     names and words that players brought to the operator's notice
    servers     the servers that run, and when each was last seen

Times are Unix milliseconds. The log has no foreign keys: it grows by thousands of entries per second,
and a check against another table would cost too much. The compare-and-swap on `seq` (database.py) keeps a
command from being logged twice; in PostgreSQL, where several servers write, an index checks it as well.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()
#: Key in `info`: the only kind of database that has this object.
ONLY_IN = "only in"

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("secret_hash", LargeBinary, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    #: The beginning of a day.
    Column("used", BigInteger, nullable=False, server_default="0"),
    Index("devices_player", "player"),
)

transfers = Table(
    "transfers",
    metadata,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("code_hash", LargeBinary, nullable=False),
    Column("expires", BigInteger, nullable=False),
    UniqueConstraint("code_hash", name="transfers_code"),
)

summaries = Table(
    "summaries",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("phase", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    #: A seed that a player chose; such deals can be played by many.
    Column("deal", Text),
    #: The royals defeated in a finished game with such a seed.
    Column("defeated", Integer),
)

#: Most tables have a secret seed, and cost this index nothing.
HAS_DEAL = text("deal IS NOT NULL")
Index(
    "summaries_deal_created",
    summaries.c.deal,
    summaries.c.created,
    sqlite_where=HAS_DEAL,
    postgresql_where=HAS_DEAL,
)

#: Which tables the lobby lists. The index is partial, so finished games cost nothing. The query must
#: use the same text, or SQLite does not use the index.
LISTED = text("public AND phase <> 'over'")
Index("summaries_listed", summaries.c.updated, sqlite_where=LISTED, postgresql_where=LISTED)

table_players = Table(
    "table_players",
    metadata,
    Column("table_code", Text, ForeignKey("summaries.table_code"), primary_key=True),
    Column("player", Text, primary_key=True),
    Index("table_players_player", "player"),
)

log = Table(
    "log",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("command", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    # Not in SQLite: there it took half of the cost of an append, and only one thread writes.
    UniqueConstraint("table_code", "command", name="log_command", info={ONLY_IN: "postgresql"}),
)

orders = Table(
    "orders",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

removals = Table(
    "removals",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

#: A player reports the same thing once; `seq` is the entry with the words, 0 for a name.
reports = Table(
    "reports",
    metadata,
    Column("reporter", Text, primary_key=True),
    Column("table_code", Text, primary_key=True),
    Column("reported", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("version", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
