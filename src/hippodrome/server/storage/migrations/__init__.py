"""Database schema and migrations: one revision per file in `versions/`, applied in order, never changed once released."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from hippodrome.core.errors import BadInput

HEAD = "0006"
"""The latest step."""
REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006")


def current_revision(connection: Connection) -> str:
    """The step that a database stands at; empty for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("select version_num from alembic_version")).scalar() or "")


def upgrade_schema(connection: Connection, target: str = HEAD) -> None:
    """Bring a database to a step. Nothing is imported, and nothing done, if it stands there."""
    now = current_revision(connection)
    if now == target:
        return
    if connection.dialect.name == "sqlite":  # which of itself keeps each new table at once: cut short, it could not begin again
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
