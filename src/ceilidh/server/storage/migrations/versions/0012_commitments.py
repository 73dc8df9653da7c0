"""Tables keep the commitments that they made; values are committed to before a table is made."""

import json
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
    names = ("id", "chance", "commitments")
    tables = sa.table("tables", *[sa.column(one, sa.String) for one in names])
    connection = op.get_bind()
    stored = sa.cast(tables.c.chance, sa.Text)
    for number, text in list(connection.execute(sa.select(tables.c.id, stored))):
        made = _commitments(json.loads(text or "[]"))
        if made:
            change = sa.text("UPDATE tables SET commitments = :made WHERE id = :id")
            connection.execute(change, {"made": json.dumps(made), "id": number})


def _commitments(pledges: list[dict[str, Any]]) -> list[str]:
    values = [bytes.fromhex(one["value"]) for one in pledges]
    return list(dict.fromkeys(sha256(value).hexdigest() for value in values))


def downgrade() -> None:
    op.drop_index("ix_offered_values_made", "offered_values")
    op.drop_table("offered_values")
    op.drop_column("tables", "commitments")
