"""Job queue for remote workers: waiting jobs, and the order of clients and tables."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create `thoughts` (one row per job), `thinking_turns` (the order of clients and their tables) and `thinking_key`.

    The key is for the digests under which clients and tables are stored.
    """
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("release", sa.Integer, nullable=False),
        sa.Column("asker", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("wanted", sa.BigInteger, nullable=False),
        sa.Column("given", sa.Text, nullable=False),
        sa.Column("thinker", sa.Integer, nullable=True),
        sa.Column("until", sa.Double, nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Double, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("found", sa.Text, nullable=True),
    )
    op.create_table(
        "thinking_turns",
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(32), primary_key=True),
        sa.Column("about", sa.String(32), primary_key=True),
        sa.Column("turn", sa.BigInteger, nullable=False),
    )
    keys = op.create_table("thinking_key", sa.Column("key", sa.String(64), primary_key=True))
    op.bulk_insert(keys, [{"key": secrets.token_hex(32)}])
    if op.get_bind().dialect.name == "postgresql":
        op.execute("create sequence thinking_count")
