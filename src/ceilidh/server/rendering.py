"""What all pages share: how one is filled in, who sent a form, where it leads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from ceilidh.say import LANGUAGES, own_name, speaker
from ceilidh.server.api import language_of, service
from ceilidh.server.errors import Refusal
from ceilidh.server.models import User
from ceilidh.server.preferences import preferences
from ceilidh.server.rulebook import rule_links
from ceilidh.server.templates import render

Field = Annotated[str, Form()]


def page(request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    """A whole page, or the part of one that a template makes."""
    found = service(request)
    code = language_of(request)
    user = found.auth.user(request)
    markup = render(
        template,
        request=request,
        user=user,
        csrf=found.auth.csrf(request),
        language=code,
        languages={one: own_name(one) for one in LANGUAGES},
        wishes=preferences(request, user),
        to=speaker(code),
        **values,
    )
    return HTMLResponse(markup, status)


def from_htmx(request: Request) -> bool:
    """Whether a part of a page is asked for, to be put into the one that is open."""
    return "HX-Request" in request.headers


def refusal_page(request: Request, fault: Refusal) -> HTMLResponse:
    """A sentence and the rules behind it; for HTMX only the message, shown where the eye is."""
    template = "_message.html" if from_htmx(request) else "refusal.html"
    rules = rule_links(fault.rules, language_of(request))
    return page(request, template, fault.status, fault=fault, rules=rules)


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
    guest = found.auth.guest(name, speaker(language_of(request)).text("Guest"))

    def remember(response: Response) -> None:
        found.auth.sign_in(response, guest)

    return guest, remember


def go(path: str) -> RedirectResponse:
    return RedirectResponse(path, 303)


def go_back(path: str) -> RedirectResponse:
    """To a path of this server that a form names; never to another site."""
    return go(path if path.startswith("/") and path[1:2] not in ("/", "\\") else "/")
