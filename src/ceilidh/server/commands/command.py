"""A command is something that a person or a program does, mostly at a table; it is declared once.

The declaration says what it takes, what it runs, what to confirm first, and whom to notify. Pages
and API have no code of their own for it: the dispatcher serves both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from fastapi import Request
from fastapi.responses import Response
from pydantic import BaseModel
from starlette.datastructures import FormData

from ceilidh.server.people.preferences import Preferences, preferences
from ceilidh.server.request_context import language_of
from ceilidh.server.service import Service
from ceilidh.server.storage.models import User
from ceilidh.server.table.rooms import Room

Json = dict[str, Any]
B = TypeVar("B", bound=BaseModel)

# Whom the dispatcher notifies after a command.
EVERYBODY = "changed"  # all who have the table open, bots, and clocks
TALKERS = "talk"  # all who have the table open: there is a new line of talk
NOBODY = ""  # nothing that others see has changed


@dataclass(frozen=True)
class CommandPlace:
    """Where a command is given: what its paths begin with, for programs and for pages.

    One that is not `at_table` says in its body what it is about. `admins`: for nobody else.
    """

    api: str
    pages: str
    at_table: bool = False
    admins: bool = False


TABLE = CommandPlace("/api/tables/{table_id}", "/t/{table_id}", at_table=True)
PEOPLE = CommandPlace("/api/people", "/people")
ADMIN = CommandPlace("/api/admin", "/admin", admins=True)


class Nothing(BaseModel):
    """The body of a command that takes no values."""


@dataclass(frozen=True)
class Call(Generic[B]):
    """A command as a user gives it: at which table, if at any, with which values."""

    request: Request
    service: Service
    at: Room | None
    user: User
    body: B

    @property
    def room(self) -> Room:
        assert self.at is not None, "the command is given at a table"
        return self.at

    @property
    def language(self) -> str:
        return language_of(self.request)

    @property
    def wishes(self) -> Preferences:
        return preferences(self.request, self.user)


@dataclass(frozen=True)
class Confirm(Generic[B]):
    """What a page asks before a command is done.

    `ask` gives what `template` shows, or None where there is nothing to ask. `page` is the template
    for a browser without scripts; without it such a browser is not asked.
    """

    ask: Callable[[Call[B]], Mapping[str, Any] | None]
    template: str
    page: str = ""


@dataclass(frozen=True)
class Command(Generic[B]):
    """`path` is the end of its path, below that of its `place`; `run` names it, and may return a
    new room or whatever its answers need. One that is given elsewhere than at a table tells nobody
    and has answers of its own.

    The API takes `body` as JSON, or in the address with `query`. A form is read into the same body,
    by `read` where its fields have other names. Several commands may share the path of one `form`:
    then a form means the one whose field `chosen_by` is filled in.
    """

    path: str
    body: type[B]
    run: Callable[[Call[B]], Any]
    tells: str = EVERYBODY
    place: CommandPlace = TABLE
    confirm: Confirm[B] | None = None
    # the API
    method: str = "POST"
    status: int = 200
    query: bool = False
    answer: Callable[[Call[B], Any], Json] | None = None  # else the scene
    # the page
    form: str = ""
    chosen_by: str = ""
    read: Callable[[FormData], B] | None = None
    guests: bool = False  # a new visitor becomes a guest on the spot
    page: Callable[[Call[B], Any], Response] | None = None  # else the new position

    @property
    def name(self) -> str:
        return self.run.__name__

    @property
    def form_path(self) -> str:
        return self.form or self.path
