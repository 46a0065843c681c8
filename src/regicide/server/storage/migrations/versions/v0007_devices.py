"""The day on which each device was last used; and an index, because a player's devices are listed."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("devices", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
    # Nothing later is known of devices that exist already.
    op.execute("UPDATE devices SET used = created - created % 86400000")
    op.create_index("devices_player", "devices", ["player"])
