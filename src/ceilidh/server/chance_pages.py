"""The page and the answers about a table's chance."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from pydantic import BaseModel
from pydantic import Field as Limited

from ceilidh.say import speaker
from ceilidh.server.api import Json, changing_user, language_of, service
from ceilidh.server.people_pages import number_of
from ceilidh.server.promises import add_word, promise_of
from ceilidh.server.rendering import Field, go, page, user_for_form

router = APIRouter()


class WordIn(BaseModel):
    word: str = Limited(max_length=200)
    seat: int | None = Limited(default=None, ge=0, le=7)


@router.get("/t/{table_id}/chance", include_in_schema=False)
def chance_page(request: Request, table_id: str) -> HTMLResponse:
    room = service(request).rooms.get(table_id)
    user = service(request).auth.user(request)
    return page(
        request,
        "chance.html",
        table_id=table_id,
        game=room.row.game,
        promise=promise_of(room),
        seat_names=room.names(speaker(language_of(request))),
        mine=room.seats_of(user.id if user else None),
    )


@router.post("/t/{table_id}/word", include_in_schema=False)
def word_form(
    request: Request, table_id: str, csrf: Field = "", seat: Field = "", word: Field = ""
) -> Response:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    add_word(room, user.id, number_of(seat), word)
    service(request).changed(table_id)
    return go(f"/t/{table_id}/chance")


@router.get("/api/tables/{table_id}/chance", tags=["ceilidh"])
def chance(request: Request, table_id: str) -> Json:
    """What the draws of a table follow from; the values are told when the game is over."""
    return promise_of(service(request).rooms.get(table_id)).data()


@router.post("/api/tables/{table_id}/word", tags=["ceilidh"])
def word(request: Request, table_id: str, body: WordIn) -> Json:
    """Add my word to the chance of a table, before the first move."""
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    add_word(room, user.id, body.seat, body.word)
    service(request).changed(table_id)
    return promise_of(room).data()
