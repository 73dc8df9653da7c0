"""The pages around the tables: quick games, records, accounts, settings; they hold no rules."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Form, Request, UploadFile
from fastapi.responses import HTMLResponse, Response

from ceilidh.server.errors import Refusal
from ceilidh.server.html.rendering import Field, go, go_back, page
from ceilidh.server.kinds.day import pages as day
from ceilidh.server.kinds.lesson import pages as lesson
from ceilidh.server.kinds.puzzle import pages as puzzle
from ceilidh.server.kinds.record import uploads
from ceilidh.server.pages import (
    account,
    analysis,
    automa,
    book,
    box,
    explanations,
    home,
    new_table,
    review,
)
from ceilidh.server.pages.new_table import COMMITMENT, MOST_SEATS
from ceilidh.server.pages.opponents import PEOPLE, quick_game
from ceilidh.server.people.preferences import (
    PREFERENCES,
    completed,
    prefer,
    preferences,
)
from ceilidh.server.request_context import SentForm, seated, service

router = APIRouter(include_in_schema=False)
router.include_router(home.router)
router.include_router(account.router)
router.include_router(new_table.router)
router.include_router(explanations.router)
router.include_router(book.router)
router.include_router(lesson.router)
router.include_router(puzzle.router)
router.include_router(automa.router)
router.include_router(box.router)
router.include_router(analysis.router)
router.include_router(review.router)
router.include_router(day.router)


# --- tables ---------------------------------------------------------------------------------------


@router.post("/quick")
def quick(
    request: Request,
    game: Field,
    players: Annotated[int, Form()] = 2,
    csrf: Field = "",
    opponent: Field = "",
    level: Field = "",
    bot: Field = "",
    word: Field = "",
    commitment: Field = "",
) -> Response:
    """One click to a game: alone, against an opponent of one's choice, or all at one screen.

    `opponent` is a level, an opponent of the rules, `alone` or `people`; a `bot` may be named too.
    """
    user, remember = seated(request, csrf)
    chosen, found = opponent or bot or PEOPLE, service(request)
    seats = min(players, MOST_SEATS)
    made = quick_game(game, user.name, chosen, seats, level, found.bot_names)
    room = found.create(
        user,
        game,
        made.players,
        made.options,
        made.seats,
        word=word,
        commitment=commitment[:COMMITMENT],
    )
    response = go(f"/t/{room.id}")
    remember(response)
    return response


@router.post("/records")
async def upload(request: Request, record: UploadFile, csrf: Field = "") -> Response:
    user, remember = await asyncio.to_thread(seated, request, csrf)
    content = await record.read(1_000_000)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise Refusal("This file is not a game record.") from fault
    room = await uploads.upload(service(request), user, text)
    response = go(f"/t/{room.id}?move=0")
    remember(response)
    return response


# --- preferences ----------------------------------------------------------------------------------


@router.post("/settings")
def settings(
    request: Request,
    language: Field = "",
    theme: Field = "",
    sound: Field = "",
    then: Field = "/",
) -> Response:
    """The small menus of the pages: some of the preferences."""
    response = go_back(then)
    user = service(request).auth.user(request)
    changed = {
        name: value
        for name, value in {"language": language, "theme": theme, "sound": sound}.items()
        if value in PREFERENCES[name].choices
    }
    wishes = {**preferences(request, user), **changed}
    prefer(service(request).store, user, wishes, response)
    return response


@router.get("/preferences")
def preferences_page(request: Request) -> HTMLResponse:
    return page(request, "preferences.html", preferences=PREFERENCES)


@router.post("/preferences")
def keep_preferences(request: Request, form: SentForm, csrf: Field = "") -> Response:
    found = service(request)
    user = found.auth.user(request)
    if user is not None:
        found.auth.check_csrf(request, csrf)
    response = go("/preferences")
    given = {name: form[name] for name in PREFERENCES if name in form}
    prefer(found.store, user, completed({**preferences(request, user), **given}), response)
    return response
