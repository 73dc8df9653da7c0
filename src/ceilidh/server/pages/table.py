"""The page of a table: the position as one may see it, who is there, talk, and the record.

The page holds no rules. It is rendered whole once, and after that only the part that follows the
game, which the browser merges into what it shows. What is done on it are the commands.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from ceilidh.say import speaker
from ceilidh.server.html.people import presence
from ceilidh.server.html.position import now, now_part
from ceilidh.server.html.rendering import page
from ceilidh.server.html.talk import talk_part
from ceilidh.server.request_context import language_of, service
from ceilidh.server.table.commitments import announced_commitments, commitment_of
from ceilidh.server.table.game_notes import first_move, variation_room
from ceilidh.server.table.invites import opens
from ceilidh.server.table.room import Room

Said = Annotated[int | None, Query(ge=0, lt=2**31)]  # the number of a line of talk
Line = Annotated[str, Query(max_length=200)]  # the name of a variation
router = APIRouter(prefix="/t/{table_id}", include_in_schema=False)


@router.get("")
def table_page(
    request: Request,
    table_id: str,
    move: int | None = None,
    turn: int | None = None,
    invite: str = "",
    line: Line = "",
) -> HTMLResponse:
    """The table now, after a move, or after one of the turns that a move set off.

    `line` names a variation; then `move` counts its moves, with those of the game before them.
    """
    found = service(request)
    room, move = _line_shown(found.rooms.get(table_id), line, move)
    user = found.auth.user(request)
    number = user.id if user else None
    shown, markup = now(request, room, move, part=turn)
    chance = room.table.chance
    return page(
        request,
        "table.html",
        now=markup,
        scene=shown.scene,
        several_boards=sum(part.group == "board" for part in shown.parts) > 1,
        above=shown.above is not None,
        guide=shown.above is not None and shown.above.highlights,
        invite=invite if opens(room, invite, number) else "",
        may_sit=room.row.open and not room.seats_of(number),
        may_talk=shown.scene.seat is not None or shown.viewer.owner,
        promise=chance.pledges[0].commitment if chance else "",
        talk=found.store.talk(table_id) if room.may_listen(number) else [],
        may_listen=room.may_listen(number),
        speakers=room.speakers(),
        note=found.store.note(table_id, user.id) if user else "",
        move=move,
        clock=found.clock_worker.scene(room, speaker(language_of(request))),
    )


@router.get("/now")
def table_part(
    request: Request,
    table_id: str,
    move: int | None = None,
    turn: int | None = None,
    known: int | None = None,
    playing: bool = False,
    line: Line = "",
) -> Response:
    """The part of the page that follows the game; nothing if that revision is shown already.

    `playing`: the position of `move` is one step of what others did, and not one that is studied.
    """
    room = service(request).rooms.get(table_id)
    if known is not None and known == room.row.revision and not room.stuck:
        return Response(status_code=204)
    room, move = _line_shown(room, line, move)
    return now_part(request, room, move, playing, turn)


def _line_shown(room: Room, line: str, move: int | None) -> tuple[Room, int | None]:
    """The room that shows a variation, and after which move: the first one if none is named."""
    if not line:
        return room, move
    return variation_room(room, line), first_move(line) if move is None else move


@router.get("/people")
def people_part(request: Request, table_id: str) -> JSONResponse:
    """Who is there, for a page that shows it already and has heard that it changed."""
    room = service(request).rooms.get(table_id)
    user = service(request).auth.user(request)
    seat = room.viewer(user.id if user else None)
    return JSONResponse(vars(presence(service(request), language_of(request), room, seat)))


@router.get("/talk")
def talk(request: Request, table_id: str) -> HTMLResponse:
    return talk_part(request, service(request).rooms.get(table_id))


@router.get("/clock")
def clock_part(request: Request, table_id: str) -> HTMLResponse:
    found = service(request)
    room = found.rooms.get(table_id)
    clock = found.clock_worker.scene(room, speaker(language_of(request)))
    return page(request, "_clock.html", clock=clock)


@router.get("/chance")
def chance_page(request: Request, table_id: str) -> HTMLResponse:
    room = service(request).rooms.get(table_id)
    user = service(request).auth.user(request)
    return page(
        request,
        "chance.html",
        table_id=table_id,
        game=room.row.game,
        promise=commitment_of(room, speaker(language_of(request))),
        commitments=" ".join(announced_commitments(room.table.chance)),
        seat_names=room.names(speaker(language_of(request))),
        mine=room.seats_of(user.id if user else None),
    )


@router.get("/report")
def report_page(request: Request, table_id: str, said: Said = None) -> HTMLResponse:
    """What somebody tells about a table, about a person there, or about a line of talk."""
    found = service(request)
    room = found.rooms.get(table_id)
    user = found.auth.need_user(request)
    people = {
        info.number: name
        for info, name in zip(room.seats, room.names(speaker(language_of(request))), strict=True)
        if info.user_id not in (None, user.id)
    }
    at_table = room.seats_of(user.id) or room.row.owner_id == user.id
    message = found.store.message(room.id, said) if said is not None and at_table else None
    return page(
        request,
        "report.html",
        path=f"/t/{room.id}/report",
        back=f"/t/{room.id}",
        told=False,
        person=None,
        people=people,
        message=message,
    )


@router.get("/record")
def record(request: Request, table_id: str) -> PlainTextResponse:
    game, text = service(request).rooms.record(table_id)
    name = f"{game}-{table_id}.txt"
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )
