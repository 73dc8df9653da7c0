"""The page of one's account: a name, results, one's own data."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from ceilidh.server.html.rendering import Field, go_back, page
from ceilidh.server.people.own_data import archive
from ceilidh.server.request_context import seated, service
from ceilidh.server.results.solo_history import SHOWN, by_level, games_met
from ceilidh.server.texts import clean_name

router = APIRouter(include_in_schema=False)


@router.get("/account")
def account(request: Request) -> HTMLResponse:
    found = service(request)
    user = found.auth.user(request)
    met = games_met(found.store, user.id) if user else []
    mail = found.notice_sender.mailbox is not None
    return page(
        request,
        "account.html",
        met=met[:SHOWN],
        levels=by_level(met),
        mail=mail,
        admin=found.auth.is_admin(user),
    )


@router.post("/account/guest")
def be_guest(request: Request, name: Field, csrf: Field = "", then: Field = "/") -> Response:
    user, remember = seated(request, csrf, name)
    service(request).store.rename(user.id, clean_name(name) or user.name)
    response = go_back(then)
    remember(response)
    return response


# --- one's own data -------------------------------------------------------------------------------


@router.get("/account/data")
def own_data(request: Request) -> Response:
    """All that is stored about me, and the records of my games, as one archive."""
    found = service(request)
    packed = archive(found.store, found.rooms, found.auth.need_user(request))
    headers = {"Content-Disposition": 'attachment; filename="ceilidh-data.zip"'}
    return Response(packed, media_type="application/zip", headers=headers)
