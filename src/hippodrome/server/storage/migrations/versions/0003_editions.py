"""User-uploaded editions, and cached comparisons of two editions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create `editions` and `comparisons`, with one row per edition and per comparison."""
    op.create_table(
        "editions",
        sa.Column("sum", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_index("editions_by_use", "editions", ["used"])
    op.create_table(
        "comparisons",
        sa.Column("sum", sa.String(16), primary_key=True),
        sa.Column("found", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_index("comparisons_by_use", "comparisons", ["used"])
