"""The page of all puzzles, the page of one, and the ways to its table and to its solution."""

from __future__ import annotations

from datetime import UTC, datetime

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from ceilidh.kernel.registry import find, list_games
from ceilidh.puzzles import find_puzzle, grade_of, number_of, of_the_day, puzzles_of
from ceilidh.puzzles.library import GRADES
from ceilidh.puzzles.words import GRADE_NAMES, facts, question
from ceilidh.say import speaker
from ceilidh.server.errors import NotFound
from ceilidh.server.html.rendering import Field, go, page
from ceilidh.server.kinds.puzzle.puzzles import open_puzzle, puzzle_list
from ceilidh.server.kinds.solution import open_solution
from ceilidh.server.request_context import language_of, seated, service

router = APIRouter(prefix="/puzzles", include_in_schema=False)


@router.get("")
def puzzles(request: Request) -> HTMLResponse:
    found = service(request)
    user, code = found.auth.user(request), language_of(request)
    asked = [game for game in list_games() if puzzles_of(game.name)]
    lists = {game.name: puzzle_list(found.rooms, user, game.name, code) for game in asked}
    today = datetime.now(UTC).date()
    chosen = {game.name: of_the_day(game.name, today) for game in asked}
    return page(
        request,
        "puzzles.html",
        games=asked,
        lists=lists,
        grades=GRADES,
        grade_names=GRADE_NAMES,
        daily={name: one.id for name, one in chosen.items() if one is not None},
    )


@router.get("/{game}/{name}")
def puzzle(request: Request, game: str, name: str) -> HTMLResponse:
    """One puzzle, to link to: its question, and the way to its table."""
    found = find_puzzle(f"{game}/{name}")
    if found is None:
        raise NotFound("There is no such puzzle.")
    to = speaker(language_of(request))
    return page(
        request,
        "puzzle.html",
        puzzle=found,
        title=find(game).title,
        number=number_of(found),
        grade=GRADE_NAMES[grade_of(found)],
        question=question(to, found),
        facts=facts(to, found),
    )


@router.post("/{game}/{name}")
def start(request: Request, game: str, name: str, csrf: Field = "") -> Response:
    """The table of a puzzle, at its start."""
    user, remember = seated(request, csrf)
    found = service(request)
    room = open_puzzle(found.rooms, user, f"{game}/{name}")
    found.changed(room.id)
    response = go(f"/t/{room.id}")
    remember(response)
    return response


@router.post("/{game}/{name}/solution")
def solution(request: Request, game: str, name: str, csrf: Field = "") -> Response:
    """The table that shows the solution, before its first move."""
    user, remember = seated(request, csrf)
    room = open_solution(service(request).rooms, user, f"{game}/{name}")
    response = go(f"/t/{room.id}?move=0")
    remember(response)
    return response
