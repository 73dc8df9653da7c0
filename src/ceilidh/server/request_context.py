"""What a request says about its sender: the user, the language, and the server it asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import Depends, Request, Response
from starlette.datastructures import FormData

from ceilidh.say import speaker
from ceilidh.server.http.limits import client_of
from ceilidh.server.service import Service
from ceilidh.server.storage.models import User

T = TypeVar("T")


def service(request: Request) -> Service:
    found = request.app.state.service
    assert isinstance(found, Service)
    return found


def language_of(request: Request) -> str:
    return str(request.state.language)


async def read_text(request: Request, work: Callable[[str], T], text: str) -> T:
    """What `work`, a function of a module, makes of a text that was sent; another process reads."""
    return await service(request).reader.read(work, text, client_of(request.scope))


async def _sent_form(request: Request) -> FormData:
    return await request.form()


# A form with fields of any name: it is read as it comes, and a thread answers it.
SentForm = Annotated[FormData, Depends(_sent_form)]


def changing_user(request: Request) -> User:
    """The user of a request that changes something; protected against other sites."""
    found = service(request)
    user = found.auth.need_user(request)
    found.auth.check_csrf(request)
    return user


def user_for_form(request: Request, csrf: str) -> User:
    """The user who sent a form."""
    found = service(request)
    user = found.auth.need_user(request)
    found.auth.check_csrf(request, csrf)
    return user


def check_form(request: Request, csrf: str) -> None:
    """Before any work for a form: a page of ours has sent it, if its sender is signed in."""
    found = service(request)
    if found.auth.user(request) is not None:
        found.auth.check_csrf(request, csrf)


def seated(request: Request, csrf: str, name: str = "") -> tuple[User, Callable[[Response], None]]:
    """The user who sent a form, or a new guest; and how to remember a guest."""
    found = service(request)
    user = found.auth.user(request)
    if user is not None:
        found.auth.check_csrf(request, csrf)
        return user, lambda response: None
    guest = found.auth.guest(name, speaker(language_of(request)).text("Guest"))

    def remember(response: Response) -> None:
        found.auth.sign_in(response, guest)

    return guest, remember
