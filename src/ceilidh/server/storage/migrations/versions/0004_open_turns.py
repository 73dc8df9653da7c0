"""A turn stays open until its owner ends it; games for study; people have preferences."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("held", sa.Integer, nullable=True))
    op.add_column(
        "tables", sa.Column("study", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("users", sa.Column("preferences", sa.JSON, nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("users", "preferences")
    op.drop_column("tables", "study")
    op.drop_column("tables", "held")
