"""The part of a table's page that follows the game, for the reader who asks."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import HTMLResponse

from ceilidh.draw.svg.ink import Ink
from ceilidh.server.html.blocks import blocks_of, page_of
from ceilidh.server.html.table_page import TablePage, Viewer, show, viewer_of
from ceilidh.server.people.preferences import preferences
from ceilidh.server.request_context import language_of, service
from ceilidh.server.table.rooms import Room

INKS = "X-Inks"  # the drawings that a page shows, as `map=1a2b3c4d`, with commas between them


def viewer(request: Request, room: Room) -> Viewer:
    """The class of viewers that the reader belongs to."""
    found = service(request)
    user = found.auth.user(request)
    wishes = preferences(request, user)
    number = user.id if user else None
    return viewer_of(room, number, language_of(request), wishes, found.base(request))


def now(
    request: Request, room: Room, move: int | None = None, playing: bool = False
) -> tuple[TablePage, Ink]:
    """What is shown, and the part of the page that follows the game."""
    found = service(request)
    shown = show(found, room, viewer(request, room), move, playing)
    blocks = blocks_of(shown, request.headers.get(INKS, ""))
    return shown, page_of(blocks, found.auth.csrf(request))


def now_part(
    request: Request, room: Room, move: int | None = None, playing: bool = False
) -> HTMLResponse:
    return HTMLResponse(now(request, room, move, playing)[1])
