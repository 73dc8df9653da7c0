"""The pages of administrators: what was reported, people, tables, and the audit trail.

They only show. Whatever is done here is a command (`commands/admin.py`), and noted.
"""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from ceilidh.kernel.registry import find
from ceilidh.say.phrases import message
from ceilidh.server.errors import NotFound
from ceilidh.server.html.rendering import page
from ceilidh.server.request_context import service
from ceilidh.server.texts import clean_name

router = APIRouter(prefix="/admin", include_in_schema=False)
LOGGED = 500  # actions that the page of the trail shows; `ceilidh user log` prints all
# What the trail calls an action, and what people do.
ACTIONS = {
    "mute": message("muted"),
    "unmute": message("unmuted"),
    "block": message("blocked"),
    "unblock": message("unblocked"),
    "close": message("closed"),
    "reopen": message("opened again"),
    "settle": message("settled"),
    "reset": message("made a link for a new password"),
    "name admin": message("named administrator"),
    "drop admin": message("no longer an administrator"),
}


def _admin_page(request: Request, template: str, **values: Any) -> HTMLResponse:
    return page(request, template, title_of=_title, actions=ACTIONS, **values)


def _need_admin(request: Request) -> None:
    auth = service(request).auth
    auth.need_admin(auth.user(request))


@router.get("")
def reports(request: Request, name: str = "") -> HTMLResponse:
    """The page with open reports and a search for people."""
    _need_admin(request)
    store = service(request).store
    sought = clean_name(name)
    found = store.find_people(sought) if sought else []
    waiting = store.reports(waiting=True)
    return _admin_page(request, "admin.html", rows=waiting, sought=sought, found=found)


@router.get("/people/{user_id}")
def person(request: Request, user_id: int) -> HTMLResponse:
    _need_admin(request)
    store = service(request).store
    whose = store.user(user_id) if 0 < user_id < 2**31 else None
    if whose is None:
        raise NotFound("There is no such user.")
    return _admin_page(
        request,
        "admin_person.html",
        whose=whose,
        rows=store.reports(about=whose.id),
        talk=store.talk_of(whose.id),
        tables=store.tables_with(whose.id),
    )


@router.get("/tables/{table_id}")
def table(request: Request, table_id: str) -> HTMLResponse:
    _need_admin(request)
    store = service(request).store
    row, seats, _ = store.table(table_id)
    return _admin_page(
        request,
        "admin_table.html",
        table=row,
        seats=seats,
        rows=store.reports(table=row.id),
        talk=store.talk(row.id),
    )


@router.get("/log")
def trail(request: Request) -> HTMLResponse:
    """What was done, by whom and why; there is nothing to change here."""
    _need_admin(request)
    return _admin_page(request, "admin_log.html", log=service(request).store.admin_actions(LOGGED))


def _title(game: str) -> str:
    return find(game).title
