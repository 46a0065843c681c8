"""Seeds that players chose, and how far their games went: results of deals that many play, as the daily one.

Tables that exist already have none: they were made before anyone could compare them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("notices", sa.Column("deal", sa.Text))
    op.add_column("notices", sa.Column("defeated", sa.Integer))
    has_deal = sa.text("deal IS NOT NULL")
    op.create_index(
        "notices_deal", "notices", ["deal"], sqlite_where=has_deal, postgresql_where=has_deal
    )
