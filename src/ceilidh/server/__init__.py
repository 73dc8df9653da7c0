"""The table in the browser: accounts, tables, live updates and storage."""

from ceilidh.extras import need

need("server", "fastapi", "sqlalchemy")
