"""The JSON API, the part about people: seats, who is there, talk and notes."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from ceilidh.server.api.tables import Json, scene_json
from ceilidh.server.request_context import changing_user, service
from ceilidh.server.table.commitments import word_for
from ceilidh.server.table.seating import leave, remove, resign, take_back

router = APIRouter(prefix="/api", tags=["ceilidh"])


class Invite(BaseModel):
    invite: str = Field(default="", max_length=64)
    word: str = Field(default="", max_length=200, description="what I add to chance")


class SeatChoice(BaseModel):
    """Which of my seats; none says it where I have but one."""

    seat: int | None = Field(default=None, ge=0, le=7)


class HandOver(SeatChoice):
    bot: str = Field(default="", max_length=20, examples=["greedy"])


class OtherSeat(BaseModel):
    seat: int = Field(ge=0, le=7)


class Text(BaseModel):
    text: str = Field(max_length=5000)


# --- seats ----------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/seats")
def sit(request: Request, table_id: str, body: Invite) -> Json:
    """Take an open seat, by invite or at an open table."""
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    room.sit(user, body.invite, word_for(body.word))
    service(request).changed(table_id)
    return scene_json(request, room)


@router.get("/tables/{table_id}/people")
def people(request: Request, table_id: str) -> Json:
    """Who has the table open: the persons' seats with a live line, and how many watch."""
    return vars(service(request).people(service(request).rooms.get(table_id)))


@router.post("/tables/{table_id}/leave")
def leave_table(request: Request, table_id: str, body: SeatChoice) -> Json:
    """Give my seat back before the first move; without `seat` all of mine."""
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    leave(room, user, body.seat)
    service(request).changed(table_id)
    return scene_json(request, room)


@router.post("/tables/{table_id}/deputy")
def let_a_bot_play(request: Request, table_id: str, body: HandOver) -> Json:
    """A bot plays my seat until I take it back."""
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    service(request).hand_over(room, user, body.bot, body.seat)
    return scene_json(request, room)


@router.post("/tables/{table_id}/deputy/end")
def play_again(request: Request, table_id: str, body: SeatChoice) -> Json:
    """I play my seat myself again."""
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    take_back(room, user.id, body.seat)
    service(request).changed(table_id)
    return scene_json(request, room)


@router.post("/tables/{table_id}/stand-in")
def stand_in_for(request: Request, table_id: str, body: OtherSeat) -> Json:
    """A bot plays for another person, who is gone and whom all wait for."""
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    service(request).stand_in(room, user, body.seat)
    return scene_json(request, room)


@router.post("/tables/{table_id}/resign")
def resign_game(request: Request, table_id: str, body: SeatChoice) -> Json:
    """Give the game up: a bot plays my seat to the end, and it ranks behind all others."""
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    resign(room, user.id, body.seat)
    service(request).changed(table_id)
    return scene_json(request, room)


@router.post("/tables/{table_id}/remove")
def remove_person(request: Request, table_id: str, body: OtherSeat) -> Json:
    """Take a seat at my table from somebody, before the first move."""
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    remove(room, user, body.seat)
    service(request).changed(table_id)
    return scene_json(request, room)


@router.post("/tables/{table_id}/report", status_code=201)
def report(request: Request, table_id: str, body: Text) -> Json:
    """Tell who runs the server about a table."""
    user = changing_user(request)
    service(request).report(service(request).rooms.get(table_id), user, body.text)
    return {"reported": True}


# --- talk and notes -------------------------------------------------------------------------------


@router.get("/tables/{table_id}/talk")
def talk(request: Request, table_id: str) -> list[Json]:
    room = service(request).rooms.get(table_id)
    seats = room.speakers()
    return [
        {
            "name": message.name,
            "seat": seats.get(message.user_id),
            "text": message.text,
            "said": message.said.isoformat(),
        }
        for message in service(request).store.talk(room.id)
    ]


@router.post("/tables/{table_id}/talk", status_code=201)
def say(request: Request, table_id: str, body: Text) -> Json:
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    service(request).say(room, user, body.text)
    return {"said": True}


@router.get("/tables/{table_id}/note")
def note(request: Request, table_id: str) -> Json:
    user = service(request).auth.need_user(request)
    room = service(request).rooms.get(table_id)
    return {"text": service(request).store.note(room.id, user.id)}


@router.put("/tables/{table_id}/note")
def keep_note(request: Request, table_id: str, body: Text) -> Json:
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    return {"text": service(request).note(room, user, body.text)}
