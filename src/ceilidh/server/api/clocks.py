"""The JSON API of a table's clocks."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from fastapi import APIRouter, Request

from ceilidh.say import speaker
from ceilidh.server.request_context import language_of, service

router = APIRouter(prefix="/api", tags=["ceilidh"])


@router.get("/tables/{table_id}/clock")
def clock(request: Request, table_id: str) -> dict[str, Any]:
    """The pace of a table and the time of its seats; `pace` is empty where nobody measures."""
    found = service(request)
    return asdict(
        found.clock_worker.scene(found.rooms.get(table_id), speaker(language_of(request)))
    )
