"""Bounded use of the disk: when tables were last opened, and their editions stored once; CPU time of remote jobs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns. Tables that are there already count as opened when they last changed; those with an edition of their own
    keep its text in their row."""
    op.add_column("tables", sa.Column("opened", sa.Double, nullable=False, server_default="0"))
    op.execute("update tables set opened = changed")
    op.add_column("tables", sa.Column("edition", sa.String(16), nullable=True))
    op.create_index("by_opened", "tables", ["opened"])
    op.create_index("by_edition", "tables", ["edition"])
    op.add_column("thoughts", sa.Column("used", sa.Double, nullable=False, server_default="0"))
