"""Seats whose time ran out are told from those that resigned."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", column)


def downgrade() -> None:
    op.drop_column("seats", "late")
