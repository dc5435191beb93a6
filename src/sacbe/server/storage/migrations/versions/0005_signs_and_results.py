"""the signs of users, and the results of games.

The results of games that are over already are computed when somebody asks for them (tables/past_games.py).
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step forward."""
    op.add_column("users", sa.Column("sign", sa.String(length=16), nullable=True))
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("points", sa.Float(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )


def downgrade() -> None:
    """One step back."""
    op.drop_table("results")
    op.drop_column("users", "sign")
