"""Deadlines of tables, so that a timeout is noticed even if the table is not loaded."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add a deadline to each table."""
    op.add_column("tables", sa.Column("deadline", sa.Double, nullable=True))
    op.create_index("by_deadline", "tables", ["deadline"])
