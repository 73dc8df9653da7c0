"""The games of the day: what there is to play, and how everybody has done."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from ceilidh.kernel.registry import find
from ceilidh.say import speaker
from ceilidh.server.html.rendering import Field, go, page
from ceilidh.server.kinds.day import PATH, today
from ceilidh.server.kinds.day.games import (
    KINDS,
    DailyKind,
    checked_day,
    daily_commitment,
    day_after,
    day_before,
    kind_named,
    open_daily,
    value_of,
)
from ceilidh.server.kinds.day.results import DailyStanding, daily_standing
from ceilidh.server.kinds.day.stored import days_played
from ceilidh.server.request_context import language_of, seated, service

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class DailyCard:
    """One game of a day. `value` is what its draws follow from, empty before the end of the day.

    `next` is the commitment to the game of the day after.
    """

    kind: DailyKind
    game_title: str
    standing: DailyStanding
    commitment: str
    value: str
    next: str


@router.get(PATH)
def today_page(request: Request) -> HTMLResponse:
    return _day_page(request, today())


@router.get(f"{PATH}/{{day}}")
def day_page(request: Request, day: str) -> HTMLResponse:
    return _day_page(request, checked_day(day))


def _day_page(request: Request, day: str) -> HTMLResponse:
    found = service(request)
    user = found.auth.user(request)
    to = speaker(language_of(request))
    over, store = day < today(), found.store
    cards = [
        DailyCard(
            kind,
            find(kind.game).title,
            daily_standing(store, day, kind.name, user, over, to),
            daily_commitment(store, day, kind.name),
            value_of(store, day, kind.name) if over else "",
            "" if over else daily_commitment(store, day_after(day), kind.name),
        )
        for kind in KINDS.values()
    ]
    after = day_after(day)
    return page(
        request,
        "today.html",
        day=day,
        over=over,
        cards=cards,
        before=day_before(day),
        after=after if after <= today() else "",
        days=[one for one in days_played(store) if one != day],
    )


@router.post(f"{PATH}/{{day}}/{{kind}}")
def play_daily(
    request: Request, day: str, kind: str, csrf: Field = "", counts: Field = ""
) -> Response:
    """Somebody's first try, or the way back to it; without `counts` one for practice."""
    user, remember = seated(request, csrf)
    rooms = service(request).rooms
    room = open_daily(rooms, user, checked_day(day), kind_named(kind), bool(counts))
    service(request).changed(room.id)
    response = go(f"/t/{room.id}")
    remember(response)
    return response
