"""Database schema and migrations: one revision per file in `versions/`, applied in order, never changed once released."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from hippodrome.core.errors import BadInput

HEAD = "0006"
"""Latest revision."""
REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006")


def current_revision(connection: Connection) -> str:
    """Return the revision of a database; empty for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("select version_num from alembic_version")).scalar() or "")


def upgrade_schema(connection: Connection, target: str = HEAD) -> None:
    """Upgrade a database to a revision; without importing Alembic if it has that revision."""
    now = current_revision(connection)
    if now == target:
        return
    if connection.dialect.name == "sqlite":  # it commits each new table separately: an interrupted upgrade could not restart
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        now = current_revision(connection)
    if now and now not in REVISIONS:
        raise BadInput("newer_schema", schema=str(now))
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, target)
