"""Tables with one deal are read by the time they were made: only those of the deal's own day count."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.drop_index("notices_deal", "notices")
    has_deal = sa.text("deal IS NOT NULL")
    op.create_index(
        "notices_deal_created",
        "notices",
        ["deal", "created"],
        sqlite_where=has_deal,
        postgresql_where=has_deal,
    )
