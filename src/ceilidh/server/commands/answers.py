"""How commands are answered: with the scene for programs, with the new position for pages."""

from __future__ import annotations

from dataclasses import asdict

from fastapi import Request
from fastapi.responses import Response

from ceilidh.say import speaker
from ceilidh.server.commands.command import Json
from ceilidh.server.html.position import now_part
from ceilidh.server.html.rendering import from_htmx, go
from ceilidh.server.request_context import language_of, service
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.scene import make_scene

LIVE = "X-Live"  # of a page whose line is open: what it asks for comes by the line
REVISION = "X-Revision"  # the revision that such a page will be brought to


def scene_json(
    request: Request, room: Room, move: int | None = None, part: int | None = None
) -> Json:
    """The table as the asker may see it."""
    user = service(request).auth.user(request)
    scene = make_scene(room, user.id if user else None, language_of(request), move, part)
    data = dict(vars(scene))
    for name in ("seats", "legal", "bundles", "log"):
        data[name] = [dict(vars(one)) for one in data[name]]
    data["kind"] = room.kind.name
    data["story"] = [asdict(entry) for entry in scene.story]
    for name in ("mark", "summary", "phases", "ending"):
        data[name] = asdict(data[name]) if data[name] else None
    people = service(request).people(room)
    data["watching"] = people.watching
    for seat in data["seats"]:
        seat["here"] = seat["number"] in people.here
    # The sheet has the words of views; these are what people call its lines.
    to = speaker(language_of(request))
    data["sheet_names"] = {name: to.name(scene.game, "line", name) for name, _ in scene.sheet}
    data["standings"] = [
        {
            "seat": s.seat,
            "rank": s.rank,
            "score": s.score,
            "note": s.note,
            "resigned": scene.seats[s.seat].resigned,
        }
        for s in scene.standings
    ]
    return data


def position(request: Request, room: Room) -> Response:
    """The new position: by the line of the page, in place for HTMX, or as a page."""
    if not from_htmx(request):
        return go(f"/t/{room.id}")
    if LIVE in request.headers:
        return Response(status_code=204, headers={REVISION: str(room.row.revision)})
    return now_part(request, room)
