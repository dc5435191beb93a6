"""turns and invitations."""

from __future__ import annotations

import secrets
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step forward."""
    _add("tables", sa.Column("invite", sa.String(length=24), nullable=True))
    _add("tables", sa.Column("rematch", sa.String(length=24), nullable=True))
    _add("seats", sa.Column("asked_since", sa.Float(), nullable=True))
    _add("seats", sa.Column("has_forfeited", sa.Boolean(), nullable=False, server_default=sa.false()))
    _invite_to_all_tables()


def _add(table: str, column: sa.Column[Any]) -> None:
    """Add a column, unless a step that was killed has added it already."""
    if all(known["name"] != column.name for known in sa.inspect(op.get_bind()).get_columns(table)):
        op.add_column(table, column)


def _invite_to_all_tables() -> None:
    """Give the tables that are there an invitation, too."""
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("invite", sa.String))
    for table_id in op.get_bind().scalars(sa.select(tables.c.id).where(tables.c.invite.is_(None))).all():
        op.execute(tables.update().where(tables.c.id == table_id).values(invite=secrets.token_hex(8)))


def downgrade() -> None:
    """One step back; columns are dropped in place, because a table made again would take its rows with it."""
    op.drop_column("seats", "has_forfeited")
    op.drop_column("seats", "asked_since")
    op.drop_column("tables", "rematch")
    op.drop_column("tables", "invite")
