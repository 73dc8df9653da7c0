"""Games of the day: the secret that they follow from, and everybody's first try."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "server_secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
    op.create_table(
        "daily_games",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("user_id", sa.Integer, sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
    )
    op.create_index("ix_daily_games_user_id", "daily_games", ["user_id"])
    op.create_index("ix_daily_games_table_id", "daily_games", ["table_id"])


def downgrade() -> None:
    op.drop_index("ix_daily_games_table_id", "daily_games")
    op.drop_index("ix_daily_games_user_id", "daily_games")
    op.drop_table("daily_games")
    op.drop_table("server_secrets")
