"""The database: SQLite in a file by default, PostgreSQL by URL; migrated on start."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, Select, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.reason import Word

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 20_170_817  # the number of a lock in the database, any one will do
LOCKED = 2.0  # seconds that a statement waits for a lock before it fails
UPGRADED = 300.0  # and an upgrade of the schema, which waits for that of another process
# For PostgreSQL: a server that cannot be reached is noticed, also in the midst of an answer.
REACHING = {"connect_timeout": 5, "tcp_user_timeout": 10_000}


class UnusableDatabase(CeilidhError):
    """There is no way to the database of a URL."""


def open_database(url: str) -> Engine:
    """An engine for the URL, whose database answers.

    A SQLite file and its folder are made if they are missing.
    """
    parsed = read_url(url)
    try:
        engine = _engine(parsed)
    except ArgumentError as fault:
        raise _unreadable() from fault
    except ImportError as fault:
        raise UnusableDatabase(
            "The database needs {package}: install it with {command}.",
            fields={
                "package": Word(str(fault.name)),
                "command": Word("pip install 'ceilidh[postgres]'"),
            },
        ) from fault
    try:
        engine.connect().close()
    except DBAPIError as fault:
        engine.dispose()
        said = str(fault.orig).strip().splitlines() or [type(fault.orig).__name__]
        raise UnusableDatabase(
            "The database cannot be opened: {reason}. Check its URL, and whether it is running "
            "and has that role and database.",
            fields={"reason": Word(said[0].rstrip("."))},
        ) from fault
    return engine


def read_url(url: str) -> URL:
    try:
        return make_url(url)
    except (ArgumentError, ValueError) as fault:
        raise _unreadable() from fault


def _unreadable() -> UnusableDatabase:
    return UnusableDatabase(
        "The URL of the database cannot be read; write one such as {example}.",
        fields={"example": Word("postgresql://ceilidh@localhost/ceilidh")},
    )


def _engine(parsed: URL) -> Engine:
    if parsed.get_backend_name() != "sqlite":
        return _open_postgres(parsed)
    if parsed.database and parsed.database != ":memory:":
        keep_private(Path(parsed.database))
    engine = create_engine(
        parsed,
        hide_parameters=True,  # they would stand in the log
        connect_args={"timeout": LOCKED},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        # Readers never wait for a writer, and a commit is on the disk when it returns.
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


def _open_postgres(url: URL) -> Engine:
    # A lost connection that is given back would be told here once more, and at length.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
    engine = create_engine(
        url,
        hide_parameters=True,  # they would stand in the log
        pool_pre_ping=True,
        pool_size=10,
        max_overflow=20,
        pool_timeout=LOCKED,
        connect_args={name: value for name, value in REACHING.items() if name not in url.query},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"SET lock_timeout = {int(LOCKED * 1000)}")
        cursor.close()
        connection.commit()

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
            except driver.Error as fault:
                # Nobody else is to get it, and nothing is to be said by it any more.
                connection.invalidate(fault)
                raise
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
        if one.exists() and _is_ours(one):
            one.chmod(0o600)


def _is_ours(file: Path) -> bool:
    """Whether the rights of a file are for us to set; not every platform has users."""
    user = getattr(os, "geteuid", None)
    return user is not None and file.stat().st_uid == user()


def newest_revision() -> str:
    """The last one that this version knows: files of migrations begin with their number."""
    return max(path.name for path in (MIGRATIONS / "versions").glob("[0-9]*_*")).partition("_")[0]


def revision_of(engine: Engine) -> str:
    """The revision of the schema that is there; empty if there is none."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return ""
        return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the schema up to a revision.

    Most starts find it there: they do without alembic, which takes long to load in a browser.
    """
    if revision == "head" and revision_of(engine) == newest_revision():
        return
    from alembic import command
    from alembic.config import Config

    # Its lines are for people at a terminal, not for our log.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        # One process at a time; the others find the work done.
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SET LOCAL lock_timeout = {int(UPGRADED * 1000)}")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        else:
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {int(UPGRADED * 1000)}")
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        if connection.dialect.name != "postgresql":
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {int(LOCKED * 1000)}")
