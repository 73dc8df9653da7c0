"""Names with passwords: registered, signed in with, given anew to who forgot it, and given up."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from ceilidh.server.errors import Refusal
from ceilidh.server.html.rendering import Field, go, page
from ceilidh.server.people.own_data import forget
from ceilidh.server.people.preferences import completed, to_browser
from ceilidh.server.request_context import seated, service, user_for_form

router = APIRouter(include_in_schema=False)


@router.post("/account/keep")
async def keep(
    request: Request, name: Field, password: Field, csrf: Field = "", old: Field = ""
) -> Response:
    """A name with a password; who has one changes either by saying the old password."""
    auth = service(request).auth

    def kept() -> Response:
        user, remember = seated(request, csrf)
        made = auth.keep(request, user, name, password, old)
        response = go("/account")
        remember(response)
        auth.know_browser(response, made)
        return response

    return await auth.passwords.threads.run(kept)


@router.post("/account/login")
async def login(request: Request, name: Field, password: Field) -> Response:
    auth = service(request).auth

    def entered() -> Response:
        user = auth.log_in(request, name, password)
        response = go("/")
        if user.preferences:
            to_browser(completed(user.preferences), response)
        auth.sign_in(response, user)
        return response

    return await auth.passwords.threads.run(entered)


@router.post("/account/logout")
def logout(request: Request, csrf: Field = "", everywhere: Field = "") -> Response:
    user_for_form(request, csrf)
    response = go("/")
    service(request).auth.sign_out(request, response, bool(everywhere))
    return response


# --- forgotten passwords --------------------------------------------------------------------------


@router.get("/account/reset")
def reset_page(request: Request, token: str = "") -> HTMLResponse:
    user = service(request).auth.reset_user(token)
    return page(request, "reset.html", token=token, whose=user.name)


@router.post("/account/reset")
async def reset(request: Request, token: Field, password: Field, again: Field) -> Response:
    auth = service(request).auth
    if password != again:
        raise Refusal("The two passwords do not match.")

    def changed() -> Response:
        user = auth.reset(token, password)
        response = go("/account")
        auth.sign_in(response, user)
        return response

    return await auth.passwords.threads.run(changed)


# --- the end of an account ------------------------------------------------------------------------


@router.post("/account/delete")
async def delete_account(request: Request, csrf: Field = "", old: Field = "") -> Response:
    """The end of an account; who has a password says it."""
    found = service(request)

    def deleted() -> Response:
        user = user_for_form(request, csrf)
        if user.login is not None:
            found.auth.need_password(request, user, old)
        for table_id in forget(found.store, user):
            found.changed(table_id)
        response = go("/")
        found.auth.sign_out(request, response, everywhere=True)
        return response

    return await found.auth.passwords.threads.run(deleted)
