"""The table in the browser: accounts, tables, live updates and storage."""
