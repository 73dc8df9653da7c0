"""The page of preferences, and the small menus of all pages."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from ceilidh.server.html.rendering import Field, go, go_back, page
from ceilidh.server.people.preferences import PREFERENCES, completed, prefer, preferences
from ceilidh.server.request_context import SentForm, service

router = APIRouter(include_in_schema=False)


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
