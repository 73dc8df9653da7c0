"""What kind of table it is, in a column with an index instead of the beginning of `origin`."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

# What origins of each kind began with.
BEGINNINGS = {"lesson": "lesson ", "puzzle": "puzzle ", "solution": "solution ", "day": "today "}
KIND, ORIGIN = sa.column("kind", sa.String), sa.column("origin", sa.String)
TABLES = sa.table("tables", KIND, ORIGIN)


def upgrade() -> None:
    op.add_column("tables", sa.Column("kind", sa.String(12), nullable=False, server_default=""))
    changed = sa.update(TABLES).where(KIND == "")
    for kind, beginning in BEGINNINGS.items():
        rest = sa.func.substr(ORIGIN, len(beginning) + 1)
        op.execute(changed.where(ORIGIN.like(f"{beginning}%")).values(kind=kind, origin=rest))
    op.execute(changed.where(ORIGIN == "record").values(kind="record", origin=""))
    op.execute(changed.where(ORIGIN != "").values(kind="branch"))
    op.create_index("ix_tables_kind_owner_id", "tables", ["kind", "owner_id"])


def downgrade() -> None:
    op.drop_index("ix_tables_kind_owner_id", "tables")
    for kind, beginning in BEGINNINGS.items():
        whole = sa.literal(beginning) + ORIGIN
        op.execute(sa.update(TABLES).where(TABLES.c.kind == kind).values(origin=whole))
    op.execute(sa.update(TABLES).where(KIND == "record").values(origin="record"))
    op.drop_column("tables", "kind")
