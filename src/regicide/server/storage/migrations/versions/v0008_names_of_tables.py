"""Names that say what is in a table: `summaries` and `table_players`, which were `notices` and `sittings`."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.rename_table("notices", "summaries")
    op.rename_table("sittings", "table_players")
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER INDEX notices_deal_created RENAME TO summaries_deal_created")
        op.execute("ALTER INDEX notices_listed RENAME TO summaries_listed")
        op.execute("ALTER INDEX sittings_player RENAME TO table_players_player")
    else:
        _make_indexes_again()


def _make_indexes_again() -> None:
    """SQLite cannot rename an index."""
    for name in ("notices_deal_created", "notices_listed", "sittings_player"):
        op.execute(f"DROP INDEX {name}")
    op.create_index(
        "summaries_deal_created",
        "summaries",
        ["deal", "created"],
        sqlite_where=sa.text("deal IS NOT NULL"),
    )
    listed = sa.text("public AND phase <> 'over'")
    op.create_index("summaries_listed", "summaries", ["updated"], sqlite_where=listed)
    op.create_index("table_players_player", "table_players", ["player"])
