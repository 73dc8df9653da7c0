"""Tables keep the commitments that they made; values are committed to before a table is made."""

from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("commitments", sa.JSON, nullable=False, server_default="[]"))
    op.create_table(
        "offered_values",
        sa.Column("commitment", sa.String(64), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
        sa.Column("made", sa.DateTime, nullable=False),
    )
    op.create_index("ix_offered_values_made", "offered_values", ["made"])
    _commit()


def _commit() -> None:
    """Games that go on are bound from now on to the values that they have."""
    tables = sa.table(
        "tables", sa.column("id"), sa.column("chance", sa.JSON), sa.column("commitments", sa.JSON)
    )
    connection = op.get_bind()
    for number, pledges in list(connection.execute(sa.select(tables.c.id, tables.c.chance))):
        made = _commitments(pledges or [])
        if made:
            change = sa.update(tables).where(tables.c.id == number)
            connection.execute(change.values(commitments=made))


def _commitments(pledges: list[dict[str, Any]]) -> list[str]:
    values = [bytes.fromhex(one["value"]) for one in pledges]
    return list(dict.fromkeys(sha256(value).hexdigest() for value in values))


def downgrade() -> None:
    op.drop_index("ix_offered_values_made", "offered_values")
    op.drop_table("offered_values")
    op.drop_column("tables", "commitments")
