"""how far a user has come in the lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step forward."""
    op.add_column("users", sa.Column("progress", sa.JSON(), nullable=True))


def downgrade() -> None:
    """One step back."""
    op.drop_column("users", "progress")
