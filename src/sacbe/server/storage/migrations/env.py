"""How Alembic reaches the database: through the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from sacbe.server.storage.models import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
