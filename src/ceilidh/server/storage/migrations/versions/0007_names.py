"""Names that look alike, names at rest, blocked people, reports, and what owners of servers did."""

import sqlalchemy as sa
from alembic import op

from ceilidh.server.storage.display_names import folded, skeleton

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Column by column: SQLite would make the table anew, to which others point.
    op.add_column("users", sa.Column("skeleton", sa.String(40)))
    op.add_column("users", sa.Column("blocked", sa.String(200), nullable=False, server_default=""))
    _fold_names()
    op.create_index("ix_users_skeleton", "users", ["skeleton"], unique=True)
    op.add_column("tables", sa.Column("removed", sa.JSON, nullable=False, server_default="[]"))
    op.create_table(
        "resting_names",
        sa.Column("skeleton", sa.String(40), primary_key=True),
        sa.Column("until", sa.DateTime, nullable=False),
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("made", sa.DateTime, nullable=False),
        sa.Column("by", sa.String(80), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("whom", sa.String(80), nullable=False),
        sa.Column("why", sa.String(500), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("user_id", sa.Integer, sa.ForeignKey("users.id"), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("made", sa.DateTime, nullable=False),
    )


def _fold_names() -> None:
    """Of names that looked alike before anybody asked, the oldest has its look to itself."""
    users = sa.table("users", *[sa.column(one) for one in ("id", "name", "login", "skeleton")])
    connection = op.get_bind()
    kept = connection.execute(
        sa.select(users.c.id, users.c.name).where(users.c.login.is_not(None)).order_by(users.c.id)
    )
    logins: set[str] = set()
    looks: set[str] = set()
    for number, name in list(kept):
        login, look = folded(name), skeleton(name)
        values: dict[str, str | None] = {} if login in logins else {"login": login}
        values["skeleton"] = None if look in looks else look
        logins.add(login)
        looks.add(look)
        connection.execute(sa.update(users).where(users.c.id == number).values(values))


def downgrade() -> None:
    for name in ("reports", "deeds", "resting_names"):
        op.drop_table(name)
    op.drop_column("tables", "removed")
    op.drop_index("ix_users_skeleton", "users")
    op.drop_column("users", "blocked")
    op.drop_column("users", "skeleton")
