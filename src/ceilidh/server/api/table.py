"""The JSON API of one table, looked at; what is done there are the commands."""

from __future__ import annotations

from dataclasses import asdict

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from ceilidh.say import speaker
from ceilidh.server.commands.answers import scene_json
from ceilidh.server.commands.command import Json
from ceilidh.server.commands.moves import MoveIn
from ceilidh.server.errors import Forbidden
from ceilidh.server.request_context import language_of, service
from ceilidh.server.storage.models import User
from ceilidh.server.table.commitments import commitment_of
from ceilidh.server.table.preview import preview
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.why_not import why_no_move

router = APIRouter(prefix="/api", tags=["ceilidh"])


def invites_json(request: Request, room: Room, user: User | None) -> Json:
    """The links for the owner of a table: `invite` for any open seat, `invites` for each."""
    links = service(request).invites(request, room, user)
    return {"invite": links.table, "invites": {str(n): link for n, link in links.seats.items()}}


@router.get("/tables/{table_id}")
def show(request: Request, table_id: str, move: int | None = None, turn: int | None = None) -> Json:
    """The table as I may see it: now, after a move, or after a turn that the move set off."""
    room = service(request).rooms.get(table_id)
    data = scene_json(request, room, move, turn)
    return {**data, **invites_json(request, room, service(request).auth.user(request))}


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
def record(request: Request, table_id: str) -> str:
    """The record, also of a table that is closed or cannot be opened."""
    return service(request).rooms.record(table_id)[1]


@router.post("/tables/{table_id}/preview")
def try_move(request: Request, table_id: str, body: MoveIn) -> Json:
    """What a move would do, as far as it is certain; nothing is changed."""
    user = service(request).auth.need_user(request)
    room = service(request).rooms.get(table_id)
    return asdict(preview(room, user.id, body.move, language_of(request)))


@router.get("/tables/{table_id}/why")
def why_not(request: Request, table_id: str, move: str) -> Json:
    """Why a move of my own is not possible, with the ids of the rules."""
    room = service(request).rooms.get(table_id)
    user = service(request).auth.user(request)
    fault = why_no_move(room, user.id if user else None, move[:200])
    if fault is None:
        return {"legal": True, "text": "", "rules": []}
    said = speaker(language_of(request)).reason(fault.reason)
    return {"legal": False, "text": said, "rules": list(fault.rules)}


@router.get("/tables/{table_id}/people")
def people(request: Request, table_id: str) -> Json:
    """Who has the table open: the persons' seats with a live line, and how many watch."""
    return vars(service(request).people(service(request).rooms.get(table_id)))


@router.get("/tables/{table_id}/talk")
def talk(request: Request, table_id: str) -> list[Json]:
    room = service(request).rooms.get(table_id)
    user = service(request).auth.user(request)
    if not room.may_listen(user.id if user else None):
        raise Forbidden("Only those at this table can read what is said here.")
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


@router.get("/tables/{table_id}/note")
def note(request: Request, table_id: str) -> Json:
    user = service(request).auth.need_user(request)
    room = service(request).rooms.get(table_id)
    return {"text": service(request).store.note(room.id, user.id)}


@router.get("/tables/{table_id}/clock")
def clock(request: Request, table_id: str) -> Json:
    """The pace of a table and the time of its seats; `pace` is empty where nobody measures."""
    found = service(request)
    to = speaker(language_of(request))
    return asdict(found.clock_worker.scene(found.rooms.get(table_id), to))


@router.get("/tables/{table_id}/chance")
def chance(request: Request, table_id: str) -> Json:
    """What the draws of a table follow from; the values are told when the game is over."""
    to = speaker(language_of(request))
    return commitment_of(service(request).rooms.get(table_id), to).data()
