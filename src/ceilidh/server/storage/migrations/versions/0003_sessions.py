"""Sign-ins are stored, so that one can be ended; names that the server made up are not."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("user_id", sa.Integer, sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("began", sa.DateTime, nullable=False),
    )
    # They were English; now each reader gets them in his language.
    seats = sa.table(
        "seats",
        sa.column("number", sa.Integer),
        sa.column("kind", sa.String),
        sa.column("bot", sa.String),
        sa.column("name", sa.String),
    )
    for kind, bot, name in (
        ("person", "", "Seat "),
        ("bot", "random", "Random "),
        ("bot", "greedy", "Greedy "),
    ):
        made_up = sa.literal(name) + sa.cast(seats.c.number + 1, sa.String)
        op.execute(
            sa.update(seats)
            .where(seats.c.kind == kind, seats.c.bot == bot, seats.c.name == made_up)
            .values(name="")
        )


def downgrade() -> None:
    op.drop_table("sessions")
