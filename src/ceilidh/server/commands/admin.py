"""Commands of administrators: mute, block, close, and settle. Each is noted, with its reason.

The notes are only ever added to: no command changes or deletes one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from fastapi.responses import Response
from pydantic import BaseModel, Field

from ceilidh.server.commands.command import ADMIN, NOBODY, Call, Command, Json
from ceilidh.server.commands.forms import LARGEST
from ceilidh.server.errors import NotFound, Refusal
from ceilidh.server.html.rendering import go
from ceilidh.server.storage.models import User
from ceilidh.server.texts import clean_line

B = TypeVar("B", bound=BaseModel)
LONGEST_REASON = 200


class AboutPerson(BaseModel):
    person: int = Field(ge=0, le=LARGEST)
    why: str = Field(default="", max_length=500, description="for the person and the audit trail")


class AboutTable(BaseModel):
    table: str = Field(max_length=40)
    why: str = Field(default="", max_length=500, description="for the players and the audit trail")


class AboutReport(BaseModel):
    report: int = Field(ge=0, le=LARGEST)
    why: str = Field(default="", max_length=500, description="for the audit trail")


def mute(call: Call[AboutPerson]) -> None:
    """Let somebody talk at no table any more."""
    person = _person(call)
    call.service.store.mute(person.id, _reason(call.body.why), _by(call.user))


def unmute(call: Call[AboutPerson]) -> None:
    """Let somebody talk again."""
    call.service.store.mute(_person(call).id, "", _by(call.user))


def block(call: Call[AboutPerson]) -> None:
    """Sign somebody out everywhere, and let them in no more."""
    person = _person(call)
    call.service.store.block(person.id, _reason(call.body.why), _by(call.user))


def unblock(call: Call[AboutPerson]) -> None:
    """Let somebody in again."""
    call.service.store.block(_person(call).id, "", _by(call.user))


def close_table(call: Call[AboutTable]) -> None:
    """Nobody can open the table any more; only its record is still there."""
    call.service.store.close_table(call.body.table, _reason(call.body.why), _by(call.user))
    call.service.changed(call.body.table)


def reopen_table(call: Call[AboutTable]) -> None:
    """The table goes on where it was, with the clocks set anew."""
    call.service.store.close_table(call.body.table, "", _by(call.user))
    call.service.changed(call.body.table)


def settle(call: Call[AboutReport]) -> None:
    """A report has been dealt with."""
    why = clean_line(call.body.why, LONGEST_REASON)
    call.service.store.settle(call.body.report, why, _by(call.user))


def _person(call: Call[AboutPerson]) -> User:
    """Administrators are equals: only who runs the server can take that from one of them."""
    person = call.service.store.user(call.body.person)
    if person is None:
        raise NotFound("There is no such user.")
    if person.admin:
        raise Refusal("This is an administrator; see 'ceilidh admin remove'.")
    return person


def _reason(given: str) -> str:
    why = clean_line(given, LONGEST_REASON)
    if not why:
        raise Refusal("Give a reason; the person concerned will read it.")
    return why


def _by(user: User) -> str:
    return f"#{user.id} {user.name}"


def _done(_: Call[Any], _made: object) -> Json:
    return {"done": True}


def _to_person(call: Call[AboutPerson], _: object) -> Response:
    return go(f"/admin/people/{call.body.person}")


def _to_table(call: Call[AboutTable], _: object) -> Response:
    return go(f"/admin/tables/{call.body.table}")


def _to_reports(_: Call[Any], _made: object) -> Response:
    return go("/admin")


def _command(
    path: str,
    body: type[B],
    run: Callable[[Call[B]], None],
    page: Callable[[Call[B], object], Response],
) -> Command[B]:
    return Command(path, body, run, tells=NOBODY, place=ADMIN, answer=_done, page=page)


ADMINISTRATION: tuple[Command[Any], ...] = (
    _command("mute", AboutPerson, mute, _to_person),
    _command("unmute", AboutPerson, unmute, _to_person),
    _command("block", AboutPerson, block, _to_person),
    _command("unblock", AboutPerson, unblock, _to_person),
    _command("close", AboutTable, close_table, _to_table),
    _command("reopen", AboutTable, reopen_table, _to_table),
    _command("settle", AboutReport, settle, _to_reports),
)
