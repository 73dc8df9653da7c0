"""Commands of players about others: a report on a table, on what was said there, on a profile."""

from __future__ import annotations

import logging
from typing import Any

from fastapi.responses import Response
from pydantic import BaseModel, Field

from ceilidh.server.commands.command import NOBODY, PEOPLE, Call, Command, Json
from ceilidh.server.commands.forms import LARGEST
from ceilidh.server.errors import NotFound, Refusal
from ceilidh.server.html.rendering import page
from ceilidh.server.logs import tell
from ceilidh.server.results.profiles import shown_user
from ceilidh.server.texts import clean_saying

log = logging.getLogger("ceilidh.server")


class ReportIn(BaseModel):
    text: str = Field(max_length=5000)
    seat: int | None = Field(default=None, ge=0, le=7, description="whom it is about")
    said: int | None = Field(
        default=None, ge=0, le=LARGEST, description="or the line of talk it is about"
    )


class PersonReport(BaseModel):
    person: int = Field(ge=0, le=LARGEST)
    text: str = Field(max_length=5000)


def report(call: Call[ReportIn]) -> None:
    """Tell the administrators about a table, about somebody there, or about a line of talk."""
    text = _told(call.body.text)
    about, quote = _accused(call)
    call.service.store.report(call.room.id, call.user.id, text, about, quote)
    tell(log, logging.WARNING, "report", table=call.room.id, by=call.user.id)


def _accused(call: Call[ReportIn]) -> tuple[int | None, str]:
    """Whom a report is about, and what they said; kept with it, in case that it is deleted."""
    body = call.body
    if body.said is not None:
        message = call.service.store.message(call.room.id, body.said)
        if message is None:
            raise NotFound("Nobody has said that at this table.")
        return message.user_id, message.text
    if body.seat is not None:
        if not 0 <= body.seat < len(call.room.seats):
            raise NotFound("There is no such seat.")
        return call.room.seats[body.seat].user_id, ""
    return None, ""


def report_person(call: Call[PersonReport]) -> None:
    """Tell the administrators about somebody who shows a profile."""
    text = _told(call.body.text)
    about = shown_user(call.service.store, call.body.person, call.user.id)
    call.service.store.report(None, call.user.id, text, about.id)
    tell(log, logging.WARNING, "report", person=about.id, by=call.user.id)


def _told(text: str) -> str:
    told = clean_saying(text)
    if not told:
        raise Refusal("Describe what happened.")
    return told


def _reported(_: Call[Any], _made: object) -> Json:
    return {"reported": True}


def _thanks(call: Call[ReportIn], _: object) -> Response:
    return page(call.request, "report.html", back=f"/t/{call.room.id}", told=True)


def _thanks_elsewhere(call: Call[PersonReport], _: object) -> Response:
    return page(call.request, "report.html", back=f"/people/{call.body.person}", told=True)


REPORTS: tuple[Command[Any], ...] = (
    Command("report", ReportIn, report, tells=NOBODY, status=201, answer=_reported, page=_thanks),
    Command(
        "report",
        PersonReport,
        report_person,
        tells=NOBODY,
        place=PEOPLE,
        status=201,
        answer=_reported,
        page=_thanks_elsewhere,
    ),
)
