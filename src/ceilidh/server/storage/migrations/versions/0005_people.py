"""A bot may play for a person, who may resign; one invitation opens all open seats of a table."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("deputy", sa.String(20), nullable=False, server_default=""))
    op.add_column(
        "seats", sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("invite", sa.String(24), nullable=False, server_default=""))
    # Tables that still wait for people get their link too.
    tables = sa.table("tables", sa.column("id"), sa.column("invite"), sa.column("started"))
    connection = op.get_bind()
    waiting = list(connection.scalars(sa.select(tables.c.id).where(tables.c.started == sa.false())))
    for table_id in waiting:
        key = secrets.token_urlsafe(12)
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(invite=key))


def downgrade() -> None:
    op.drop_column("tables", "invite")
    op.drop_column("seats", "resigned")
    op.drop_column("seats", "deputy")
