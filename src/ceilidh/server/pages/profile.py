"""The pages of results: one's own and of others who show them, the ratings, the archive."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from ceilidh.kernel.registry import find, list_games
from ceilidh.say import speaker
from ceilidh.server.html.rendering import Field, go, page
from ceilidh.server.pages.home import listed
from ceilidh.server.request_context import language_of, service, user_for_form
from ceilidh.server.results import open_archive
from ceilidh.server.results.finished_games import catch_up
from ceilidh.server.results.profiles import (
    PrivacySettings,
    all_results,
    latest_games,
    privacy_of,
    set_privacy,
    shown_user,
)
from ceilidh.server.storage.models import User

router = APIRouter(include_in_schema=False)


@router.get("/profile")
def my_profile(request: Request) -> Response:
    user = service(request).auth.user(request)
    return go("/account") if user is None else _profile(request, user, own=True)


@router.get("/people/{user_id}")
def profile(request: Request, user_id: int) -> HTMLResponse:
    found = service(request)
    asker = found.auth.user(request)
    user = shown_user(found.store, user_id, asker.id if asker else None)
    return _profile(request, user, own=False)


@router.get("/people/{user_id}/report")
def report_page(request: Request, user_id: int) -> HTMLResponse:
    found = service(request)
    asker = found.auth.need_user(request)
    whose = shown_user(found.store, user_id, asker.id)
    return page(
        request,
        "report.html",
        path="/people/report",
        back=f"/people/{whose.id}",
        told=False,
        person=whose,
    )


def _profile(request: Request, whose: User, own: bool) -> HTMLResponse:
    found = service(request)
    catch_up(found.store, found.rooms)
    to = speaker(language_of(request))
    rows = latest_games(found.store, whose.id, public=not own)
    return page(
        request,
        "profile.html",
        whose=whose,
        own=own,
        chosen=privacy_of(found.store, whose.id),
        results=all_results(found.store, found.ladder, whose.id),
        latest=listed(found, rows, None, to),
        title_of=_title,
        archive=found.settings.opens_archive,
    )


def _title(game: str) -> str:
    return find(game).title


@router.post("/profile")
def keep_wishes(
    request: Request, csrf: Field = "", shown: Field = "", rated: Field = "", named: Field = ""
) -> Response:
    user = user_for_form(request, csrf)
    set_privacy(
        service(request).store, user, PrivacySettings(bool(shown), bool(rated), bool(named))
    )
    return go("/profile")


@router.get("/ratings")
def ratings(request: Request, game: str = "") -> HTMLResponse:
    chosen = game or list_games()[0].name
    people = service(request).rated_people(chosen)
    return page(request, "ratings.html", games=list_games(), game=chosen, people=people)


@router.get("/archive")
def archive(request: Request) -> HTMLResponse:
    service(request).need_archive()
    return page(
        request,
        "archive.html",
        games=list_games(),
        counts=open_archive.counts(service(request).store),
        licence=open_archive.LICENCE,
        licence_link=open_archive.LICENCE_LINK,
    )
