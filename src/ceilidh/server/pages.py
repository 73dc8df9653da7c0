"""The pages around the tables: home, a new table, accounts, settings, rules; they hold no rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request, UploadFile
from fastapi.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from ceilidh.bots.catalogue import NAMES as BOT_NAMES
from ceilidh.bots.catalogue import stand_in
from ceilidh.kernel.registry import find, games
from ceilidh.server import explanations, people_pages, table_pages
from ceilidh.server.api import service
from ceilidh.server.auth import clean_name
from ceilidh.server.errors import NotFound, Refusal
from ceilidh.server.preferences import (
    PREFERENCES,
    completed,
    prefer,
    preferences,
    to_browser,
)
from ceilidh.server.rendering import (
    Field,
    go,
    go_back,
    page,
    refusal_page,
    seated,
    user_for_form,
)
from ceilidh.server.rulebook import rule_texts
from ceilidh.server.service import SeatWish

__all__ = ["refusal_page", "router", "static_files"]

router = APIRouter(include_in_schema=False)
router.include_router(table_pages.router)
router.include_router(people_pages.router)
router.include_router(explanations.router)
WEB = Path(__file__).resolve().parents[1] / "web"
MOST_SEATS = 8  # read from a form; no game has more


def static_files() -> StaticFiles:
    return StaticFiles(directory=WEB / "static")


# --- home -----------------------------------------------------------------------------------------


@router.get("/")
def home(request: Request) -> HTMLResponse:
    found = service(request)
    user = found.auth.user(request)
    mine = found.store.tables_of(user.id, False) if user else []
    done = found.store.tables_of(user.id, True) if user else []
    number = user.id if user else -1
    mine.sort(key=lambda pair: not _is_due(pair[0].waiting, pair[1], number))
    return page(
        request,
        "home.html",
        games=games(),
        mine=mine,
        open_tables=found.store.open_tables(),
        finished=done,
        is_due=_is_due,
        me=number,
        bots=BOT_NAMES,
        stand_in=stand_in,
        find=find,
    )


def _is_due(waiting: list[int], seats: list[Any], user_id: int) -> bool:
    due = [seat for seat in seats if seat.number in waiting and not seat.deputy]
    return any(seat.user_id == user_id for seat in due)


@router.post("/quick")
def quick(
    request: Request,
    game: Field,
    players: Annotated[int, Form()],
    csrf: Field = "",
    bot: Field = "",
) -> Response:
    """Two clicks to a game: one person and bots, or all at one screen."""
    user, remember = seated(request, csrf)
    wishes = [SeatWish("person", user.name)]
    for _ in range(1, min(players, MOST_SEATS)):
        wishes.append(SeatWish("bot", "", bot) if bot else SeatWish("person"))
    room = service(request).create(user, game, players, {}, wishes)
    response = go(f"/t/{room.id}")
    remember(response)
    return response


@router.get("/new")
def new_page(request: Request, game: str = "clans") -> HTMLResponse:
    found = service(request)
    packs = sorted(found.settings.pack_folders())
    chosen = find(game)
    return page(
        request,
        "new.html",
        game=chosen,
        games=games(),
        options=found.known_options(game),
        packs=packs,
        bots=BOT_NAMES,
        stand_in=stand_in,
    )


async def _given(request: Request, game: str) -> tuple[int, dict[str, object]]:
    """Players and options of the form."""
    form = await request.form()
    options: dict[str, object] = {}
    for option in find(game).options:
        values = [str(value) for value in form.getlist(option.name)]
        if isinstance(option.default, bool):
            # A box that was left as it is says nothing: it may not be chosen by so many players.
            if (option.name in form) != option.default:
                options[option.name] = not option.default
        elif option.many:
            options[option.name] = [value for value in values if value]
        elif values and values[0]:
            options[option.name] = values[0]
    players = str(form.get("players", "0"))
    return int(players) if players.isdigit() else 0, options


@router.post("/new/check")
async def check_new(request: Request, game: Field) -> HTMLResponse:
    """While choosing: does it fit together?"""
    players, options = await _given(request, game)
    reason = service(request).check_options(game, players, options)
    return page(request, "_fits.html", reason=reason, game=game)


@router.post("/new")
async def make_new(request: Request, game: Field, csrf: Field = "") -> Response:
    user, remember = seated(request, csrf)
    players, options = await _given(request, game)
    form = await request.form()
    wishes = [
        SeatWish(
            str(form.get(f"kind{number}", "open")),
            str(form.get(f"name{number}", "")),
            str(form.get(f"bot{number}", "")),
        )
        for number in range(min(players, MOST_SEATS))
    ]
    seed = str(form.get("seed", "")).strip()
    if seed and not seed.lstrip("-").isdigit():
        raise Refusal("The seed must be a whole number.")
    room = service(request).create(
        user, game, players, options, wishes, int(seed) if seed else None, "open" in form
    )
    response = go(f"/t/{room.id}")
    remember(response)
    return response


@router.post("/records")
async def upload(request: Request, record: UploadFile, csrf: Field = "") -> Response:
    user, remember = seated(request, csrf)
    content = await record.read(1_000_000)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise Refusal("This file is not a record of a game.") from fault
    room = service(request).upload(user, text)
    response = go(f"/t/{room.id}?move=0")
    remember(response)
    return response


# --- accounts -------------------------------------------------------------------------------------


@router.get("/account")
def account(request: Request) -> HTMLResponse:
    return page(request, "account.html")


@router.post("/account/guest")
def be_guest(request: Request, name: Field, csrf: Field = "", then: Field = "/") -> Response:
    user, remember = seated(request, csrf, name)
    service(request).store.rename(user.id, clean_name(name) or user.name)
    response = go_back(then)
    remember(response)
    return response


@router.post("/account/keep")
def keep(request: Request, name: Field, password: Field, csrf: Field = "") -> Response:
    user, remember = seated(request, csrf, name)
    service(request).auth.keep(user, name, password)
    response = go("/account")
    remember(response)
    return response


@router.post("/account/login")
def login(request: Request, name: Field, password: Field) -> Response:
    user = service(request).auth.log_in(name, password)
    response = go("/")
    if user.preferences:
        to_browser(completed(user.preferences), response)
    service(request).auth.sign_in(response, user)
    return response


@router.post("/account/logout")
def logout(request: Request, csrf: Field = "", everywhere: Field = "") -> Response:
    user_for_form(request, csrf)
    response = go("/")
    service(request).auth.sign_out(request, response, bool(everywhere))
    return response


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
        if value in PREFERENCES[name]
    }
    wishes = {**preferences(request, user), **changed}
    prefer(service(request).store, user, wishes, response)
    return response


@router.get("/preferences")
def preferences_page(request: Request) -> HTMLResponse:
    return page(request, "preferences.html", choices=PREFERENCES)


@router.post("/preferences")
async def keep_preferences(request: Request, csrf: Field = "") -> Response:
    form = await request.form()
    found = service(request)
    user = found.auth.user(request)
    if user is not None:
        found.auth.check_csrf(request, csrf)
    response = go("/preferences")
    given = {name: form[name] for name in PREFERENCES if name in form}
    prefer(found.store, user, completed({**preferences(request, user), **given}), response)
    return response


@router.get("/rules/{rule}")
def rule_page(request: Request, rule: str) -> HTMLResponse:
    texts = rule_texts((rule,))
    if not texts:
        raise NotFound("There is no such rule.")
    return page(request, "rule.html", rules=texts)
