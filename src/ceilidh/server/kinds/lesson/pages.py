"""The page of all lessons, with how far one is, and the way into each."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from ceilidh.kernel.registry import list_games
from ceilidh.lessons import lessons_of
from ceilidh.lessons.lesson import GAME, LESSON, MODULE
from ceilidh.server.html.rendering import Field, go, page
from ceilidh.server.kinds.lesson.lessons import lesson_list, open_lesson
from ceilidh.server.request_context import language_of, seated, service

router = APIRouter(include_in_schema=False)


@router.get("/learn")
def learn(request: Request) -> HTMLResponse:
    found = service(request)
    user = found.auth.user(request)
    taught = [game for game in list_games() if lessons_of(game.name)]
    lists = {
        game.name: lesson_list(found.rooms, user, game.name, language_of(request))
        for game in taught
    }
    return page(request, "learn.html", games=taught, lists=lists, kinds=(GAME, LESSON, MODULE))


@router.post("/learn/{game}/{name}")
def start(request: Request, game: str, name: str, csrf: Field = "") -> Response:
    """A new table of a lesson."""
    user, remember = seated(request, csrf)
    found = service(request)
    room = open_lesson(found.rooms, user, f"{game}/{name}")
    found.changed(room.id)
    response = go(f"/t/{room.id}")
    remember(response)
    return response
