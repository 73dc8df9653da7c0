"""Clocks of tables, nights and holidays of people, ways to reach them, and what was sent."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def _table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True)


def _user(primary_key: bool = False) -> sa.Column[int]:
    users = sa.ForeignKey("users.id")
    return sa.Column("user_id", sa.Integer, users, primary_key=primary_key, nullable=False)


def upgrade() -> None:
    op.create_table(
        "clocks",
        _table(),
        sa.Column("pace", sa.String(12), nullable=False),
        sa.Column("then", sa.String(8), nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
    )
    op.create_table(
        "waits",
        _table(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        _user(),
        sa.Column("since", sa.DateTime),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("paid", sa.Integer, nullable=False),
        sa.Column("left", sa.Float, nullable=False),
        sa.Column("due", sa.DateTime),
        sa.Column("warned", sa.Boolean, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("stands_in", sa.Boolean, nullable=False),
    )
    op.create_index("ix_waits_due", "waits", ["due"])
    op.create_index("ix_waits_user_id", "waits", ["user_id"])
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.DateTime, nullable=False),
    )
    op.create_table(
        "rhythms",
        _user(primary_key=True),
        sa.Column("zone", sa.String(40), nullable=False),
        sa.Column("night_from", sa.Integer, nullable=False),
        sa.Column("night_to", sa.Integer, nullable=False),
        sa.Column("holidays", sa.JSON, nullable=False),
        sa.Column("back", sa.String(8), nullable=False),
        sa.Column("answers", sa.JSON, nullable=False),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.Integer, primary_key=True),
        _user(),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("form", sa.String(10), nullable=False),
        sa.Column("target", sa.String(1000), nullable=False),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("made", sa.DateTime, nullable=False),
    )
    op.create_index("ix_channels_user_id", "channels", ["user_id"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("channel_id", sa.Integer, sa.ForeignKey("channels.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("due", sa.DateTime, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    once = ["channel_id", "table_id", "kind", "number"]
    op.create_index("notices_once", "notices", once, unique=True)
    op.create_index("notices_due", "notices", ["state", "due"])


def downgrade() -> None:
    for name in ("notices", "channels", "rhythms", "beats", "waits", "clocks"):
        op.drop_table(name)
