"""The clocks on the page of a table."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from ceilidh.say import speaker
from ceilidh.server.pages.rendering import page
from ceilidh.server.request_context import language_of, service

router = APIRouter(include_in_schema=False)


@router.get("/t/{table_id}/clock")
def clock_part(request: Request, table_id: str) -> HTMLResponse:
    found = service(request)
    room = found.rooms.get(table_id)
    clock = found.clock_worker.scene(room, speaker(language_of(request)))
    return page(request, "_clock.html", clock=clock)
