"""Alembic environment: runs the migrations on the connection that `upgrade_schema` passes."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
