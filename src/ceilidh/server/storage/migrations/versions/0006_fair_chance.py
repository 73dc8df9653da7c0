"""What the chance of a table follows from: a value of the server and the words of its seats."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("chance", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("word", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "word")
    op.drop_column("tables", "chance")
