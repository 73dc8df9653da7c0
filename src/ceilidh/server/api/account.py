"""The JSON API of one's account: who am I, and what I prefer."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ceilidh.server.commands.command import Json
from ceilidh.server.people.preferences import PreferencesUpdate, prefer, preferences, update_model
from ceilidh.server.request_context import changing_user, service
from ceilidh.server.storage.models import User

router = APIRouter(prefix="/api", tags=["ceilidh"])


@router.get("/me")
def me(request: Request) -> Json:
    user = service(request).auth.user(request)
    return {"user": user_json(user), "csrf": service(request).auth.csrf(request)}


@router.get("/preferences")
def show_preferences(request: Request) -> Json:
    """What I prefer; it concerns the page, not the API."""
    return dict(preferences(request, service(request).auth.user(request)))


def keep_preferences(request: Request, response: Response, body: PreferencesUpdate) -> Json:
    """Change some of my preferences."""
    user = changing_user(request)
    wishes = {**preferences(request, user), **body.chosen()}
    prefer(service(request).store, user, wishes, response)
    return dict(wishes)


# The framework reads and describes what the annotation names.
keep_preferences.__annotations__["body"] = update_model()
router.put("/preferences")(keep_preferences)


def user_json(user: User | None) -> Json | None:
    if user is None:
        return None
    return {"id": user.id, "name": user.name, "kept": user.login is not None}
