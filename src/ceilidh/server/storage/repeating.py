"""Transactions that are tried again when the connection to the database was lost."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy.exc import DBAPIError

from ceilidh.server.database_faults import passes_soon

PAUSES = (0.1, 0.3, 0.8)  # seconds; few and short, because a thread waits
Result = TypeVar("Result")


def repeat(work: Callable[[bool], Result]) -> Result:
    """What the work returns; it is told whether an earlier try may have been committed."""
    again = False
    for pause in PAUSES:
        try:
            return work(again)
        except DBAPIError as fault:
            if not passes_soon(fault):
                raise
        again = True
        time.sleep(pause)
    return work(again)
