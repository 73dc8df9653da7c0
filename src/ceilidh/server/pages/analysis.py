"""Hints at a table, and the page with the course of a game."""

from __future__ import annotations

import re
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from ceilidh.say import speaker
from ceilidh.say.answers import Outlook
from ceilidh.server.errors import NotFound
from ceilidh.server.html.move_preview import preview_json
from ceilidh.server.html.rendering import Field, from_htmx, go, page
from ceilidh.server.request_context import language_of, service, user_for_form
from ceilidh.server.table.rooms import Room
from ceilidh.server.thinking.allowance import may_hint
from ceilidh.server.thinking.analyses import annotated_record, course_scene, may_follow
from ceilidh.server.thinking.analysts import AnalysisJob
from ceilidh.server.thinking.hints import hint_scene, hint_trial

router = APIRouter(include_in_schema=False)
MOVE_NUMBER = re.compile(r"[0-9]{1,6}")


# --- hints ----------------------------------------------------------------------------------------


@router.post("/t/{table_id}/hint")
def ask_hint(
    request: Request,
    table_id: str,
    move: Field = "",
    fresh: Field = "",
    follow: Field = "",
    csrf: Field = "",
) -> Response:
    """The best plans of a position: asked for now, told by and by.

    Whoever has made a move of a plan is told its rest (`follow`), and nothing if there is none.
    """
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    number = int(move) if MOVE_NUMBER.fullmatch(move) else None
    analyses = service(request).analyses
    if follow:
        rest = analyses.followed(room, user)
        if rest is None:
            return Response(status_code=204)
        return _hint_part(request, room, rest, len(room.table.played))
    job = analyses.hint(room, user, number, fresh=bool(fresh))
    shown = len(room.table.played) if number is None else number
    return _hint_part(request, room, job, shown)


@router.get("/t/{table_id}/hint/{job_id}")
def hint_part(request: Request, table_id: str, job_id: str, move: int = 0) -> HTMLResponse:
    user = service(request).auth.need_user(request)
    room = service(request).rooms.get(table_id)
    return _hint_part(request, room, service(request).analyses.job(job_id, user), move)


@router.get("/t/{table_id}/hint/{job_id}/board")
def hint_on_board(
    request: Request, table_id: str, job_id: str, choice: str, move: int = 0
) -> JSONResponse:
    """The next step of a plan as the boards show it: ghosts, chips, and an arrow to the place.

    `choice` is the first move of the plan.
    """
    user = service(request).auth.need_user(request)
    room = service(request).rooms.get(table_id)
    job = service(request).analyses.job(job_id, user)
    to = speaker(language_of(request))
    tried = hint_trial(room, user.id, job, move, choice, to)
    opened = Outlook() if tried.trial.reveals else to.outlook(tried.table, tried.move)
    return JSONResponse(preview_json(tried.table, tried.trial, "", opened, to, points_out=True))


@router.post("/t/{table_id}/hint/{job_id}/cancel")
def cancel_hint(request: Request, table_id: str, job_id: str, csrf: Field = "") -> HTMLResponse:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    job = service(request).analyses.job(job_id, user)
    service(request).analyses.analysts.cancel(job)
    return _hint_part(request, room, job, len(room.table.played))


def _hint_part(request: Request, room: Room, job: AnalysisJob, number: int) -> HTMLResponse:
    to = speaker(language_of(request))
    scene = hint_scene(service(request).analyses.analysts, job, room, number, to)
    names = room.names(to)
    return page(request, "_hint.html", hint=scene, number=number, name=names[scene.seat])


# --- the course of a game -------------------------------------------------------------------------


def _values(request: Request, room: Room) -> dict[str, Any]:
    found = service(request)
    to = speaker(language_of(request))
    user = found.auth.user(request)
    job = found.analyses.known_course(room, user) if user else None
    number = user.id if user else None
    return {
        "table_id": room.id,
        "title": room.table.game.title,
        "seat_names": room.names(to),
        "course": course_scene(found.analyses, job, room, to) if job else None,
        "allowed": may_hint(room, number) and may_follow(room, number),
        "signed_in": user is not None,
    }


@router.get("/t/{table_id}/analysis")
def analysis_page(request: Request, table_id: str) -> HTMLResponse:
    room = service(request).rooms.get(table_id)
    return page(request, "analysis.html", **_values(request, room))


@router.get("/t/{table_id}/analysis/now")
def analysis_part(request: Request, table_id: str) -> HTMLResponse:
    """The part of the page that grows while the analysis goes on."""
    room = service(request).rooms.get(table_id)
    return page(request, "_analysis.html", **_values(request, room))


@router.get("/t/{table_id}/analysis/record")
def analysed_record(request: Request, table_id: str) -> PlainTextResponse:
    """The record with what the reader's analysis has found, as comments and variations."""
    found = service(request)
    user = found.auth.need_user(request)
    room = found.rooms.get(table_id)
    job = found.analyses.known_course(room, user)
    if job is None or not may_follow(room, user.id):
        raise NotFound("This analysis is no longer available; ask again.")
    text = annotated_record(found.analyses, job, room, speaker(language_of(request)))
    name = f"{room.row.game}-{table_id}-analysis.txt"
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@router.post("/t/{table_id}/analysis")
def analyse(request: Request, table_id: str, csrf: Field = "") -> Response:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    service(request).analyses.course(room, user)
    return _answer(request, room)


@router.post("/t/{table_id}/analysis/cancel")
def cancel(request: Request, table_id: str, csrf: Field = "") -> Response:
    """End it; what was found stays."""
    user = user_for_form(request, csrf)
    found = service(request)
    room = found.rooms.get(table_id)
    job = found.analyses.known_course(room, user)
    if job is not None and job.user_id == user.id:
        found.analyses.analysts.cancel(job)
    return _answer(request, room)


def _answer(request: Request, room: Room) -> Response:
    if from_htmx(request):
        return analysis_part(request, room.id)
    return go(f"/t/{room.id}/analysis")
