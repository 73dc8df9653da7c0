"""Boxes of owners: what somebody has entered of the components, and packs shared by a link."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("user_id", sa.Integer, sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("content", sa.Text, nullable=False, server_default=""),
        sa.Column("undo", sa.JSON, nullable=False, server_default="[]"),
        sa.Column("chosen", sa.String(60), nullable=False, server_default=""),
        sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
        sa.Column("updated", sa.DateTime, nullable=False),
    )
    op.create_table(
        "shared_packs",
        sa.Column("hash", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("user_id", sa.Integer, sa.ForeignKey("users.id"), nullable=True),
        sa.Column("made", sa.DateTime, nullable=False),
    )
    op.create_index("ix_shared_packs_user_id", "shared_packs", ["user_id"])


def downgrade() -> None:
    op.drop_index("ix_shared_packs_user_id", "shared_packs")
    op.drop_table("shared_packs")
    op.drop_table("boxes")
