"""Commands about words: talk at a table, and a private note."""

from __future__ import annotations

from typing import Any

from fastapi.responses import HTMLResponse, Response
from pydantic import BaseModel, Field

from ceilidh.kernel.reason import Word
from ceilidh.say import speaker
from ceilidh.server.commands.command import NOBODY, TALKERS, Call, Command, Json
from ceilidh.server.errors import Forbidden, Refusal
from ceilidh.server.html.rendering import from_htmx, go
from ceilidh.server.html.talk import talk_part
from ceilidh.server.storage.models import User
from ceilidh.server.texts import clean_note, clean_saying


class Text(BaseModel):
    text: str = Field(max_length=5000)


def muted(user: User) -> Forbidden:
    """What somebody is told who may not talk."""
    return Forbidden(
        "An administrator has muted you, so you cannot chat. Reason: {why}",
        fields={"why": Word(user.muted)},
    )


def say(call: Call[Text]) -> None:
    text = clean_saying(call.body.text)
    if not text:
        raise Refusal("Enter a message.")
    if not call.room.seats_of(call.user.id) and call.room.row.owner_id != call.user.id:
        raise Forbidden("You have no seat at this table.")
    # Asked of the database: it may have been done from a terminal a moment ago.
    sender = call.service.store.user(call.user.id)
    if sender is not None and sender.muted:
        raise muted(sender)
    call.service.store.say(call.room.id, call.user, text)


def _said(_: Call[Text], _made: object) -> Json:
    return {"said": True}


def _talk(call: Call[Text], _: object) -> Response:
    if from_htmx(call.request):
        return talk_part(call.request, call.room)
    return go(f"/t/{call.room.id}")


def keep_note(call: Call[Text]) -> str:
    kept = clean_note(call.body.text)
    call.service.store.keep_note(call.room.id, call.user.id, kept)
    return kept


def _note(_: Call[Text], kept: str) -> Json:
    return {"text": kept}


def _note_is_kept(call: Call[Text], _: object) -> Response:
    if from_htmx(call.request):
        return HTMLResponse(speaker(call.language).text("Saved."))
    return go(f"/t/{call.room.id}")


TALK: tuple[Command[Any], ...] = (
    Command("talk", Text, say, tells=TALKERS, status=201, answer=_said, page=_talk),
    Command("note", Text, keep_note, tells=NOBODY, method="PUT", answer=_note, page=_note_is_kept),
)
