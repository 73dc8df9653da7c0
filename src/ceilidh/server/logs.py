"""Structured logs: one JSON object a line, so that a machine can search them."""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime

from ceilidh.server.database_faults import is_database_fault


def tell(log: logging.Logger, level: int, event: str, **fields: object) -> None:
    """Write one event; nothing is built when nobody listens. Never give it secrets or tokens."""
    if log.isEnabledFor(level):
        head = {
            "time": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "level": logging.getLevelName(level).lower(),
            "event": event,
        }
        log.log(level, json.dumps({**head, **fields}, default=str))


def tell_fault(log: logging.Logger, fault: Exception, **fields: object) -> None:
    """Write what went wrong: with the database, or else, with the place, a defect of ours."""
    if is_database_fault(fault):
        tell(log, logging.ERROR, "no database", fault=str(fault), **fields)
    else:
        trace = "".join(traceback.format_exception(fault))
        tell(log, logging.ERROR, "fault", trace=trace, **fields)
