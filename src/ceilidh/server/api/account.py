"""The JSON API of accounts: who am I, names and passwords, preferences."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from ceilidh.say import speaker
from ceilidh.server.commands.command import Json
from ceilidh.server.people.preferences import PreferencesUpdate, prefer, preferences, update_model
from ceilidh.server.request_context import changing_user, language_of, service
from ceilidh.server.storage.models import User

router = APIRouter(prefix="/api", tags=["ceilidh"])


class Name(BaseModel):
    name: str = Field(max_length=200, examples=["Ann"])


class Login(BaseModel):
    name: str = Field(max_length=200)
    password: str = Field(max_length=500)


class Keep(Login):
    old: str = Field(default="", max_length=500, description="the password until now, if any")


@router.get("/me")
def me(request: Request) -> Json:
    user = service(request).auth.user(request)
    return {"user": _user_json(user), "csrf": service(request).auth.csrf(request)}


@router.post("/guest")
def guest(request: Request, response: Response, body: Name) -> Json:
    """Play at once: a guest with a name; the token also works as `Authorization: Bearer`."""
    auth = service(request).auth
    user = auth.guest(body.name, speaker(language_of(request)).text("Guest"))
    token = auth.sign_in(response, user)
    return {"user": _user_json(user), "token": token}


@router.post("/keep")
async def keep(request: Request, response: Response, body: Keep) -> Json:
    """Keep the guest's name with a password, or change name and password; `old` is asked then."""
    auth = service(request).auth

    def kept() -> Json:
        user = changing_user(request)
        made = auth.keep(request, user, body.name, body.password, body.old)
        auth.know_browser(response, made)
        return {"user": _user_json(made)}

    return await auth.passwords.threads.run(kept)


@router.post("/login")
async def login(request: Request, response: Response, body: Login) -> Json:
    auth = service(request).auth

    def entered() -> Json:
        user = auth.log_in(request, body.name, body.password)
        return {"user": _user_json(user), "token": auth.sign_in(response, user)}

    return await auth.passwords.threads.run(entered)


@router.post("/logout")
def logout(request: Request, response: Response, everywhere: bool = False) -> Json:
    """End this session, or all of this user's; a guest cannot come back after it."""
    changing_user(request)
    service(request).auth.sign_out(request, response, everywhere)
    return {"user": None}


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


def _user_json(user: User | None) -> Json | None:
    if user is None:
        return None
    return {"id": user.id, "name": user.name, "kept": user.login is not None}
