"""Names of devices, messages to devices whose page is closed, and which of them were announced."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("devices", sa.Column("name", sa.Text, nullable=False, server_default=""))
    # Whatever removes a device ends its messages: no statement can forget to.
    op.create_table(
        "subscriptions",
        sa.Column(
            "secret_hash",
            sa.LargeBinary,
            sa.ForeignKey("devices.secret_hash", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("endpoint_hash", sa.LargeBinary, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("endpoint_hash", name="subscriptions_endpoint"),
    )
    op.create_index("subscriptions_player", "subscriptions", ["player"])
    op.create_table(
        "pushes",
        sa.Column(
            "secret_hash",
            sa.LargeBinary,
            sa.ForeignKey("subscriptions.secret_hash", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("table_code", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("pushes_table", "pushes", ["table_code"])
    waiting = sa.text("due IS NOT NULL")
    op.create_index("pushes_due", "pushes", ["due"], sqlite_where=waiting, postgresql_where=waiting)
