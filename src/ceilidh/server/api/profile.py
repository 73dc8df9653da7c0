"""The JSON API of results, ratings and the archive of finished games."""

from __future__ import annotations

from dataclasses import asdict, replace

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field

from ceilidh.server.commands.command import Json
from ceilidh.server.request_context import changing_user, service
from ceilidh.server.results import open_archive
from ceilidh.server.results.finished_games import catch_up
from ceilidh.server.results.profiles import (
    PrivacySettings,
    all_results,
    privacy_of,
    set_privacy,
    shown_user,
)
from ceilidh.server.results.ratings import Rating
from ceilidh.server.service import Service
from ceilidh.server.storage.models import User

router = APIRouter(prefix="/api", tags=["ceilidh"])


class WishesIn(BaseModel):
    """What is to change of what others see of me."""

    shown: bool | None = Field(default=None, description="others see my results")
    rated: bool | None = Field(default=None, description="games that begin from now on are rated")
    named: bool | None = Field(default=None, description="my name stands in the archive")


def rating_json(rating: Rating | None) -> Json | None:
    if rating is None:
        return None
    return {**asdict(rating), "provisional": rating.provisional}


def person_json(found: Service, user: User) -> Json:
    results = [
        {**asdict(one), "rating": rating_json(one.rating)}
        for one in all_results(found.store, found.ladder, user.id)
    ]
    return {"id": user.id, "name": user.name, "results": results}


@router.get("/profile")
def my_profile(request: Request) -> Json:
    """My results by game, clan and module, my ratings, and what others see of it."""
    found = service(request)
    user = found.auth.need_user(request)
    catch_up(found.store, found.rooms)
    return {**person_json(found, user), "wishes": asdict(privacy_of(found.store, user.id))}


@router.put("/profile")
def keep_wishes(request: Request, body: WishesIn) -> Json:
    """Change what others see of me."""
    user = changing_user(request)
    store = service(request).store
    chosen = body.model_dump(exclude_none=True)
    wishes: PrivacySettings = replace(privacy_of(store, user.id), **chosen)
    set_privacy(store, user, wishes)
    return asdict(wishes)


@router.get("/people/{user_id}")
def person(request: Request, user_id: int) -> Json:
    """The results of somebody who shows them."""
    found = service(request)
    asker = found.auth.user(request)
    user = shown_user(found.store, user_id, asker.id if asker else None)
    catch_up(found.store, found.rooms)
    return person_json(found, user)


@router.get("/ratings/{game}")
def ratings(request: Request, game: str) -> list[Json]:
    """Those who want a rating, the strongest first; `mean` plus or minus `within`."""
    return [
        {"id": one.user_id, "name": one.name, "shown": one.shown, **(rating_json(one.rating) or {})}
        for one in service(request).rated_people(game)
    ]


@router.get("/archive")
def about_archive(request: Request) -> Json:
    """How many finished games of open tables there are, and under which licence."""
    service(request).need_archive()
    return {
        "games": open_archive.counts(service(request).store),
        "licence": open_archive.LICENCE,
        "licence_link": open_archive.LICENCE_LINK,
        "download": "/api/archive/games.zip",
    }


@router.get("/archive/games.zip", response_class=StreamingResponse)
def archive(request: Request) -> StreamingResponse:
    """All these games: a record each, and a table of them."""
    service(request).need_archive()
    found = service(request)
    headers = {
        "Content-Disposition": 'attachment; filename="ceilidh-games.zip"',
        # It is compressed already.
        "Content-Encoding": "identity",
    }
    made = found.downloads.begin(found.store)
    return StreamingResponse(made, media_type="application/zip", headers=headers)
