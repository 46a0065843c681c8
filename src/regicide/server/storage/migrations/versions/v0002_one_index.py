"""Drops the second index of the log in SQLite; it took half of the cost of an append.

The index kept a command from being in a log twice. It is not needed: a server reads every earlier entry
before it appends, so it knows whether the command is in the log, and the entry's number stays unique.
PostgreSQL keeps the index because several servers write there.
"""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        # SQLite cannot drop a constraint, so Alembic copies the log once.
        with op.batch_alter_table("log") as log:
            log.drop_constraint("log_command", type_="unique")
