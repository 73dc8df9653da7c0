"""After the game: where the points came from, the decisions that mattered, what to try next."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from ceilidh.say import speaker
from ceilidh.server.errors import Refusal, TooManyRequests
from ceilidh.server.html.rendering import Field, from_htmx, go, page
from ceilidh.server.request_context import language_of, service, user_for_form
from ceilidh.server.table.review import difference, next_tips, point_sources
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.seating import ranked
from ceilidh.server.thinking.allowance import may_hint
from ceilidh.server.thinking.reviews import DECISIONS, reviewed_seats

MUCH = 15  # points: more than that, a bot's estimate says little but that it is much
router = APIRouter(include_in_schema=False)


def _finished(request: Request, table_id: str) -> Room:
    room = service(request).rooms.get(table_id)
    if room.table.actor is not None:
        raise Refusal("The game is not over yet.")
    return room


def _part_values(request: Request, room: Room) -> dict[str, Any]:
    """The part that waits for the analysis: decisions and tips."""
    found = service(request)
    to = speaker(language_of(request))
    user = found.auth.user(request)
    number = user.id if user else None
    job = found.reviews.known(room, user) if user else None
    over = job is not None and not job.is_open
    decisions = found.reviews.decisions(job, room, to) if job is not None and over else []
    own = room.seats_of(number)
    tips = next_tips(to, room, own[0], [one.missed for one in decisions]) if own else []
    return {
        "table_id": room.id,
        "names": room.names(to),
        "job": job,
        "allowed": may_hint(room, number),
        "decisions": decisions,
        "several": len(reviewed_seats(room, number)) > 1,
        "tips": tips,
        "count": DECISIONS,
        "much": MUCH,
        # A part that is still wanted after it was asked for has to wait for others.
        "again": from_htmx(request),
    }


@router.get("/t/{table_id}/review")
def review_page(request: Request, table_id: str) -> HTMLResponse:
    room = _finished(request, table_id)
    to = speaker(language_of(request))
    user = service(request).auth.user(request)
    own = room.seats_of(user.id if user else None)
    with room.lock:
        table, names = room.table.copy(), room.names(to)
        ending = room.texts.ending(to, table, names, ranked(table.result() or [], room.seats))
    return page(
        request,
        "review.html",
        **_part_values(request, room),
        game=table.game.name,
        title=table.game.title,
        ending=ending,
        own=own,
        sources=point_sources(to, table, names),
        totals=table.scores(),
        said=difference(to, table, names, own[0]) if own else [],
        mark=room.kind.mark(),
    )


@router.get("/t/{table_id}/review/now")
def review_part(request: Request, table_id: str) -> HTMLResponse:
    """Asked again and again while the decisions are being looked at."""
    return page(request, "_review.html", **_part_values(request, _finished(request, table_id)))


@router.post("/t/{table_id}/review")
def review(request: Request, table_id: str, csrf: Field = "") -> Response:
    """Have the decisions looked at."""
    user = user_for_form(request, csrf)
    room = _finished(request, table_id)
    try:
        service(request).reviews.ask(room, user)
    except TooManyRequests:
        if not from_htmx(request):
            raise
    return review_part(request, room.id) if from_htmx(request) else go(f"/t/{room.id}/review")
