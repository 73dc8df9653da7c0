"""The JSON API: everything the page can do, for programs in any language: /openapi.json."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Body, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from ceilidh.kernel.options import plain
from ceilidh.kernel.reason import Word
from ceilidh.kernel.registry import games
from ceilidh.say import Speaker, speaker
from ceilidh.server.errors import Illegal
from ceilidh.server.people.preferences import PREFERENCES, prefer, preferences
from ceilidh.server.request_context import changing_user, language_of, service
from ceilidh.server.service import SeatRequest
from ceilidh.server.storage.models import GameTable, Seat, User
from ceilidh.server.storage.seats import seat_name
from ceilidh.server.storage.store import NEWEST
from ceilidh.server.table.room import TurnPreferences
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.scene import explain, make_scene, preview

router = APIRouter(prefix="/api", tags=["ceilidh"])
Json = dict[str, Any]


class Name(BaseModel):
    name: str = Field(max_length=200, examples=["Ann"])


class Login(BaseModel):
    name: str = Field(max_length=200)
    password: str = Field(max_length=500)


class Keep(Login):
    old: str = Field(default="", max_length=500, description="the password until now, if any")


class SeatIn(BaseModel):
    kind: str = Field(max_length=20, examples=["person", "bot", "open"])
    name: str = Field(default="", max_length=200)
    bot: str = Field(default="", max_length=20, examples=["greedy"])


class NewTable(BaseModel):
    game: str = Field(max_length=20, examples=["clans"])
    players: int = Field(ge=1, le=8)
    seats: list[SeatIn] = Field(max_length=8)
    options: dict[str, Any] = Field(default_factory=dict)
    seed: int | None = Field(default=None, ge=-(2**62), le=2**62)
    open: bool = False
    word: str = Field(default="", max_length=200, description="what my seat adds to chance")
    pace: str = Field(default="", max_length=20, examples=["20+15", "8h", "2d"])
    then: str = Field(default="bot", max_length=20, description="remind, bot or loss")
    hints: bool = Field(default=False, description="hints are allowed to all while they play")


class MoveIn(BaseModel):
    move: str = Field(max_length=200, examples=["build cow 7.4"])
    key: str = Field(max_length=64, description="the key of the position the move is made on")
    seat: int | None = Field(default=None, ge=0, le=7)
    hold: bool = Field(default=False, description="the turn stays open until it is ended")
    spare: bool = Field(default=False, description="go on through decisions without a choice")


class BundleIn(BaseModel):
    bundle: str = Field(max_length=40, examples=["activate-all"])
    key: str = Field(max_length=64, description="the key of the position it is done on")
    hold: bool = False
    spare: bool = False


class Wishes(BaseModel):
    """Preferences that are to change."""

    confirm: str | None = Field(default=None, max_length=20, examples=["turn"])
    ask: str | None = Field(default=None, max_length=20, examples=["choices"])
    pace: str | None = Field(default=None, max_length=20, examples=["quick"])
    sound: str | None = Field(default=None, max_length=20, examples=["on"])
    theme: str | None = Field(default=None, max_length=20, examples=["auto"])
    motion: str | None = Field(default=None, max_length=20, examples=["auto"])
    language: str | None = Field(default=None, max_length=20, examples=["en"])


class Back(BaseModel):
    move: int = Field(ge=0, le=100_000)


class Answer(BaseModel):
    yes: bool


def scene_json(request: Request, room: Room, move: int | None = None) -> Json:
    user = service(request).auth.user(request)
    scene = make_scene(room, user.id if user else None, language_of(request), move)
    data = dict(vars(scene))
    for name in ("seats", "legal", "bundles", "log"):
        data[name] = [dict(vars(one)) for one in data[name]]
    people = service(request).people(room)
    data["watching"] = people.watching
    for seat in data["seats"]:
        seat["here"] = seat["number"] in people.here
    # The sheet has the words of views; these are what people call its lines.
    to = speaker(language_of(request))
    data["sheet_names"] = {name: to.name(scene.game, "line", name) for name, _ in scene.sheet}
    data["standings"] = [
        {
            "seat": s.seat,
            "rank": s.rank,
            "score": s.score,
            "note": s.note,
            "resigned": scene.seats[s.seat].resigned,
        }
        for s in scene.standings
    ]
    return data


# --- who am I -------------------------------------------------------------------------------------


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
async def keep(request: Request, body: Keep) -> Json:
    """Keep the guest's name with a password, or change name and password; `old` is asked then."""
    auth = service(request).auth

    def kept() -> Json:
        user = changing_user(request)
        made = auth.keep(request, user, body.name, body.password, body.old)
        return {"user": _user_json(made)}

    return await auth.passwords.run(kept)


@router.post("/login")
async def login(request: Request, response: Response, body: Login) -> Json:
    auth = service(request).auth

    def entered() -> Json:
        user = auth.log_in(body.name, body.password)
        return {"user": _user_json(user), "token": auth.sign_in(response, user)}

    return await auth.passwords.run(entered)


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


@router.put("/preferences")
def keep_preferences(request: Request, response: Response, body: Wishes) -> Json:
    """Change some of my preferences."""
    user = changing_user(request)
    chosen: dict[str, str] = body.model_dump(exclude_none=True)
    for name, value in chosen.items():
        if value not in PREFERENCES[name]:
            raise Illegal(
                "{value} cannot be chosen for {name}; choose one of: {choices}.",
                fields={
                    "value": Word(value),
                    "name": Word(name),
                    "choices": Word(", ".join(PREFERENCES[name])),
                },
            )
    wishes = {**preferences(request, user), **chosen}
    prefer(service(request).store, user, wishes, response)
    return dict(wishes)


def _user_json(user: User | None) -> Json | None:
    if user is None:
        return None
    return {"id": user.id, "name": user.name, "kept": user.login is not None}


# --- games and tables -----------------------------------------------------------------------------


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
        for game in games()
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


def _row_json(row: GameTable, seats: list[Seat], user_id: int | None, to: Speaker) -> Json:
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
    )
    return {**scene_json(request, room), **_invites(request, room, user)}


def _invites(request: Request, room: Room, user: User | None) -> Json:
    """The links for the owner of a table: `invite` for any open seat, `invites` for each."""
    links = service(request).invites(request, room, user)
    return {"invite": links.table, "invites": {str(n): link for n, link in links.seats.items()}}


@router.post("/records", status_code=201)
def upload(request: Request, text: Annotated[str, Body(media_type="text/plain")]) -> Json:
    """A table from a record, as plain text."""
    user = changing_user(request)
    return scene_json(request, service(request).upload(user, text))


@router.get("/tables/{table_id}")
def show(request: Request, table_id: str, move: int | None = None) -> Json:
    """The table as I may see it, now or after a move."""
    room = service(request).rooms.get(table_id)
    data = scene_json(request, room, move)
    return {**data, **_invites(request, room, service(request).auth.user(request))}


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
def record(request: Request, table_id: str) -> str:
    room = service(request).rooms.get(table_id)
    with room.lock:
        return room.record()


@router.post("/tables/{table_id}/moves")
def play(request: Request, table_id: str, body: MoveIn) -> Json:
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    room.play(user.id, body.move, body.key, body.seat, TurnPreferences(body.hold, body.spare))
    service(request).changed(table_id)
    return scene_json(request, room)


@router.post("/tables/{table_id}/bundles")
def play_bundle(request: Request, table_id: str, body: BundleIn) -> Json:
    """Several moves in one go: one of the `bundles` of the scene, by its name."""
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    room.play_bundle(user.id, body.bundle, body.key, TurnPreferences(body.hold, body.spare))
    service(request).changed(table_id)
    return scene_json(request, room)


@router.post("/tables/{table_id}/end")
def end_turn(request: Request, table_id: str) -> Json:
    """End the own turn that is held open."""
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    room.end_turn(user.id)
    service(request).changed(table_id)
    return scene_json(request, room)


@router.post("/tables/{table_id}/preview")
def try_move(request: Request, table_id: str, body: MoveIn) -> Json:
    """What a move would do, as far as it is certain; nothing is changed."""
    user = service(request).auth.need_user(request)
    room = service(request).rooms.get(table_id)
    return asdict(preview(room, user.id, body.move, language_of(request)))


@router.get("/tables/{table_id}/why")
def why_not(request: Request, table_id: str, move: str) -> Json:
    """Why a move is not possible, with the ids of the rules."""
    room = service(request).rooms.get(table_id)
    user = service(request).auth.user(request)
    with room.lock:
        seat = room.viewer(user.id if user else None)
        table = room.table
        action = table.parse(move[:200])
        if any(one.action is action for one in table.legal(seat)):
            return {"legal": True, "text": "", "rules": []}
        reason = explain(table, move[:200]).reason
        said = speaker(language_of(request)).reason(reason)
        return {"legal": False, "text": said, "rules": list(reason.rules)}


@router.post("/tables/{table_id}/undo")
def undo(request: Request, table_id: str, turn: bool = False) -> Json:
    """Take back the last own move, or all of the turn."""
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    room.undo(user.id, turn)
    service(request).changed(table_id)
    return scene_json(request, room)


@router.post("/tables/{table_id}/study")
def study(request: Request, table_id: str) -> Json:
    """Go back to the last own decision over what was revealed; the game does not count then."""
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    room.study(user.id)
    service(request).changed(table_id)
    return scene_json(request, room)


@router.post("/tables/{table_id}/redo")
def redo(request: Request, table_id: str, hold: bool = False) -> Json:
    """Play again what was taken back last."""
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    room.redo(user.id, TurnPreferences(holds=hold))
    service(request).changed(table_id)
    return scene_json(request, room)


@router.post("/tables/{table_id}/back")
def ask_back(request: Request, table_id: str, body: Back) -> Json:
    """Ask all to go back to the position before a move."""
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    room.ask_back(user.id, body.move)
    service(request).changed(table_id)
    return scene_json(request, room)


@router.post("/tables/{table_id}/back/answer")
def answer_back(request: Request, table_id: str, body: Answer) -> Json:
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    room.answer_back(user.id, body.yes)
    service(request).changed(table_id)
    return scene_json(request, room)


@router.post("/tables/{table_id}/branch", status_code=201)
def branch(request: Request, table_id: str, body: Back) -> Json:
    """A hot-seat table of my own from a position of this one."""
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    return scene_json(request, service(request).branch(user, room, body.move))


@router.post("/tables/{table_id}/rematch", status_code=201)
def rematch(request: Request, table_id: str) -> Json:
    user = changing_user(request)
    room = service(request).rooms.get(table_id)
    return scene_json(request, service(request).rematch(user, room))
