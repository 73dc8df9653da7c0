"""Structured logs: one JSON object a line, so that a machine can search them."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime


def tell(log: logging.Logger, level: int, event: str, **fields: object) -> None:
    """Write one event; nothing is built when nobody listens. Never give it secrets or tokens."""
    if log.isEnabledFor(level):
        head = {
            "time": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "level": logging.getLevelName(level).lower(),
            "event": event,
        }
        log.log(level, json.dumps({**head, **fields}, default=str))
