"""The talk at a table, as a part of its page."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import HTMLResponse

from ceilidh.server.html.rendering import page
from ceilidh.server.request_context import service
from ceilidh.server.table.rooms import Room


def talk_part(request: Request, room: Room) -> HTMLResponse:
    user = service(request).auth.user(request)
    listens = room.may_listen(user.id if user else None)
    talk = service(request).store.talk(room.id) if listens else []
    return page(request, "_talk.html", talk=talk, speakers=room.speakers(), may_listen=listens)
