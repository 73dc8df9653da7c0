"""The page of a table: the position as one may see it, moves, history, talk.

The page holds no rules. It is rendered whole once, and after that only the part that follows the
game, which the browser merges into what it shows.
"""

from __future__ import annotations

import copy
import re
from dataclasses import dataclass
from typing import Annotated, Any
from zlib import crc32

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, Response

from ceilidh.draw.svg import Part, draw_parts
from ceilidh.draw.svg.compose import measures
from ceilidh.say import speaker
from ceilidh.say.speaker import Outlook
from ceilidh.server.api import language_of, service
from ceilidh.server.learning import guide_scene
from ceilidh.server.marks import marks_of
from ceilidh.server.people import presence
from ceilidh.server.preferences import manner, preferences
from ceilidh.server.rendering import Field, from_htmx, go, page, seated, user_for_form
from ceilidh.server.rooms import Room
from ceilidh.server.scene import Scene, make_scene, preview, shown_since
from ceilidh.server.tray import make_tray

router = APIRouter(include_in_schema=False)
NEWS = 4  # lines of the log that are always in sight
SINCE = 8  # lines of what happened since one's own turn
ASKS = "X-Asks"  # an answer that is a question and not the new position
INKS = "X-Inks"  # the drawings that a page shows, as `map=1a2b3c4d`, with commas between them
MOVE_NUMBER = re.compile(r"[0-9]{1,6}")
_TARGET = re.compile(r'data-target="([^"]+)"')


@dataclass
class Drawn:
    """A part as a page gets it; `ink` tells whether its drawing is still the same.

    `wide` and `high` are its measures: boards beside each other are shown at one scale.
    """

    name: str
    title: str
    group: str
    seat: int
    ink: str
    markup: str
    wide: float
    high: float


# --- reading --------------------------------------------------------------------------------------


def _on_boards(parts: list[Part]) -> set[str]:
    """The targets that a click on a board can name."""
    boards = [part.markup for part in parts if part.group == "board"]
    return {name for markup in boards for name in _TARGET.findall(markup)}


def _drawn(parts: list[Part], shown: str) -> list[Drawn]:
    """The parts, without the drawings that the page says it shows already."""
    known = set(shown.split(","))
    made: list[Drawn] = []
    for part in parts:
        ink = f"{crc32(part.markup.encode()):x}"
        markup = "" if f"{part.name}={ink}" in known else part.markup
        size = measures(part.markup)
        made.append(Drawn(part.name, part.title, part.group, part.seat, ink, markup, *size))
    return made


def _own_first(parts: list[Drawn], scene: Scene) -> list[Drawn]:
    """The strips of the seats from the viewer's own on; where several share a screen, as they sit.

    There the viewer changes with every turn, and nothing is to jump.
    """
    mine = [seat.number for seat in scene.seats if seat.mine]
    first = mine[0] if len(mine) == 1 else 0
    strips = [part for part in parts if part.group == "seat"]
    return sorted(strips, key=lambda part: (part.seat - first) % len(scene.seats))


def _hands_over(room: Room, scene: Scene) -> bool:
    """Whether several people at one screen choose in secret, so that none may see another's."""
    if not scene.my_turn or sum(seat.mine for seat in scene.seats) < 2:
        return False
    return len(room.table.actors) > 1 or bool(room.table.hidden(scene.seat))


def _explained(request: Request, room: Room, scene: Scene) -> set[str]:
    """The lines of the score sheet that there is something to say about."""
    to = speaker(language_of(request))
    return {name for name, _ in scene.sheet if to.tip(room.table, f"line:{name}").text}


def _values(request: Request, room: Room, move: int | None) -> dict[str, Any]:
    user = service(request).auth.user(request)
    number = user.id if user else None
    owner = number is not None and room.row.owner_id == number
    # One moment: a bot may move while this is read.
    with room.lock:
        scene = make_scene(room, number, language_of(request), move)
        secret = _hands_over(room, scene)
        to = speaker(language_of(request))
        tasks = to.checklist(room.table, scene.legal[0].seat) if scene.my_turn else []
        ended = to.ceremony(room.table) if scene.live and not scene.over else None
        revision = room.row.revision
        marks = marks_of(room.table, to)
        tables = room.table.game.components(room.table.state)
        parts = draw_parts(scene.view, language_of(request), scene.seat, tables)
        named = copy.copy(room.table)
        named.names = room.names(to)
        guide = guide_scene(room, scene.seat, language_of(request))
        tray = make_tray(scene, named, _on_boards(parts), language_of(request), tables)
    drawn = _drawn(parts, request.headers.get(INKS, ""))
    return {
        "scene": scene,
        "parts": drawn,
        "boards": [part for part in drawn if part.group == "board"],
        "strips": _own_first(drawn, scene),
        "tray": tray,
        "guide": guide,
        "advised": scene.my_turn and room.is_alone(number),
        "checklist": tasks,
        "ceremony": ended,
        "news": scene.log[-NEWS:],
        "since": scene.since,
        "SINCE": SINCE,
        "explained": _explained(request, room, scene),
        "marks": marks,
        "secret": secret,
        "revision": revision,
        "hot_seat": sum(seat.mine for seat in scene.seats) > 1,
        "invites": service(request).invites(request, room, user),
        "may_sit": room.row.open and not room.seats_of(number),
        "presence": presence(request, room, scene.seat),
        "promise": room.table.chance.pledges[0].commitment if room.table.chance else "",
        "owner": owner,
        "may_talk": scene.seat is not None or owner,
    }


@router.get("/t/{table_id}")
def table_page(
    request: Request, table_id: str, move: int | None = None, invite: str = ""
) -> HTMLResponse:
    found = service(request)
    room = found.rooms.get(table_id)
    user = found.auth.user(request)
    return page(
        request,
        "table.html",
        invite=invite if room.opens(invite, user.id if user else None) else "",
        talk=found.store.talk(table_id),
        speakers=room.speakers(),
        note=found.store.note(table_id, user.id) if user else "",
        move=move,
        playing=False,
        **_values(request, room, move),
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
    return page(request, "_table.html", move=move, playing=playing, **_values(request, room, move))


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
        room.play_bundle(user.id, bundle[:40], key, manner(wishes))
    else:
        asks = wishes["confirm"] != "never" and not sure and from_htmx(request)
        if asks and preview(room, user.id, move[:200], language_of(request)).reveals:
            return asking(request, room, user.id, move[:200])
        room.play(user.id, move[:200], key, manner=manner(wishes))
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
    """The new position: in place for HTMX, else the page again."""
    if from_htmx(request):
        return table_part(request, room.id)
    return go(f"/t/{room.id}")


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
    room.redo(user.id, manner(preferences(request, user)))
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
