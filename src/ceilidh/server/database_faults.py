"""Faults of the database itself: what is one, and whether it passes within a moment."""

from __future__ import annotations

from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    NotSupportedError,
    ProgrammingError,
    TimeoutError,
)

# A statement of ours was wrong: a defect, and no trouble of the database.
_DEFECTS = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
# What PostgreSQL says while it stops or starts, when it has too many guests, and when two
# transactions were in each other's way; by classes and by single states.
_PASSING = ("08", "40001", "40P01", "53300", "57P01", "57P02", "57P03")


def is_database_fault(fault: BaseException) -> bool:
    """Whether the database cannot be reached, is locked, is full or fails in another way."""
    if isinstance(fault, _DEFECTS):
        return False
    return isinstance(fault, (DatabaseError, InterfaceError, TimeoutError))


def passes_soon(fault: BaseException) -> bool:
    """Whether the same may work in a moment: the connection was lost or refused, or a deadlock.

    A lock was waited for already, and a full disk stays full for longer.
    """
    orig = fault.orig if isinstance(fault, DBAPIError) else None
    # SQLite knows no states: its file is locked or damaged, or its disk is full.
    if not isinstance(fault, DBAPIError) or not hasattr(orig, "sqlstate"):
        return False
    # Where there is no answer there is no state either.
    state = getattr(orig, "sqlstate", None)
    return fault.connection_invalidated or state is None or str(state).startswith(_PASSING)
