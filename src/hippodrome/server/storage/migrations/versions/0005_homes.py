"""Table ownership: the processes that serve this database, and the process that owns each table."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create `processes`, `homes` (the owner of each table) and `house`, with the secret shared by all processes."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("door", sa.String(80), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "homes",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(32), nullable=False),
    )
    op.create_index("by_process", "homes", ["process"])
    house = op.create_table(
        "house", sa.Column("name", sa.String(32), primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
    op.bulk_insert(house, [{"name": "door", "value": secrets.token_urlsafe(32)}])
