"""The JSON API of games and tables: what can be played, which tables there are, and new ones."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Request
from fastapi.concurrency import run_in_threadpool
from pydantic import BaseModel, Field

from ceilidh.bots.bot_names import profile_of
from ceilidh.kernel import registry
from ceilidh.kernel.options import plain
from ceilidh.say import Speaker, speaker
from ceilidh.server.api.table import invites_json
from ceilidh.server.commands.answers import scene_json
from ceilidh.server.commands.command import Json
from ceilidh.server.kinds.record import keep_record
from ceilidh.server.request_context import changing_user, language_of, read_text, service
from ceilidh.server.service import SeatRequest
from ceilidh.server.storage.models import GameTable, TableSeat
from ceilidh.server.storage.seats import seat_name
from ceilidh.server.storage.store import NEWEST
from ceilidh.server.table.stored_game import read_upload

router = APIRouter(prefix="/api", tags=["ceilidh"])


class SeatIn(BaseModel):
    kind: str = Field(max_length=20, examples=["person", "bot", "open"])
    name: str = Field(default="", max_length=200)
    bot: str = Field(default="", max_length=20, examples=["tacksman"])


class NewTable(BaseModel):
    game: str = Field(max_length=20, examples=["clans"])
    players: int = Field(ge=1, le=8)
    seats: list[SeatIn] = Field(max_length=8)
    options: dict[str, Any] = Field(default_factory=dict)
    seed: int | None = Field(default=None, ge=-(2**62), le=2**62)
    open: bool = False
    word: str = Field(default="", max_length=200, description="what my seat adds to chance")
    commitment: str = Field(default="", max_length=64, description="of POST /api/commitments")
    pace: str = Field(default="", max_length=20, examples=["20+15", "8h", "2d"])
    then: str = Field(default="bot", max_length=20, description="remind, bot or loss")
    hints: bool = Field(default=False, description="hints are allowed to all while they play")


@router.get("/games")
def list_games(request: Request) -> list[Json]:
    """Every game with its player counts, options and their choices."""
    found = service(request)
    to = speaker(language_of(request))
    return [
        {
            "name": game.name,
            "title": game.title,
            "version": game.version,
            "players": list(game.players),
            "options": [
                {
                    "name": option.name,
                    "summary": to.summary(option),
                    "default": option.default,
                    "fixed": {str(players): value for players, value in option.fixed.items()},
                    "choices": list(option.choices),
                    "many": option.many,
                    "group": option.group,
                }
                for option in found.known_options(game.name)
            ],
            "presets": {preset.name: plain(preset.options) for preset in game.presets},
        }
        for game in registry.list_games()
    ]


@router.get("/bots")
def list_bots(request: Request) -> list[Json]:
    """Every bot that can be chosen here, the easiest first: what it is like and whom it suits."""
    to = speaker(language_of(request))
    profiles = [profile for bot in service(request).bot_names if (profile := profile_of(bot))]
    return [
        {
            "name": profile.name,
            "title": to.text(profile.title),
            "about": to.text(profile.character),
            "level": profile.level,
        }
        for profile in profiles
    ]


@router.get("/tables")
def list_tables(request: Request, order: str = NEWEST) -> Json:
    """My tables, those whose turn is mine first; open ones, newest, oldest or fullest first."""
    found = service(request)
    user = found.auth.user(request)
    mine = found.store.tables_of(user.id, False) if user else []
    done = found.store.tables_of(user.id, True) if user else []
    number = user.id if user else None
    to = speaker(language_of(request))
    rows = [_row_json(row, seats, number, to) for row, seats in mine]
    waiting = found.store.open_tables(order)
    rows.sort(key=lambda row: not row["my_turn"])
    return {
        "mine": rows,
        "open": [_row_json(row, seats, number, to) for row, seats in waiting],
        "finished": [_row_json(row, seats, number, to) for row, seats in done],
    }


def _row_json(row: GameTable, seats: list[TableSeat], user_id: int | None, to: Speaker) -> Json:
    due = [seat for seat in seats if seat.number in row.waiting and not seat.deputy]
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "seats": [seat_name(seat, to) for seat in seats],
        "moves": row.moves,
        "started": row.started,
        "finished": row.finished,
        "waiting": row.waiting,
        "scores": row.scores,
        "resigned": [seat.number for seat in seats if seat.resigned],
        "updated": row.updated.isoformat(),
        "my_turn": row.started
        and not row.finished
        and any(seat.user_id == user_id and user_id is not None for seat in due),
    }


@router.post("/commitments", status_code=201)
def commit(request: Request) -> Json:
    """Commit to a value for a table that I am about to make, before I say my word."""
    changing_user(request)
    return {"commitment": service(request).commit()}


@router.post("/tables", status_code=201)
def new_table(request: Request, body: NewTable) -> Json:
    user = changing_user(request)
    wishes = [SeatRequest(seat.kind, seat.name, seat.bot) for seat in body.seats]
    room = service(request).create(
        user,
        body.game,
        body.players,
        body.options,
        wishes,
        body.seed,
        body.open,
        body.word,
        body.pace,
        body.then,
        body.hints,
        body.commitment,
    )
    return {**scene_json(request, room), **invites_json(request, room, user)}


@router.post("/records", status_code=201)
async def upload(request: Request, text: Annotated[str, Body(media_type="text/plain")]) -> Json:
    """A table from a record, as plain text."""
    user = await run_in_threadpool(changing_user, request)
    game = await read_text(request, read_upload, text)
    room = await run_in_threadpool(keep_record, service(request).rooms, user, game)
    return await run_in_threadpool(scene_json, request, room)
