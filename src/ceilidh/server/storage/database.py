"""The database: SQLite in a file by default, PostgreSQL by URL; migrated on start."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, Select, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError

MIGRATING = 20_170_817  # the number of a lock in the database, any one will do


def open_database(url: str) -> Engine:
    """An engine for the URL; a SQLite file and its folder are made if they are missing."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return create_engine(parsed, pool_pre_ping=True, pool_size=10, max_overflow=20)
    if parsed.database and parsed.database != ":memory:":
        keep_private(Path(parsed.database))
    engine = create_engine(parsed, connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def prepare(connection: object, _record: object) -> None:
        cursor = connection.cursor()  # type: ignore[attr-defined]
        # Readers never wait for a writer, and a commit is on the disk when it returns.
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


class SingleValueQuery:
    """One value by one other, asked with every request: by the driver itself, at a quarter of the
    cost of a connection of SQLAlchemy."""

    def __init__(self, engine: Engine, statement: Select[Any]) -> None:
        self.engine = engine
        compiled = statement.compile(dialect=engine.dialect)
        self.sql = str(compiled)
        (self.name,) = compiled.params
        self.by_place = compiled.positional

    def __call__(self, value: str) -> Any:
        """What is found, or None."""
        given = (value,) if self.by_place else {self.name: value}
        driver = self.engine.dialect.loaded_dbapi
        try:
            connection = self.engine.raw_connection()
            try:
                cursor = connection.cursor()
                cursor.execute(self.sql, given)
                row = cursor.fetchone()
            finally:
                connection.close()
        except driver.Error as fault:
            raise OperationalError(self.sql, None, fault) from fault
        return row[0] if row else None


def keep_private(file: Path) -> None:
    """A file with other people's secrets is for its owner only, and so are those beside it.

    SQLite gives its journal the rights of the database.
    """
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    file.touch(mode=0o600)
    for one in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        if one.exists() and one.stat().st_uid == os.geteuid():
            one.chmod(0o600)


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the schema up to a revision."""
    # Its lines are for people at a terminal, not for our log.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        # One process at a time; the others find the work done.
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
