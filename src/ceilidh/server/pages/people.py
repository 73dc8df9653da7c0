"""The page of a table, the part about people: seats, who is there, talk and notes."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response

from ceilidh.say import speaker
from ceilidh.server.html.people import presence
from ceilidh.server.pages.rendering import Field, from_htmx, go, page
from ceilidh.server.pages.table import after, question
from ceilidh.server.request_context import language_of, seated, service, user_for_form
from ceilidh.server.table.commitments import word_for
from ceilidh.server.table.seating import leave, remove, resign, take_back

router = APIRouter(include_in_schema=False)


@router.get("/t/{table_id}/people")
def people_part(request: Request, table_id: str) -> JSONResponse:
    """Who is there, for a page that shows it already and has heard that it changed."""
    room = service(request).rooms.get(table_id)
    user = service(request).auth.user(request)
    seat = room.viewer(user.id if user else None)
    return JSONResponse(vars(presence(service(request), language_of(request), room, seat)))


# --- seats ----------------------------------------------------------------------------------------


def number_of(seat: str) -> int | None:
    """The seat that a form names; None if it names none, and no seat if that is no number."""
    if not seat:
        return None
    return int(seat) if seat.isascii() and seat.isdecimal() and len(seat) < 3 else -1


@router.post("/t/{table_id}/seats")
def sit(
    request: Request,
    table_id: str,
    csrf: Field = "",
    invite: Field = "",
    name: Field = "",
    word: Field = "",
) -> Response:
    user, remember = seated(request, csrf, name)
    room = service(request).rooms.get(table_id)
    room.sit(user, invite, word_for(word))
    service(request).changed(table_id)
    response = go(f"/t/{table_id}")
    remember(response)
    return response


@router.post("/t/{table_id}/leave")
def leave_table(request: Request, table_id: str, csrf: Field = "", seat: Field = "") -> Response:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    leave(room, user, number_of(seat))
    service(request).changed(table_id)
    return after(request, room)


@router.post("/t/{table_id}/deputy")
def let_a_bot_play(request: Request, table_id: str, csrf: Field = "", seat: Field = "") -> Response:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    service(request).hand_over(room, user, "", number_of(seat))
    return after(request, room)


@router.post("/t/{table_id}/deputy/end")
def play_again(request: Request, table_id: str, csrf: Field = "", seat: Field = "") -> Response:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    take_back(room, user.id, number_of(seat))
    service(request).changed(table_id)
    return after(request, room)


@router.post("/t/{table_id}/stand-in")
def stand_in_for(request: Request, table_id: str, csrf: Field = "", seat: Field = "") -> Response:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    number = number_of(seat)
    service(request).stand_in(room, user, -1 if number is None else number)
    return after(request, room)


@router.post("/t/{table_id}/resign")
def resign_game(
    request: Request, table_id: str, csrf: Field = "", seat: Field = "", sure: Field = ""
) -> Response:
    """Give the game up; asked first what that means."""
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    if not sure:
        template = "_resign.html" if from_htmx(request) else "resign.html"
        return question(page(request, template, table_id=table_id, seat=number_of(seat)))
    resign(room, user.id, number_of(seat))
    service(request).changed(table_id)
    return after(request, room)


@router.post("/t/{table_id}/remove")
def remove_person(request: Request, table_id: str, csrf: Field = "", seat: Field = "") -> Response:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    number = number_of(seat)
    remove(room, user, -1 if number is None else number)
    service(request).changed(table_id)
    return after(request, room)


@router.get("/t/{table_id}/report")
def report_page(request: Request, table_id: str) -> HTMLResponse:
    room = service(request).rooms.get(table_id)
    return page(request, "report.html", table_id=room.id, told=False)


@router.post("/t/{table_id}/report")
def report(request: Request, table_id: str, text: Field, csrf: Field = "") -> Response:
    """Tell who runs the server about a table."""
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    service(request).report(room, user, text)
    return page(request, "report.html", table_id=room.id, told=True)


# --- talk and notes -------------------------------------------------------------------------------


@router.get("/t/{table_id}/talk")
def talk_part(request: Request, table_id: str) -> HTMLResponse:
    room = service(request).rooms.get(table_id)
    talk = service(request).store.talk(room.id)
    return page(request, "_talk.html", talk=talk, speakers=room.speakers())


@router.post("/t/{table_id}/talk")
def say(request: Request, table_id: str, text: Field, csrf: Field = "") -> Response:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    service(request).say(room, user, text)
    if from_htmx(request):
        return talk_part(request, table_id)
    return go(f"/t/{table_id}")


@router.post("/t/{table_id}/note")
def keep_note(request: Request, table_id: str, text: Field = "", csrf: Field = "") -> Response:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    service(request).note(room, user, text)
    if from_htmx(request):
        return HTMLResponse(speaker(language_of(request)).text("Kept."))
    return go(f"/t/{table_id}")
