"""The tables of the first version: players, devices, transfers, summaries (`notices`), seats, logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _people()
    _notices()
    op.create_table(
        "log",
        sa.Column("table_code", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_code", "command", name="log_command"),
    )


def _people() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("secret_hash", sa.LargeBinary, primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "transfers",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("code_hash", sa.LargeBinary, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("code_hash", name="transfers_code"),
    )


def _notices() -> None:
    op.create_table(
        "notices",
        sa.Column("table_code", sa.Text, primary_key=True),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    listed = sa.text("public AND phase <> 'over'")
    op.create_index(
        "notices_listed", "notices", ["updated"], sqlite_where=listed, postgresql_where=listed
    )
    op.create_table(
        "sittings",
        sa.Column("table_code", sa.Text, sa.ForeignKey("notices.table_code"), primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
    )
    op.create_index("sittings_player", "sittings", ["player"])
