"""Tables turn by turn: when a bot must move there; and when the public list last changed with a table.

Until now `updated` said both when a table changed and its place in the public list.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("summaries", sa.Column("listed", sa.BigInteger))
    op.add_column(
        "summaries",
        sa.Column("turn_by_turn", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.add_column("summaries", sa.Column("due", sa.BigInteger))
    op.execute("UPDATE summaries SET listed = updated")
    op.drop_index("summaries_listed", "summaries")
    _add_index("summaries_listed", "listed", "public AND phase <> 'over'")
    _add_index("summaries_due", "due", "due IS NOT NULL")


def _add_index(name: str, column: str, condition: str) -> None:
    where = sa.text(condition)
    op.create_index(name, "summaries", [column], sqlite_where=where, postgresql_where=where)
