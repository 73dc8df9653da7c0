"""The page about a table's chance."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from ceilidh.say import speaker
from ceilidh.server.pages.people import number_of
from ceilidh.server.pages.rendering import Field, go, page
from ceilidh.server.request_context import language_of, service, user_for_form
from ceilidh.server.table.commitments import add_word, commitment_of

router = APIRouter(include_in_schema=False)


@router.get("/t/{table_id}/chance")
def chance_page(request: Request, table_id: str) -> HTMLResponse:
    room = service(request).rooms.get(table_id)
    user = service(request).auth.user(request)
    return page(
        request,
        "chance.html",
        table_id=table_id,
        game=room.row.game,
        promise=commitment_of(room),
        seat_names=room.names(speaker(language_of(request))),
        mine=room.seats_of(user.id if user else None),
    )


@router.post("/t/{table_id}/word")
def word_form(
    request: Request, table_id: str, csrf: Field = "", seat: Field = "", word: Field = ""
) -> Response:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    add_word(room, user.id, number_of(seat), word)
    service(request).changed(table_id)
    return go(f"/t/{table_id}/chance")
