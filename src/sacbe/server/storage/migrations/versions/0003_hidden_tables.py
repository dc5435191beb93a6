"""hidden tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step forward."""
    op.create_table(
        "hidden",
        sa.Column("user_id", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "table_id"),
        if_not_exists=True,
    )
    op.create_index("ix_hidden_table_id", "hidden", ["table_id"], if_not_exists=True)


def downgrade() -> None:
    """One step back."""
    op.drop_table("hidden")
