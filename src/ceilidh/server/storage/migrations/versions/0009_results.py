"""Results of finished games, who wants a rating, and what people let others see of them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("user_id", sa.Integer, sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("named", sa.Boolean, nullable=False),
    )
    op.create_table(
        "rated_spans",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.Integer, sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("since", sa.DateTime, nullable=False),
        sa.Column("until", sa.DateTime),
    )
    op.create_table(
        "finished_games",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("game", sa.String(20), nullable=False, index=True),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("modules", sa.JSON, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("began", sa.DateTime, nullable=False),
        sa.Column("ended", sa.DateTime, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("finished_games.table_id"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.Integer, sa.ForeignKey("users.id"), index=True),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("clan", sa.String(40), nullable=False),
        sa.Column("absent", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    for name in ("results", "finished_games", "rated_spans", "profiles"):
        op.drop_table(name)
