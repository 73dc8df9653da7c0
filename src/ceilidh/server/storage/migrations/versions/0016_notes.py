"""Comments, marks and variations of uploaded records."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("notes", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "notes")
