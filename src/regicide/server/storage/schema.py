"""The tables of the database. Must agree with migrations/: a test compares them.

    players     who plays
    devices     a device's secret (its hash) → its player
    transfers   codes (their hashes) that add a device to a player, one for each player at most
    notices     what lists show of each table
    sittings    who was ever seated at which table
    log         every command of every table

Times are Unix milliseconds. The log names tables and people by text alone: what is appended
thousands of times a second is not checked against another table. That a command is in a log once follows
from its numbers (store.py); PostgreSQL, under several servers, looks at it besides.
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
#: What is in one kind of database alone says so in its `info`.
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
)

transfers = Table(
    "transfers",
    metadata,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("code_hash", LargeBinary, nullable=False),
    Column("expires", BigInteger, nullable=False),
    UniqueConstraint("code_hash", name="transfers_code"),
)

notices = Table(
    "notices",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("phase", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

#: What the lobby lists; its index holds nothing else, so that games long over cost nothing. The
#: lobby asks in just these words, else SQLite does not see that the index will do.
LISTED = text("public AND phase <> 'over'")
Index("notices_listed", notices.c.updated, sqlite_where=LISTED, postgresql_where=LISTED)

sittings = Table(
    "sittings",
    metadata,
    Column("table_code", Text, ForeignKey("notices.table_code"), primary_key=True),
    Column("player", Text, primary_key=True),
    Index("sittings_player", "player"),
)

log = Table(
    "log",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("command", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    # Not in SQLite: there it took half of what an append costs, and one thread writes it all.
    UniqueConstraint("table_code", "command", name="log_command", info={ONLY_IN: "postgresql"}),
)
