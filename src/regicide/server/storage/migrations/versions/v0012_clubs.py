"""Clubs: people who see each other's evenings."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("founder", sa.Text, nullable=False),
        sa.Column("link_hash", sa.LargeBinary, nullable=True),
        sa.Column("active", sa.BigInteger, nullable=False),
    )
    op.create_index("clubs_founder", "clubs", ["founder"])
    op.create_index("clubs_active", "clubs", ["active"])
    op.create_table(
        "club_people",
        sa.Column("club", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )
    op.create_index("club_people_player", "club_people", ["player"])
    op.add_column("evenings", sa.Column("club", sa.Text, nullable=True))
    op.create_index("evenings_club", "evenings", ["club"])
