"""The table of all commands, and the routes that follow from it: for programs and for forms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from pydantic import BaseModel

from ceilidh.server.commands.admin import ADMINISTRATION
from ceilidh.server.commands.command import Command, Json, Nothing
from ceilidh.server.commands.dispatcher import for_page, for_program
from ceilidh.server.commands.moves import MOVES
from ceilidh.server.commands.reports import REPORTS
from ceilidh.server.commands.seats import SEATS
from ceilidh.server.commands.talk import TALK
from ceilidh.server.request_context import SentForm

COMMANDS: tuple[Command[Any], ...] = (*MOVES, *SEATS, *TALK, *REPORTS, *ADMINISTRATION)


def api_routes(commands: Sequence[Command[Any]] = COMMANDS) -> APIRouter:
    router = APIRouter(tags=["ceilidh"])
    for command in commands:
        router.add_api_route(
            f"{command.place.api}/{command.path}",
            _program_endpoint(command),
            methods=[command.method],
            status_code=command.status,
            name=command.name,
        )
    return router


def form_routes(commands: Sequence[Command[Any]] = COMMANDS) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    for place, path in dict.fromkeys([(one.place, one.form_path) for one in commands]):
        # Those that a field chooses come first: the one without is meant when none is filled in.
        sharing = [one for one in commands if (one.place, one.form_path) == (place, path)]
        sharing.sort(key=lambda command: not command.chosen_by)
        router.add_api_route(f"{place.pages}/{path}", _form_endpoint(sharing), methods=["POST"])
    return router


def _program_endpoint(command: Command[Any]) -> Callable[..., Json]:
    def bare(request: Request, table_id: str) -> Json:
        return for_program(request, table_id, command, Nothing())

    def filled(request: Request, table_id: str, body: BaseModel) -> Json:
        return for_program(request, table_id, command, body)

    def elsewhere(request: Request, body: BaseModel) -> Json:
        return for_program(request, None, command, body)

    endpoint: Callable[..., Json] = bare if command.body is Nothing else filled
    if not command.place.at_table:
        endpoint = elsewhere
    # The framework reads and describes what the annotation names.
    taken = Annotated[command.body, Query()] if command.query else command.body
    endpoint.__annotations__["body"] = taken
    endpoint.__doc__ = command.run.__doc__
    return endpoint


def _form_endpoint(sharing: list[Command[Any]]) -> Callable[..., Response]:
    def at_table(request: Request, table_id: str, form: SentForm) -> Response:
        return for_page(request, table_id, sharing, form)

    def elsewhere(request: Request, form: SentForm) -> Response:
        return for_page(request, None, sharing, form)

    return at_table if sharing[0].place.at_table else elsewhere
