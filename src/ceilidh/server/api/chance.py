"""The JSON API of a table's chance."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from ceilidh.server.api.tables import Json
from ceilidh.server.request_context import changing_user, service
from ceilidh.server.table.commitments import add_word, commitment_of

router = APIRouter(prefix="/api", tags=["ceilidh"])


class WordIn(BaseModel):
    word: str = Field(max_length=200)
    seat: int | None = Field(default=None, ge=0, le=7)


@router.get("/tables/{table_id}/chance")
def chance(request: Request, table_id: str) -> Json:
    """What the draws of a table follow from; the values are told when the game is over."""
    return commitment_of(service(request).rooms.get(table_id)).data()


@router.post("/tables/{table_id}/word")
def word(request: Request, table_id: str, body: WordIn) -> Json:
    """Add my word to the chance of a table, before the first move."""
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    add_word(room, user.id, body.seat, body.word)
    service(request).changed(table_id)
    return commitment_of(room).data()
