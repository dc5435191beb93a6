"""sign-ins, when tokens were used, and notices."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

OLD_COOKIES = 90 * 24 * 3600
"""How many seconds the cookies of the people who are there stay good (decision 15)."""


def upgrade() -> None:
    """One step forward."""
    op.create_table(
        "sign_ins",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=24), nullable=False),
        sa.Column("agent", sa.String(length=120), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_index("ix_sign_ins_user_id", "sign_ins", ["user_id"])
    op.create_index("ix_sign_ins_used", "sign_ins", ["used"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=80), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.add_column("tokens", sa.Column("used", sa.Float(), nullable=True))
    op.add_column("users", sa.Column("old_cookie_until", sa.Float(), nullable=True))
    users = sa.table("users", sa.column("old_cookie_until", sa.Float))
    op.execute(users.update().values(old_cookie_until=time.time() + OLD_COOKIES))


def downgrade() -> None:
    """One step back."""
    op.drop_column("users", "old_cookie_until")
    op.drop_column("tokens", "used")
    op.drop_table("notices")
    op.drop_table("sign_ins")
