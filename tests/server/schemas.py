"""The schema of a database at any version, and what a database holds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, inspect, select

from sacbe.server.storage import database


async def bring_to(file: Path, revision: str) -> None:
    """Bring the schema of an SQLite database to a revision, up or down."""
    await bring_url_to(f"sqlite:///{file}", revision)


async def bring_url_to(url: str, revision: str) -> None:
    """Bring the schema of a database to a revision; in SQLite each statement is stored by itself."""
    engine = database.connect(url)

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


Contents = tuple[dict[str, Any], dict[str, list[dict[str, Any]]]]
"""Of each table of a database: its columns, keys and indexes; and its rows."""


async def contents(url: str) -> Contents:
    """Everything that a database holds."""
    engine = database.connect(url)

    def read(connection: Connection) -> Contents:
        known, found = inspect(connection), MetaData()
        found.reflect(connection)
        schema = {
            table.name: (
                [(column.name, str(column.type), column.nullable) for column in table.columns],
                sorted(table.primary_key.columns.keys()),
                sorted(
                    (*key["constrained_columns"], key["referred_table"], str(key["options"]))
                    for key in known.get_foreign_keys(table.name)
                ),
                sorted(
                    (str(index["name"]), *index["column_names"]) for index in known.get_indexes(table.name)
                ),
            )
            for table in found.sorted_tables
        }
        rows = {
            table.name: sorted((dict(row) for row in connection.execute(select(table)).mappings()), key=repr)
            for table in found.sorted_tables
        }
        return schema, rows

    try:
        async with engine.connect() as connection:
            return await connection.run_sync(read)
    finally:
        await engine.dispose()
