"""One click to a game, from the home page."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import Response

from ceilidh.server.html.rendering import Field, go
from ceilidh.server.pages.new_table import COMMITMENT, MOST_SEATS
from ceilidh.server.pages.opponents import PEOPLE, quick_game
from ceilidh.server.request_context import seated, service

router = APIRouter(include_in_schema=False)


@router.post("/quick")
def quick(
    request: Request,
    game: Field,
    players: Annotated[int, Form()] = 2,
    csrf: Field = "",
    opponent: Field = "",
    level: Field = "",
    bot: Field = "",
    word: Field = "",
    commitment: Field = "",
) -> Response:
    """A game alone, against an opponent of one's choice, or of all at one screen.

    `opponent` is a level, an opponent of the rules, `alone` or `people`; a `bot` may be named too.
    """
    user, remember = seated(request, csrf)
    chosen, found = opponent or bot or PEOPLE, service(request)
    seats = min(players, MOST_SEATS)
    made = quick_game(game, user.name, chosen, seats, level, found.bot_names)
    room = found.create(
        user,
        game,
        made.players,
        made.options,
        made.seats,
        word=word,
        commitment=commitment[:COMMITMENT],
    )
    response = go(f"/t/{room.id}")
    remember(response)
    return response
