"""The schema of a database at any version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from sacbe.server import database


async def bring_to(file: Path, revision: str) -> None:
    """Bring the schema of a database to a revision, up or down."""
    engine = database.connect(f"sqlite:///{file}")

    def go(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        now = MigrationContext.configure(connection).get_current_revision()
        is_newest = now == ScriptDirectory.from_config(config).get_current_head()
        (command.downgrade if is_newest else command.upgrade)(config, revision)

    async with engine.begin() as connection:
        await connection.run_sync(go)
    await engine.dispose()
