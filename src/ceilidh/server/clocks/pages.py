"""The clocks of a table, for its page and for programs."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from ceilidh.say import speaker
from ceilidh.server.api import language_of, service
from ceilidh.server.clocks.scene import ClockScene, clock_scene
from ceilidh.server.rendering import page
from ceilidh.server.rooms import Room

router = APIRouter(include_in_schema=False)
api_router = APIRouter(prefix="/api", tags=["ceilidh"])


def clocks_of(request: Request, room: Room) -> ClockScene:
    """As they are now: a change that the keeper has not seen yet counts."""
    found = service(request)
    pace = found.waits.pace(room.id)
    if pace is not None:
        found.keeper.follow(room.id)
    waits = found.waits.at_table(room.id) if pace is not None else []
    to = speaker(language_of(request))
    return clock_scene(room, pace, waits, found.keeper.clock(), to)


@router.get("/t/{table_id}/clock")
def clock_part(request: Request, table_id: str) -> HTMLResponse:
    room = service(request).rooms.get(table_id)
    return page(request, "_clock.html", clock=clocks_of(request, room))


@api_router.get("/tables/{table_id}/clock")
def clock(request: Request, table_id: str) -> dict[str, Any]:
    """The pace of a table and the time of its seats; `pace` is empty where nobody measures."""
    return asdict(clocks_of(request, service(request).rooms.get(table_id)))
