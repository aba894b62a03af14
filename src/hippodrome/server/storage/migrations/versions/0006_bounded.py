"""Bounded disk usage: the time when tables were last opened, and each edition stored once; CPU time of remote jobs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns.

    Existing tables count as opened when they last changed; their custom editions remain in their start records.
    """
    op.add_column("tables", sa.Column("opened", sa.Double, nullable=False, server_default="0"))
    op.execute("update tables set opened = changed")
    op.add_column("tables", sa.Column("edition", sa.String(16), nullable=True))
    op.create_index("by_opened", "tables", ["opened"])
    op.create_index("by_edition", "tables", ["edition"])
    op.add_column("thoughts", sa.Column("used", sa.Double, nullable=False, server_default="0"))
