"""The JSON API of guests and of names with passwords."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from ceilidh.say import speaker
from ceilidh.server.api.account import user_json
from ceilidh.server.commands.command import Json
from ceilidh.server.request_context import changing_user, language_of, service

router = APIRouter(prefix="/api", tags=["ceilidh"])


class Name(BaseModel):
    name: str = Field(max_length=200, examples=["Ann"])


class Login(BaseModel):
    name: str = Field(max_length=200)
    password: str = Field(max_length=500)


class Keep(Login):
    old: str = Field(default="", max_length=500, description="the password until now, if any")


@router.post("/guest")
def guest(request: Request, response: Response, body: Name) -> Json:
    """Play at once: a guest with a name; the token also works as `Authorization: Bearer`."""
    auth = service(request).auth
    user = auth.guest(body.name, speaker(language_of(request)).text("Guest"))
    token = auth.sign_in(response, user)
    return {"user": user_json(user), "token": token}


@router.post("/keep")
async def keep(request: Request, response: Response, body: Keep) -> Json:
    """Keep the guest's name with a password, or change name and password; `old` is asked then."""
    auth = service(request).auth

    def kept() -> Json:
        user = changing_user(request)
        made = auth.keep(request, user, body.name, body.password, body.old)
        auth.know_browser(response, made)
        return {"user": user_json(made)}

    return await auth.passwords.threads.run(kept)


@router.post("/login")
async def login(request: Request, response: Response, body: Login) -> Json:
    auth = service(request).auth

    def entered() -> Json:
        user = auth.log_in(request, body.name, body.password)
        return {"user": user_json(user), "token": auth.sign_in(response, user)}

    return await auth.passwords.threads.run(entered)


@router.post("/logout")
def logout(request: Request, response: Response, everywhere: bool = False) -> Json:
    """End this session, or all of this user's; a guest cannot come back after it."""
    changing_user(request)
    service(request).auth.sign_out(request, response, everywhere)
    return {"user": None}
