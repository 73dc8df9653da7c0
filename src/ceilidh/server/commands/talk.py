"""Commands about words: talk at a table, a private note, a report to the administrator."""

from __future__ import annotations

import logging
from typing import Any

from fastapi.responses import HTMLResponse, Response
from pydantic import BaseModel, Field

from ceilidh.say import speaker
from ceilidh.server.commands.command import NOBODY, TALKERS, Call, Command, Json
from ceilidh.server.errors import Forbidden, Refusal
from ceilidh.server.html.rendering import from_htmx, go, page
from ceilidh.server.html.talk import talk_part
from ceilidh.server.logs import tell
from ceilidh.server.texts import clean_note, clean_saying

log = logging.getLogger("ceilidh.server")


class Text(BaseModel):
    text: str = Field(max_length=5000)


def say(call: Call[Text]) -> None:
    text = clean_saying(call.body.text)
    if not text:
        raise Refusal("Say something.")
    if not call.room.seats_of(call.user.id) and call.room.row.owner_id != call.user.id:
        raise Forbidden("You have no seat at this table.")
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
        return HTMLResponse(speaker(call.language).text("Kept."))
    return go(f"/t/{call.room.id}")


def report(call: Call[Text]) -> None:
    """Tell who runs the server about a table."""
    said = clean_saying(call.body.text)
    if not said:
        raise Refusal("Say what happened.")
    call.service.store.report(call.room.id, call.user.id, said)
    tell(log, logging.WARNING, "report", table=call.room.id, by=call.user.id)


def _reported(_: Call[Text], _made: object) -> Json:
    return {"reported": True}


def _thanks(call: Call[Text], _: object) -> Response:
    return page(call.request, "report.html", table_id=call.room.id, told=True)


TALK: tuple[Command[Any], ...] = (
    Command("report", Text, report, tells=NOBODY, status=201, answer=_reported, page=_thanks),
    Command("talk", Text, say, tells=TALKERS, status=201, answer=_said, page=_talk),
    Command("note", Text, keep_note, tells=NOBODY, method="PUT", answer=_note, page=_note_is_kept),
)
