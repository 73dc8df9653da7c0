"""The whole database as one file, and back: SQLite and PostgreSQL, also from one to the other.

The file is compressed text, a JSON value a line: first a head with the revision of the schema, then
the name of a table in brackets before its rows. It is of one moment, while the server runs.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from alembic.migration import MigrationContext
from sqlalchemy import Boolean, Connection, DateTime, Engine, MetaData, Table, inspect, text

from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.reason import Word
from ceilidh.server.settings import Settings
from ceilidh.server.storage.database import migrate, open_database, read_url

FORMAT = "ceilidh backup 1"
VERSION_TABLE = "alembic_version"
AT_ONCE = 500  # rows that are written together


class BackupError(CeilidhError):
    """A backup cannot be made or read."""


# --- making ---------------------------------------------------------------------------------------


def back_up(settings: Settings, file: Path) -> int:
    """Write everything into a file that only its owner can read; how many rows it has."""
    _need_database(settings)
    engine = open_database(settings.database_url)
    fresh = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
            rows = 0
            for line in _lines(engine, settings):
                out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
                rows += isinstance(line, dict)
        os.replace(fresh, file)
    finally:
        fresh.unlink(missing_ok=True)
        engine.dispose()
    return rows - 1


def _need_database(settings: Settings) -> None:
    """A backup makes no database where none is."""
    url = read_url(settings.database_url)
    missing = url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file()
    if missing:
        raise BackupError(
            "There is no database at {place}; set its location with --database.",
            fields={"place": Word(str(url.database))},
        )


def _lines(engine: Engine, settings: Settings) -> Iterator[dict[str, Any] | list[str]]:
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            connection.exec_driver_sql("BEGIN")
        revision = MigrationContext.configure(connection).get_current_revision()
        secret = settings.folder / "secret"
        kept = secret.read_text("utf-8").strip() if secret.is_file() else ""
        yield {"format": FORMAT, "revision": revision, "secret": kept}
        for table in _tables(connection):
            yield [table.name]
            for row in connection.execute(table.select()).mappings():
                yield {name: _plain(value) for name, value in row.items()}


def _tables(connection: Connection) -> list[Table]:
    """What is there now, whatever version made it; those that others point to come first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSION_TABLE]


def _plain(value: object) -> object:
    return value.isoformat() if isinstance(value, datetime) else value


# --- reading --------------------------------------------------------------------------------------


def restore(settings: Settings, file: Path, replace: bool) -> int:
    """Fill an empty database from a backup; how many rows came."""
    engine = open_database(settings.database_url)
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = _head(file, lines.readline())
            _make_room(engine, replace)
            migrate(engine, str(head["revision"]))
            with engine.begin() as connection:
                rows = _fill(connection, lines)
        migrate(engine)
    except (OSError, EOFError, ValueError, KeyError) as fault:
        raise _unreadable(file) from fault
    finally:
        engine.dispose()
    _keep_secret(settings, str(head["secret"]))
    return rows


def _unreadable(file: Path) -> BackupError:
    return BackupError(
        "{file} is not a ceilidh backup, or it is damaged.", fields={"file": Word(str(file))}
    )


def _head(file: Path, line: str) -> dict[str, object]:
    head = json.loads(line)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise _unreadable(file)
    return head


def _make_room(engine: Engine, replace: bool) -> None:
    """Nothing is overwritten unless that is asked for."""
    names = inspect(engine).get_table_names()
    if not names:
        return
    with engine.begin() as connection:
        used = "users" in names and connection.scalar(text("SELECT count(*) FROM users"))
        if used and not replace:
            raise BackupError(
                "The database is not empty; choose another, or use --replace to "
                "overwrite everything in it."
            )
        old = MetaData()
        old.reflect(connection)
        old.drop_all(connection)


def _fill(connection: Connection, lines: Iterator[str]) -> int:
    tables = {table.name: table for table in _tables(connection)}
    table: Table | None = None
    waiting: list[dict[str, object]] = []
    rows = 0
    for line in lines:
        value = json.loads(line)
        if isinstance(value, list):
            _write(connection, table, waiting)
            table = tables[value[0]]
        else:
            assert table is not None, "the name of a table comes before its rows"
            waiting.append({name: _typed(table, name, it) for name, it in value.items()})
            rows += 1
        if len(waiting) >= AT_ONCE:
            _write(connection, table, waiting)
    _write(connection, table, waiting)
    if connection.dialect.name == "postgresql":
        _count_on(connection, tables)
    return rows


def _write(connection: Connection, table: Table | None, rows: list[dict[str, object]]) -> None:
    if table is not None and rows:
        connection.execute(table.insert(), rows)
    rows.clear()


def _typed(table: Table, name: str, value: object) -> object:
    kind = table.c[name].type
    if isinstance(kind, DateTime) and isinstance(value, str):
        return datetime.fromisoformat(value)
    return bool(value) if isinstance(kind, Boolean) and value is not None else value


def _count_on(connection: Connection, tables: dict[str, Table]) -> None:
    """New rows get numbers after those that came."""
    for table in tables.values():
        keys = list(table.primary_key.columns)
        if len(keys) == 1 and keys[0].name == "id" and keys[0].autoincrement is True:
            connection.execute(
                text(
                    f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'),"
                    f" (SELECT coalesce(max(id), 0) + 1 FROM {table.name}), false)"
                )
            )


def _keep_secret(settings: Settings, secret: str) -> None:
    """Who was signed in stays so, where no other secret signs the cookies already."""
    path = settings.folder / "secret"
    if secret and not settings.secret and not path.exists():
        settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(mode=0o600)
        path.write_text(secret, "utf-8")
