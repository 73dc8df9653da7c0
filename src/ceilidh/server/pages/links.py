"""Games in links: the page that gives one, and the page that opens what came behind a `#`.

A browser sends no server what stands behind the `#`. A script of ours reads it and says what it is;
only a click sends it.
"""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import HTMLResponse, Response

from ceilidh.kernel import position
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.link_text import MOST_BYTES, MOST_CHARACTERS, pack, unpack
from ceilidh.kernel.registry import find, list_games
from ceilidh.say import LANGUAGES, speaker
from ceilidh.server.errors import Refusal
from ceilidh.server.html.rendering import Field, go, page
from ceilidh.server.kinds.challenge.challenges import (
    Challenge,
    challenge_text,
    is_challenge,
    open_challenge,
    read_challenge,
)
from ceilidh.server.kinds.practice import open_practice
from ceilidh.server.kinds.record import keep_record
from ceilidh.server.request_context import check_form, language_of, read_text, seated, service
from ceilidh.server.table.room import Room
from ceilidh.server.table.stored_game import StoredGame, read_start, read_upload

router = APIRouter(include_in_schema=False)

PATH = "/open"
PRACTICE = "practice"  # what to make of a record, if it is not to be looked at


@dataclass(frozen=True)
class LinkedGame:
    """What a link held, read; `practised`: it becomes a practice table."""

    game: StoredGame | None = None
    challenge: Challenge | None = None
    practised: bool = False


def read_link(link: str) -> LinkedGame:
    """The position, the game to look back at, or the challenge of a link."""
    text = _unpacked(link)
    if position.is_one(text):
        return LinkedGame(read_start(text), practised=True)
    if is_challenge(text):
        return LinkedGame(challenge=read_challenge(text))
    return LinkedGame(read_upload(text))


def read_practice(link: str) -> LinkedGame:
    """The same, but a game goes on at its end."""
    return LinkedGame(read_start(_unpacked(link)), practised=True)


def _unpacked(link: str) -> str:
    try:
        return unpack(link)
    except CeilidhError as fault:
        raise Refusal.because(fault.reason) from fault


@router.get(PATH)
def open_page(request: Request) -> HTMLResponse:
    return _open_page(request)


def _open_page(request: Request, link: str = "", fault: Refusal | None = None) -> HTMLResponse:
    return page(
        request,
        "open.html",
        fault.status if fault else 200,
        link=link,
        fault=fault,
        titles={game.name: game.title for game in list_games()},
        versions={game.name: game.version for game in list_games()},
        most=MOST_BYTES,
        longest=MOST_CHARACTERS,
    )


@router.post(PATH)
async def open_link(
    request: Request, link: Field = "", way: Field = "", csrf: Field = ""
) -> Response:
    """The table of a link; if it cannot be read, the page again with what was sent."""
    await run_in_threadpool(check_form, request, csrf)
    try:
        read = read_practice if way == PRACTICE else read_link
        linked = await read_text(request, read, link)
        return await run_in_threadpool(_opened, request, linked, csrf)
    except Refusal as fault:
        return await run_in_threadpool(_open_page, request, link, fault)


def _opened(request: Request, linked: LinkedGame, csrf: str) -> Response:
    # Who sent nothing that can be read does not become a guest.
    user, remember = seated(request, csrf)
    found, start = service(request), ""
    if linked.challenge is not None:
        room = open_challenge(found.rooms, user, linked.challenge, list(found.bot_names))
        found.changed(room.id)
    else:
        assert linked.game is not None, "a link holds one or the other"
        if linked.practised:
            room = open_practice(found.rooms, user, linked.game)
        else:
            room, start = keep_record(found.rooms, user, linked.game), "?move=0"
    response = go(f"/t/{room.id}{start}")
    remember(response)
    return response


@router.get("/t/{table_id}/share")
def share_page(request: Request, table_id: str) -> HTMLResponse:
    found = service(request)
    room, user = found.rooms.get(table_id), found.auth.user(request)
    linked, challenge = _linked(room), challenge_text(room)
    to, over = speaker(language_of(request)), room.table.actor is None
    return page(
        request,
        "share.html",
        table_id=table_id,
        title=find(room.row.game).title,
        over=over,
        link=found.link(request, f"{PATH}#{pack(linked)}") if linked else "",
        challenge=found.link(request, f"{PATH}#{pack(challenge)}") if challenge else "",
        points=_points(room) if challenge else 0,
        mine=bool(room.seats_of(user.id if user else None)),
        said=room.kind.verdict(to, room.table.scores()) if over else [],
    )


def _points(room: Room) -> int:
    """What the one person at a finished table has."""
    (seat,) = [one.number for one in room.seats if one.user_id is not None]
    return room.table.scores()[seat]


def _linked(room: Room) -> str:
    """The text that a link to this table holds; empty if there is none that could be opened.

    A game that went on from a position can only be given as another one. At a table for practice
    nothing in it is hidden from anybody; elsewhere there may be.
    """
    with room.lock:
        if not room.table.start:
            return room.record()
        names = room.names(speaker(LANGUAGES[0]))
        own = room.kind.undoes_everything
        return room.table.as_seen(names).position(words=True) if own else ""
