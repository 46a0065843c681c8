"""SQLite's log without its second index, which took half of what an append costs.

It kept a command from being in a log twice. Whoever appends has read every line before theirs and so
knows that it is not; the number of a line, which is unique still, keeps two of them apart. PostgreSQL
keeps the index: several servers write there.
"""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        # SQLite cannot take a constraint away: the log is copied, once.
        with op.batch_alter_table("log") as log:
            log.drop_constraint("log_command", type_="unique")
