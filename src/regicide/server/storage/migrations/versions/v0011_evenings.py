"""Evenings: the same sealed deals for every team."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "evenings",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("maker", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("opens", sa.BigInteger, nullable=False),
        sa.Column("closes", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("evenings_maker", "evenings", ["maker"])
    op.create_index("evenings_closes", "evenings", ["closes"])
    op.create_table(
        "evening_teams",
        sa.Column("evening", sa.Text, primary_key=True),
        sa.Column("team", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_table(
        "evening_people",
        sa.Column("evening", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )
    op.create_index("evening_people_player", "evening_people", ["player"])
    op.create_table(
        "evening_tables",
        sa.Column("evening", sa.Text, primary_key=True),
        sa.Column("team", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_code", sa.Text, nullable=False),
    )
    op.create_index("evening_tables_code", "evening_tables", ["table_code"])
