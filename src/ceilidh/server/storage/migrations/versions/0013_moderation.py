"""Administrators, muted people, closed tables, reports about people and about what was said."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Column by column: SQLite would make the table anew, to which others point.
    admin = sa.Column("admin", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("users", admin)
    op.add_column("users", sa.Column("muted", sa.String(200), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("closed", sa.String(200), nullable=False, server_default=""))
    with op.batch_alter_table("reports") as reports:
        # Nothing points to a report. One about a profile has no table.
        reports.alter_column("table_id", existing_type=sa.String(16), nullable=True)
        reports.add_column(sa.Column("about_id", sa.Integer))
        reports.add_column(sa.Column("quote", sa.String(500), nullable=False, server_default=""))
        reports.add_column(sa.Column("settled", sa.DateTime))
        reports.create_foreign_key("reports_about", "users", ["about_id"], ["id"])


def downgrade() -> None:
    op.execute("DELETE FROM reports WHERE table_id IS NULL")
    with op.batch_alter_table("reports") as reports:
        reports.drop_constraint("reports_about", type_="foreignkey")
        for name in ("settled", "quote", "about_id"):
            reports.drop_column(name)
        reports.alter_column("table_id", existing_type=sa.String(16), nullable=False)
    op.drop_column("tables", "closed")
    op.drop_column("users", "muted")
    op.drop_column("users", "admin")
