"""Runs commands: signs in, finds the room, asks first, runs, tells others, and answers.

`perform` is the only place where a command runs, so none can forget to notify the watchers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from fastapi import Request
from fastapi.responses import HTMLResponse, Response
from pydantic import BaseModel
from starlette.datastructures import FormData

from ceilidh.server.commands.answers import position, scene_json
from ceilidh.server.commands.command import EVERYBODY, TALKERS, Call, Command, Json
from ceilidh.server.commands.forms import read_form, text_of
from ceilidh.server.html.rendering import from_htmx, page
from ceilidh.server.people.preferences import turn_preferences
from ceilidh.server.request_context import changing_user, seated, service, user_for_form
from ceilidh.server.storage.models import User
from ceilidh.server.table.moves import is_against_bots
from ceilidh.server.table.rooms import Room

B = TypeVar("B", bound=BaseModel)
ASKS = "X-Asks"  # an answer that is a question and not the new position
SURE = "sure"  # the field of a form whose sender has been asked


def perform(command: Command[B], call: Call[B]) -> Any:
    """Run a command, then notify everybody it concerns."""
    made = command.run(call)
    if command.tells == EVERYBODY:
        call.service.changed(call.room.id)
        if isinstance(made, Room):
            call.service.changed(made.id)
    elif command.tells == TALKERS:
        call.service.broadcaster.publish(call.room.id, TALKERS)
    return made


def for_program(request: Request, table_id: str | None, command: Command[B], body: B) -> Json:
    """A command by JSON."""
    call = _call(request, table_id, changing_user(request), command, body)
    made = perform(command, call)
    if command.answer is not None:
        return command.answer(call, made)
    return scene_json(request, made if isinstance(made, Room) else call.room)


def for_page(
    request: Request, table_id: str | None, commands: Sequence[Command[Any]], form: FormData
) -> Response:
    """The one of several commands that a form means."""
    command = next(one for one in commands if not one.chosen_by or text_of(form, one.chosen_by))
    body = command.read(form) if command.read else read_form(command.body, form)
    user, remember = _sender(request, command, form)
    call = _as_preferred(_call(request, table_id, user, command, body))
    response = _answer(command, call, bool(text_of(form, SURE)))
    remember(response)
    return response


def _sender(
    request: Request, command: Command[Any], form: FormData
) -> tuple[User, Callable[[Response], None]]:
    """The sender of a form, and how to remember a new guest."""
    csrf = text_of(form, "csrf")
    if command.guests:
        return seated(request, csrf, text_of(form, "name"))
    return user_for_form(request, csrf), lambda response: None


def _answer(command: Command[B], call: Call[B], sure: bool) -> Response:
    """What a page is told: a question first, or what was done."""
    question = None if sure else _question(command, call)
    if question is not None:
        return question
    made = perform(command, call)
    return command.page(call, made) if command.page else position(call.request, call.room)


def _call(
    request: Request, table_id: str | None, user: User, command: Command[B], body: B
) -> Call[B]:
    found = service(request)
    if command.place.admins:
        found.auth.need_admin(user)
    room = None if table_id is None else found.rooms.get(table_id)
    return Call(request, found, room, user, body)


def _as_preferred(call: Call[B]) -> Call[B]:
    """A page plays as its reader prefers; a program says so with every move."""
    asked = {"hold", "spare"} & set(type(call.body).model_fields)
    if not asked:
        return call
    wishes = call.wishes
    if not call.user.preferences:
        # Stored, because the server also plays forced moves while nobody has the page open.
        call.service.store.prefer(call.user.id, wishes)
    turn = turn_preferences(wishes, call.at is not None and is_against_bots(call.at, call.user.id))
    chosen = {"hold": turn.holds, "spare": turn.spares}
    body = call.body.model_copy(update={name: chosen[name] for name in asked})
    return replace(call, body=body)


def _question(command: Command[B], call: Call[B]) -> HTMLResponse | None:
    """The header makes the page show the question beside the click, not instead of the table."""
    confirm = command.confirm
    if confirm is None:
        return None
    template = confirm.template if from_htmx(call.request) else confirm.page
    values = confirm.ask(call) if template else None
    if values is None:
        return None
    response = page(call.request, template, **values)
    response.headers[ASKS] = "yes"
    return response
