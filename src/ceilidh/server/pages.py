"""The pages: rendered here, updated in place by HTMX; they hold no rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Form, Request, UploadFile
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles

from ceilidh.bots.catalogue import NAMES as BOT_NAMES
from ceilidh.draw.svg import draw_parts
from ceilidh.kernel.registry import find, games
from ceilidh.say import LANGUAGES, speaker
from ceilidh.server.api import language_of, service
from ceilidh.server.auth import clean_name
from ceilidh.server.charts import chart_data
from ceilidh.server.errors import NotFound, Refusal, Stale
from ceilidh.server.models import User
from ceilidh.server.rooms import Room
from ceilidh.server.rulebook import rule_texts
from ceilidh.server.scene import Scene, make_scene, preview
from ceilidh.server.service import SeatWish
from ceilidh.server.templates import render
from ceilidh.server.whynot import why_no_move, why_no_target

router = APIRouter(include_in_schema=False)
WEB = Path(__file__).resolve().parents[1] / "web"
LANGUAGE_COOKIE = "language"
THEME_COOKIE = "theme"
YEAR = 365 * 24 * 3600
Field = Annotated[str, Form()]


def static_files() -> StaticFiles:
    return StaticFiles(directory=WEB / "static")


def page(request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    """A whole page, or the part of one that a template makes."""
    found = service(request)
    user = found.auth.user(request)
    code = language_of(request)
    markup = render(
        template,
        request=request,
        user=user,
        csrf=found.auth.csrf(request),
        language=code,
        languages=LANGUAGES,
        theme=request.cookies.get(THEME_COOKIE, ""),
        to=speaker(code),
        **values,
    )
    return HTMLResponse(markup, status)


def refusal_page(request: Request, fault: Refusal) -> HTMLResponse:
    """A sentence and the rules behind it; for HTMX only the message, shown above the board."""
    template = "_message.html" if request.headers.get("HX-Request") else "refusal.html"
    return page(request, template, fault.status, fault=fault, rules=rule_texts(fault.rules))


def user_for_form(request: Request, csrf: str) -> User:
    """The user who sent a form."""
    found = service(request)
    user = found.auth.need_user(request)
    found.auth.check_csrf(request, csrf)
    return user


def seated(request: Request, csrf: str, name: str = "") -> tuple[User, Callable[[Response], None]]:
    """The user who sent a form, made a guest on the spot if he is new; and how to remember him."""
    found = service(request)
    user = found.auth.user(request)
    if user is not None:
        found.auth.check_csrf(request, csrf)
        return user, lambda response: None
    guest = found.auth.guest(name)
    return guest, lambda response: found.auth.sign_in(response, guest)


def go(path: str) -> RedirectResponse:
    return RedirectResponse(path, 303)


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
        find=find,
    )


def _is_due(waiting: list[int], seats: list[Any], user_id: int) -> bool:
    return any(seat.user_id == user_id for seat in seats if seat.number in waiting)


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
    for number in range(1, players):
        wishes.append(SeatWish("bot", "", bot) if bot else SeatWish("person", f"{number + 1}"))
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
    )


async def _given(request: Request, game: str) -> tuple[int, dict[str, object]]:
    """Players and options of the form."""
    form = await request.form()
    options: dict[str, object] = {}
    for option in find(game).options:
        values = [str(value) for value in form.getlist(option.name)]
        if isinstance(option.default, bool):
            options[option.name] = option.name in form
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
    fault = service(request).check_options(game, players, options)
    return page(request, "_fits.html", fault=fault)


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
        for number in range(min(players, 8))
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
    response = go(then if then.startswith("/") and not then.startswith("//") else "/")
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
    service(request).auth.sign_in(response, user)
    return response


@router.post("/account/logout")
def logout(request: Request, csrf: Field = "") -> Response:
    user_for_form(request, csrf)
    response = go("/")
    service(request).auth.sign_out(response)
    return response


@router.post("/settings")
def settings(
    request: Request, language: Field = "", theme: Field = "", then: Field = "/"
) -> Response:
    response = go(then if then.startswith("/") and not then.startswith("//") else "/")
    if language in LANGUAGES:
        response.set_cookie(LANGUAGE_COOKIE, language, max_age=YEAR, samesite="lax")
    if theme in ("light", "dark", "auto"):
        response.set_cookie(THEME_COOKIE, theme, max_age=YEAR, samesite="lax")
    return response


# --- a table --------------------------------------------------------------------------------------


def _scene(request: Request, room: Room, move: int | None) -> Scene:
    user = service(request).auth.user(request)
    return make_scene(room, user.id if user else None, language_of(request), move)


def _table_values(request: Request, room: Room, move: int | None) -> dict[str, Any]:
    scene = _scene(request, room, move)
    user = service(request).auth.user(request)
    found = service(request)
    invites = {}
    if user is not None and room.row.owner_id == user.id:
        invites = {
            seat.number: found.link(request, f"/t/{room.id}?invite={quote(seat.invite)}")
            for seat in room.seats
            if seat.kind == "open"
        }
    return {
        "scene": scene,
        "parts": draw_parts(scene.view, language_of(request), scene.seat),
        "invites": invites,
        "may_sit": room.row.open and not room.seats_of(user.id if user else None),
        "may_talk": user is not None and (scene.seat is not None or room.row.owner_id == user.id),
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
        invite=invite if any(s.kind == "open" and s.invite == invite for s in room.seats) else "",
        talk=found.store.talk(table_id),
        note=found.store.note(table_id, user.id) if user else "",
        move=move,
        **_table_values(request, room, move),
    )


@router.get("/t/{table_id}/now")
def table_part(request: Request, table_id: str, move: int | None = None) -> HTMLResponse:
    """The part of the page that follows the game."""
    room = service(request).rooms.get(table_id)
    return page(request, "_table.html", move=move, **_table_values(request, room, move))


@router.post("/t/{table_id}/preview")
def preview_part(request: Request, table_id: str, move: Field) -> HTMLResponse:
    user = service(request).auth.need_user(request)
    room = service(request).rooms.get(table_id)
    made = preview(room, user.id, move[:200], language_of(request))
    return page(request, "_confirm.html", preview=made, key=room.table.key(), table_id=table_id)


@router.post("/t/{table_id}/moves")
def play(request: Request, table_id: str, move: Field, key: Field, csrf: Field = "") -> Response:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    try:
        room.play(user.id, move[:200], key)
    except Stale:
        if not request.headers.get("HX-Request"):
            raise
        return _after(request, room)
    service(request).changed(table_id)
    return _after(request, room)


def _after(request: Request, room: Room) -> Response:
    """The new position: in place for HTMX, else the page again."""
    if request.headers.get("HX-Request"):
        return table_part(request, room.id)
    return go(f"/t/{room.id}")


@router.post("/t/{table_id}/undo")
def undo(request: Request, table_id: str, csrf: Field = "", turn: Field = "") -> Response:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    room.undo(user.id, bool(turn))
    service(request).changed(table_id)
    return _after(request, room)


@router.post("/t/{table_id}/redo")
def redo(request: Request, table_id: str, csrf: Field = "") -> Response:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    room.redo(user.id)
    service(request).changed(table_id)
    return _after(request, room)


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
        room.ask_back(user.id, int(move) if move.isdigit() else -1)
    service(request).changed(table_id)
    return _after(request, room)


@router.post("/t/{table_id}/seats")
def sit(
    request: Request, table_id: str, csrf: Field = "", invite: Field = "", name: Field = ""
) -> Response:
    user, remember = seated(request, csrf, name)
    room = service(request).rooms.get(table_id)
    room.sit(user, invite)
    service(request).changed(table_id)
    response = go(f"/t/{table_id}")
    remember(response)
    return response


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
        if room.table.hidden(None):
            raise Refusal("Some have chosen in secret; ask again when all have.")
        text = room.record()
    name = f"{room.row.game}-{table_id}.txt"
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@router.get("/t/{table_id}/talk")
def talk_part(request: Request, table_id: str) -> HTMLResponse:
    room = service(request).rooms.get(table_id)
    return page(request, "_talk.html", talk=service(request).store.talk(room.id))


@router.post("/t/{table_id}/talk")
def say(request: Request, table_id: str, text: Field, csrf: Field = "") -> Response:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    service(request).say(room, user, text)
    if request.headers.get("HX-Request"):
        return talk_part(request, table_id)
    return go(f"/t/{table_id}")


@router.post("/t/{table_id}/note")
def keep_note(request: Request, table_id: str, text: Field = "", csrf: Field = "") -> Response:
    user = user_for_form(request, csrf)
    room = service(request).rooms.get(table_id)
    service(request).note(room, user, text)
    if request.headers.get("HX-Request"):
        return HTMLResponse(speaker(language_of(request)).text("Kept."))
    return go(f"/t/{table_id}")


@router.get("/t/{table_id}/tip")
def tip(request: Request, table_id: str, target: str) -> HTMLResponse:
    """What a component is and does, in the reader's language."""
    room = service(request).rooms.get(table_id)
    found = speaker(language_of(request)).tip(room.table, target[:80])
    return page(request, "_tip.html", tip=found, rules=rule_texts(found.rules))


@router.get("/t/{table_id}/why")
def why(request: Request, table_id: str, move: str = "", target: str = "") -> HTMLResponse:
    """Why a click or a typed move is not possible."""
    room = service(request).rooms.get(table_id)
    user = service(request).auth.user(request)
    to = speaker(language_of(request))
    number = user.id if user else None
    fault = (
        why_no_move(room, number, move[:200], to)
        if move
        else why_no_target(room, number, target[:80], to)
    )
    return page(request, "_message.html", fault=fault, rules=rule_texts(fault.rules))


@router.get("/t/{table_id}/chart")
def chart(request: Request, table_id: str) -> dict[str, object]:
    """Victory points over time and by source, of a finished game."""
    room = service(request).rooms.get(table_id)
    return chart_data(room, speaker(language_of(request)))


@router.get("/rules/{rule}")
def rule_page(request: Request, rule: str) -> HTMLResponse:
    texts = rule_texts((rule,))
    if not texts:
        raise NotFound("There is no such rule.")
    return page(request, "rule.html", rules=texts)
