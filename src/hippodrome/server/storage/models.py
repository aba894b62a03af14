"""SQLAlchemy models of the database's tables."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()


tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("game", String(32), nullable=False),
    Column("state", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("start", Text, nullable=False),
    Column("card", Text, nullable=False),
    Column("deadline", Double),
    Column("opened", Double, nullable=False, server_default="0"),
    Column("edition", String(16)),
)


editions = Table(
    "editions",
    metadata,
    Column("sum", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
)


events = Table(
    "events",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
)


server_values = Table(
    "house",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)


table_owners = Table(
    "homes",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(32), nullable=False),
)


processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("door", String(80), nullable=False),
    Column("until", Double, nullable=False),
)


jobs = Table(  # used in plain SQL by server/workers/queue.py
    "thoughts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("release", Integer, nullable=False),
    Column("asker", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("address", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("wanted", BigInteger, nullable=False),
    Column("given", Text, nullable=False),
    Column("thinker", Integer),
    Column("until", Double),
    Column("tries", Integer, nullable=False),
    Column("done", Double, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("found", Text),
    Column("used", Double, nullable=False, server_default="0"),
)


job_turns = Table(
    "thinking_turns",
    metadata,
    Column("kind", String(16), primary_key=True),
    Column("address", String(32), primary_key=True),
    Column("about", String(32), primary_key=True),
    Column("turn", BigInteger, nullable=False),
)


job_key = Table("thinking_key", metadata, Column("key", String(64), primary_key=True))
