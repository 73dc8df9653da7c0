"""Explanations at a table: things, moves, why one is not possible, and where points come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse

from ceilidh.book import book_of
from ceilidh.book.aid import aid
from ceilidh.book.page import address
from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.parts import View
from ceilidh.draw.svg.tray import draw_pictures
from ceilidh.kernel.table import Move, Table
from ceilidh.say import Speaker, speaker
from ceilidh.say.answers import LogStep, Outlook
from ceilidh.say.speaker import words_for
from ceilidh.server.errors import Illegal, NotFound
from ceilidh.server.html.move_preview import preview_json
from ceilidh.server.html.rendering import Field, page
from ceilidh.server.html.rule_links import RuleLink, rule_links
from ceilidh.server.request_context import language_of, service
from ceilidh.server.table.charts import chart_data
from ceilidh.server.table.moments import before_part, part_of
from ceilidh.server.table.preview import preview, preview_bundle
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.scene import at_move
from ceilidh.server.table.trial import Trial, try_bundle, try_move
from ceilidh.server.table.why_not import why_no_move, why_no_target

router = APIRouter(include_in_schema=False)
MOST_LINKS = 3  # of a tip


@router.get("/t/{table_id}/tip")
def tip(request: Request, table_id: str, target: str) -> HTMLResponse:
    """What a component is and does."""
    room = service(request).rooms.get(table_id)
    to = speaker(language_of(request))
    with room.lock:
        found = to.tip(room.table.as_seen(room.names(to)), target[:80])
    rules = rule_links(found.rules, to.language)[:MOST_LINKS]
    return page(request, "_tip.html", tip=found, rules=rules)


def _outlook(request: Request, room: Room, text: str) -> Outlook:
    """What a legal move of this user opens up."""
    user = service(request).auth.user(request)
    mine = room.seats_of(user.id if user else None)
    with room.lock:
        table = room.table
        for seat in [number for number in table.actors if number in mine and text]:
            for move in table.legal(seat):
                if move.text == text:
                    return speaker(language_of(request)).outlook(table, move)
    return Outlook()


@router.post("/t/{table_id}/preview")
def preview_part(
    request: Request, table_id: str, move: Field = "", bundle: Field = ""
) -> HTMLResponse:
    """A move, or several in one go."""
    user = service(request).auth.need_user(request)
    room = service(request).rooms.get(table_id)
    tried, text = (preview_bundle, bundle) if bundle else (preview, move)
    made = tried(room, user.id, text[:200], language_of(request))
    return page(
        request,
        "_confirm.html",
        preview=made,
        key=room.key(),
        table_id=table_id,
        outlook=_outlook(request, room, made.move),
    )


@router.get("/t/{table_id}/preview")
def board_preview(
    request: Request, table_id: str, move: str = "", bundle: str = ""
) -> JSONResponse:
    """What a move, or several in one go, would change on the boards."""
    user = service(request).auth.need_user(request)
    room = service(request).rooms.get(table_id)
    to = speaker(language_of(request))
    # One moment: the words and the drawings are about the same position.
    with room.lock:
        if bundle:
            trial = try_bundle(room, user.id, bundle[:200])
            label = preview_bundle(room, user.id, bundle[:200], to.language).label
        else:
            trial = try_move(room, user.id, move[:200])
        named = room.table.as_seen(room.names(to))
        if not bundle:
            label = _deed(to, named, trial)
        opened = Outlook() if trial.reveals else _outlook(request, room, move)
        return JSONResponse(preview_json(named, trial, label, opened, to))


def _deed(to: Speaker, table: Table, trial: Trial) -> str:
    """A move without its price: what it leaves of the money is told beside it."""
    [action] = trial.actions
    said, brief = to.said(table, Move(action, trial.seat))
    return brief.deed if brief.price or brief.gain else said


@router.get("/t/{table_id}/reckoning")
def reckoning(
    request: Request, table_id: str, line: str, seat: int, move: int | None = None
) -> HTMLResponse:
    """How a number of the score sheet comes about, and where it is seen."""
    room = service(request).rooms.get(table_id)
    to = speaker(language_of(request))
    with room.lock:
        number = len(room.table.played) if move is None else move
        table = at_move(room.table, number).as_seen(room.names(to))
        points = dict(table.sheet()).get(line, [])
        if not 0 <= seat < len(points):
            raise NotFound("There is no such entry on the score sheet.")
        found = to.score_breakdown(table, seat, line)
    return page(
        request,
        "_reckoning.html",
        found=found,
        game=table.game.name,
        line=line,
        points=points[seat],
        seat={"number": seat, "name": table.names[seat]},
    )


@dataclass
class LogStepView:
    """A step of a line of the log as a page shows it: its words, a picture, and what to read."""

    beat: LogStep
    picture: Ink
    rules: list[RuleLink]


def told_steps(
    beats: list[LogStep], view: View, to: Speaker, seat: int | None, tables: Any
) -> list[LogStepView]:
    """Steps with their pictures, and where to read about them."""
    asked = [beat.picture for beat in beats if beat.picture]
    pictures = draw_pictures(view, to.language, seat, tables, asked)
    return [
        LogStepView(
            beat,
            pictures.get(beat.picture, Ink("")),
            rule_links(beat.rules, to.language)[:MOST_LINKS],
        )
        for beat in beats
    ]


@router.get("/t/{table_id}/steps")
def steps(request: Request, table_id: str, move: int, turn: int = 0) -> HTMLResponse:
    """What rules decided in one turn within a move, step by step, on the board before that turn."""
    found = service(request)
    room = found.rooms.get(table_id)
    user = found.auth.user(request)
    seat = room.viewer(user.id if user else None)
    to = speaker(language_of(request))
    with room.lock:
        if move - 1 in room.table.hidden_moves(seat):
            raise NotFound("There is no such move in this game.")
        played, part = part_of(room.table, move, turn)
        table = before_part(room.table, move, turn)
        words = words_for(table.game.name)
        beats = words.part_steps(to, table, played, part, room.names(to))
        tables = table.game.components(table.state)
        told = told_steps(beats, table.view(seat), to, seat, tables)
    return page(request, "_steps.html", told=told, move=move, turn=turn)


@router.get("/t/{table_id}/why")
def why(request: Request, table_id: str, move: str = "", target: str = "") -> HTMLResponse:
    """Why a click or a typed move is not possible."""
    room = service(request).rooms.get(table_id)
    user = service(request).auth.user(request)
    number = user.id if user else None
    try:
        fault = (
            why_no_move(room, number, move[:200])
            if move
            else why_no_target(room, number, target[:80])
        )
    except Illegal as unreadable:
        fault = unreadable
    if fault is None:
        # A page that does not offer what is possible shows an old position.
        fault = Illegal("The position has changed; check it again.")
    rules = rule_links(fault.rules, language_of(request))
    return page(request, "_message.html", fault=fault, rules=rules)


@router.get("/t/{table_id}/aid")
def player_aid(request: Request, table_id: str) -> HTMLResponse:
    """The reference card of what is in play at a table."""
    room = service(request).rooms.get(table_id)
    to = speaker(language_of(request))
    book = book_of(room.table.game.name)
    with room.lock:
        sections = aid(to, room.table)
    anchors = book.anchors if book else {}
    link = address(book) if book else str
    return page(request, "_aid.html", sections=sections, anchors=anchors, link=link)


@router.get("/t/{table_id}/chart")
def chart(request: Request, table_id: str) -> dict[str, object]:
    """Victory points over time and by source, of a finished game."""
    room = service(request).rooms.get(table_id)
    return chart_data(room, speaker(language_of(request)))
