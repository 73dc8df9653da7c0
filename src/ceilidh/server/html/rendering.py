"""What all pages share: how one is filled in, who sent a form, where it leads."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse

from ceilidh.say import LANGUAGES, own_name, speaker
from ceilidh.server.errors import Refusal
from ceilidh.server.html.rule_links import rule_links
from ceilidh.server.html.templates import render
from ceilidh.server.people.preferences import preferences
from ceilidh.server.request_context import language_of, service

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
        alone=found.settings.embedded,
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


def go(path: str) -> RedirectResponse:
    return RedirectResponse(path, 303)


def go_back(path: str) -> RedirectResponse:
    """To a path of this server that a form names; never to another site."""
    return go(path if path.startswith("/") and path[1:2] not in ("/", "\\") else "/")
