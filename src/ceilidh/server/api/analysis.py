"""The JSON API, the part about hints and analyses: asked for, looked at until done, cancelled."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from ceilidh.server.commands.command import Json
from ceilidh.server.request_context import changing_user, service
from ceilidh.server.thinking.analyses import job_json

router = APIRouter(prefix="/api", tags=["ceilidh"])


class Question(BaseModel):
    """About the position after so many moves, that of now without a number, or all the game."""

    move: int | None = Field(default=None, ge=0, le=100_000)
    whole: bool = Field(default=False, description="the course of the whole game")


@router.post("/tables/{table_id}/analyses", status_code=202)
def ask(request: Request, table_id: str, body: Question) -> Json:
    """Ask for the best moves, or for the turning points of a game that is over."""
    user = changing_user(request)
    found = service(request)
    room = found.rooms.get(table_id)
    whole = body.whole
    analyses = found.analyses
    job = analyses.course(room, user) if whole else analyses.hint(room, user, body.move)
    return job_json(analyses, job)


@router.get("/analyses/{job_id}")
def show(request: Request, job_id: str) -> Json:
    """How far it is and what it has found; `status` is done, cancelled or failed at its end."""
    user = service(request).auth.need_user(request)
    analyses = service(request).analyses
    return job_json(analyses, analyses.job(job_id, user))


@router.delete("/analyses/{job_id}")
def cancel(request: Request, job_id: str) -> Json:
    """End it; what was found stays."""
    user = changing_user(request)
    analyses = service(request).analyses
    job = analyses.job(job_id, user)
    analyses.analysts.cancel(job)
    return job_json(analyses, job)
