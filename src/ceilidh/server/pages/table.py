"""The page of a table: the position as one may see it, moves, history, talk.

The page holds no rules. It is rendered whole once, and after that only the part that follows the
game, which the browser merges into what it shows.
"""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, Response

from ceilidh.say import speaker
from ceilidh.say.speaker import Outlook
from ceilidh.server.html.blocks import blocks_of, page_of
from ceilidh.server.html.table_page import TablePage, Viewer, show, viewer_of
from ceilidh.server.pages.rendering import Field, from_htmx, go, page
from ceilidh.server.people.preferences import preferences, turn_preferences
from ceilidh.server.request_context import language_of, seated, service, user_for_form
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.scene import preview, shown_since, would_reveal

router = APIRouter(include_in_schema=False)
ASKS = "X-Asks"  # an answer that is a question and not the new position
INKS = "X-Inks"  # the drawings that a page shows, as `map=1a2b3c4d`, with commas between them
LIVE = "X-Live"  # of a page whose line is open: what it asks for comes by the line
REVISION = "X-Revision"  # the revision that such a page will be brought to
MOVE_NUMBER = re.compile(r"[0-9]{1,6}")


# --- reading --------------------------------------------------------------------------------------


def viewer(request: Request, room: Room) -> Viewer:
    """The class of viewers that who asks belongs to."""
    found = service(request)
    user = found.auth.user(request)
    wishes = preferences(request, user)
    number = user.id if user else None
    return viewer_of(room, number, language_of(request), wishes, found.base(request))


def _now(
    request: Request, room: Room, move: int | None, playing: bool = False
) -> tuple[TablePage, str]:
    """What is shown, and the part of the page that follows the game."""
    found = service(request)
    shown = show(found, room, viewer(request, room), move, playing)
    blocks = blocks_of(shown, request.headers.get(INKS, ""))
    return shown, page_of(blocks, found.auth.csrf(request))


@router.get("/t/{table_id}")
def table_page(
    request: Request, table_id: str, move: int | None = None, invite: str = ""
) -> HTMLResponse:
    found = service(request)
    room = found.rooms.get(table_id)
    user = found.auth.user(request)
    number = user.id if user else None
    shown, now = _now(request, room, move)
    chance = room.table.chance
    return page(
        request,
        "table.html",
        now=now,
        scene=shown.scene,
        guide=shown.values["guide"],
        invite=invite if room.opens(invite, number) else "",
        may_sit=room.row.open and not room.seats_of(number),
        may_talk=shown.scene.seat is not None or shown.viewer.owner,
        promise=chance.pledges[0].commitment if chance else "",
        talk=found.store.talk(table_id),
        speakers=room.speakers(),
        note=found.store.note(table_id, user.id) if user else "",
        move=move,
        clock=found.clock_worker.scene(room, speaker(language_of(request))),
    )


@router.get("/t/{table_id}/now")
def table_part(
    request: Request,
    table_id: str,
    move: int | None = None,
    known: int | None = None,
    playing: bool = False,
) -> Response:
    """The part of the page that follows the game; nothing if that revision is shown already.

    `playing`: the position of `move` is one step of what others did, and not one that is studied.
    """
    room = service(request).rooms.get(table_id)
    if known is not None and known == room.row.revision and not room.stuck:
        return Response(status_code=204)
    return HTMLResponse(_now(request, room, move, playing)[1])


@router.post("/t/{table_id}/moves")
def play(
    request: Request,
    table_id: str,
    key: Field,
    move: Field = "",
    bundle: Field = "",
    csrf: Field = "",
    sure: Field = "",
) -> Response:
    """A move, or several in one go; what would reveal something is asked first."""
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    wishes = preferences(request, user)
    if not user.preferences:
        # Kept, so that whoever plays for this person while nobody looks knows it too.
        service(request).store.prefer(user.id, wishes)
    if bundle:
        room.play_bundle(user.id, bundle[:40], key, turn_preferences(wishes))
    else:
        asks = wishes["confirm"] != "never" and not sure and from_htmx(request)
        if asks and would_reveal(room, user.id, move[:200]):
            return asking(request, room, user.id, move[:200])
        room.play(user.id, move[:200], key, turn=turn_preferences(wishes))
    service(request).changed(table_id)
    return after(request, room)


@router.post("/t/{table_id}/end")
def end_turn(request: Request, table_id: str, csrf: Field = "") -> Response:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    room.end_turn(user.id)
    service(request).changed(table_id)
    return after(request, room)


def asking(request: Request, room: Room, user_id: int, move: str) -> Response:
    """What would reveal something and so cannot be taken back is asked for first."""
    made = preview(room, user_id, move, language_of(request))
    key = room.key()
    return question(
        page(request, "_confirm.html", preview=made, key=key, table_id=room.id, outlook=Outlook())
    )


def question(response: HTMLResponse) -> HTMLResponse:
    """Marked, so that the page shows it beside what was clicked and does not replace the table."""
    response.headers[ASKS] = "yes"
    return response


def after(request: Request, room: Room) -> Response:
    """The new position: by the line of the page, in place for HTMX, or as a page."""
    if not from_htmx(request):
        return go(f"/t/{room.id}")
    if LIVE in request.headers:
        return Response(status_code=204, headers={REVISION: str(room.row.revision)})
    return table_part(request, room.id)


@router.post("/t/{table_id}/undo")
def undo(
    request: Request, table_id: str, csrf: Field = "", turn: Field = "", study: Field = ""
) -> Response:
    """Take back; what was revealed since is told, and that the game would not count then."""
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    if study:
        room.study(user.id)
    else:
        told = shown_since(room, user.id, language_of(request)) if from_htmx(request) else []
        if told:
            return question(page(request, "_study.html", told=told, table_id=table_id))
        room.undo(user.id, bool(turn))
    service(request).changed(table_id)
    return after(request, room)


@router.post("/t/{table_id}/redo")
def redo(request: Request, table_id: str, csrf: Field = "") -> Response:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    room.redo(user.id, turn_preferences(preferences(request, user)))
    service(request).changed(table_id)
    return after(request, room)


@router.post("/t/{table_id}/back")
def back(
    request: Request, table_id: str, csrf: Field = "", move: Field = "", answer: Field = ""
) -> Response:
    """Ask to go back to a position, or answer such a request."""
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    if answer:
        room.answer_back(user.id, answer == "yes")
    else:
        room.ask_back(user.id, int(move) if MOVE_NUMBER.fullmatch(move) else -1)
    service(request).changed(table_id)
    return after(request, room)


@router.post("/t/{table_id}/branch")
def branch(
    request: Request, table_id: str, move: Annotated[int, Form()], csrf: Field = ""
) -> Response:
    user, remember = seated(request, csrf)
    room = service(request).rooms.get(table_id)
    response = go(f"/t/{service(request).branch(user, room, move).id}")
    remember(response)
    return response


@router.post("/t/{table_id}/rematch")
def rematch(request: Request, table_id: str, csrf: Field = "") -> Response:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    return go(f"/t/{service(request).rematch(user, room).id}")


@router.get("/t/{table_id}/record")
def record(request: Request, table_id: str) -> PlainTextResponse:
    room = service(request).rooms.get(table_id)
    with room.lock:
        text = room.record()
    name = f"{room.row.game}-{table_id}.txt"
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )
