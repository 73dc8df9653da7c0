"""The page on which somebody puts a position, and the way to its table."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import HTMLResponse, Response

from ceilidh.server.errors import Refusal
from ceilidh.server.html.rendering import Field, go, page
from ceilidh.server.kinds.practice import PATH, open_practice
from ceilidh.server.request_context import check_form, read_text, seated, service
from ceilidh.server.table.stored_game import read_start

router = APIRouter(prefix=PATH, include_in_schema=False)


@router.get("")
def practice(request: Request) -> HTMLResponse:
    return page(request, "practice.html", text="", fault="")


@router.post("")
async def start(request: Request, text: Field = "", csrf: Field = "") -> Response:
    """The table of a position; if it cannot be read, the page again with what was sent."""
    await run_in_threadpool(check_form, request, csrf)
    try:
        game = await read_text(request, read_start, text)
    except Refusal as fault:
        return await run_in_threadpool(
            page, request, "practice.html", fault.status, text=text, fault=fault
        )
    # Who sent no position does not become a guest.
    user, remember = await run_in_threadpool(seated, request, csrf)
    room = await run_in_threadpool(open_practice, service(request).rooms, user, game)
    response = go(f"/t/{room.id}")
    remember(response)
    return response
