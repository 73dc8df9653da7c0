"""Inserts of rows that another process or thread may insert at the same moment.

If two processes look for a row, find none and both add it, the slower one fails. The statements
here leave the decision to the database: the slower one waits and then finds the row. The row stays
locked until the transaction ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Table, inspect, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.orm import Session

from ceilidh.server.storage.models import Base, User

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

    Insert = postgresql.Insert | sqlite.Insert


def insert_if_new(session: Session, row: Base) -> None:
    """Insert a row; one that is there already, by any unique index, is left as it is."""
    session.execute(_insert(session, row).on_conflict_do_nothing())


def insert_or_update(session: Session, row: Base) -> None:
    """Insert a row, or give the one with the same primary key its values."""
    statement, keys = _insert(session, row), [column.name for column in _keys(row)]
    fresh = {name: statement.excluded[name] for name in _values(row) if name not in keys}
    session.execute(statement.on_conflict_do_update(index_elements=keys, set_=fresh))


def lock_user(session: Session, user_id: int) -> None:
    """Keep others from passing here for the same user before the transaction ends.

    For rows that no index keeps unique. It is a write, because SQLite locks nothing for a read.
    """
    users = _table(User)
    session.execute(update(users).where(users.c.id == user_id).values(id=users.c.id))


def _insert(session: Session, row: Base) -> Insert:
    table, values = _table(type(row)), _values(row)
    if session.get_bind().dialect.name != "postgresql":
        return sqlite.insert(table).values(values)
    # A dozen modules, which a server with SQLite does without.
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table).values(values)


def _values(row: Base) -> dict[str, Any]:
    """What the row was given; the other columns have their defaults."""
    given = inspect(row).dict
    names = [column.name for column in _table(type(row)).columns]
    return {name: given[name] for name in names if name in given}


def _keys(row: Base) -> list[Any]:
    return list(_table(type(row)).primary_key.columns)


def _table(model: type[Base]) -> Table:
    table = model.__table__
    assert isinstance(table, Table), "every model here has a table of its own"
    return table
