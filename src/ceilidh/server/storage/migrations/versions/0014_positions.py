"""The position of a table, so that a game goes on when new rules cannot repeat its moves.

And the course of its scores, so that a finished game is opened without counting them again.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("upgrades", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("course", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("tables", "course")
    op.drop_column("tables", "upgrades")
    op.drop_column("tables", "position")
