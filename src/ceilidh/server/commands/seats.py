"""Commands about seats: taken, left, handed to a bot, taken back, resigned, and their words."""

from __future__ import annotations

from typing import Any

from fastapi.responses import Response
from pydantic import BaseModel, Field

from ceilidh.bots.bot_names import current_name
from ceilidh.say import speaker
from ceilidh.server.commands.command import Call, Command, Confirm, Json
from ceilidh.server.html.rendering import go
from ceilidh.server.storage.seats import check_bot
from ceilidh.server.table import invites
from ceilidh.server.table.commitments import add_word, commitment_of, word_for
from ceilidh.server.table.seating import (
    DEPUTY,
    hand_over,
    leave,
    remove,
    resign,
    stand_in,
    take_back,
)


class Invite(BaseModel):
    invite: str = Field(default="", max_length=64)
    word: str = Field(default="", max_length=200, description="what I add to chance")


class SeatChoice(BaseModel):
    """Which of my seats; none says it where I have but one."""

    seat: int | None = Field(default=None, ge=0, le=7)


class HandOver(SeatChoice):
    bot: str = Field(default="", max_length=20, examples=["tacksman"])


class OtherSeat(BaseModel):
    seat: int = Field(ge=0, le=7)


class WordIn(BaseModel):
    word: str = Field(max_length=200)
    seat: int | None = Field(default=None, ge=0, le=7)


def sit(call: Call[Invite]) -> None:
    """Take an open seat, by invite or at an open table."""
    invites.sit(call.room, call.user, call.body.invite, word_for(call.body.word))


def _to_the_table(call: Call[Any], _: object) -> Response:
    return go(f"/t/{call.room.id}")


def leave_table(call: Call[SeatChoice]) -> None:
    """Give my seat back before the first move; without `seat` all of mine."""
    leave(call.room, call.user, call.body.seat)


def let_a_bot_play(call: Call[HandOver]) -> None:
    """A bot plays my seat until I take it back."""
    bot = current_name(call.body.bot) or DEPUTY
    check_bot(bot, list(call.service.bot_names))
    hand_over(call.room, call.user.id, bot, call.body.seat)


def _what_a_bot_does(call: Call[HandOver]) -> Json:
    return {"table_id": call.room.id, "seat": call.body.seat}


def play_again(call: Call[SeatChoice]) -> None:
    """I play my seat myself again."""
    take_back(call.room, call.user.id, call.body.seat)


def stand_in_for(call: Call[OtherSeat]) -> None:
    """A bot plays for another person, who is gone and whom all wait for."""
    found, room, seat = call.service, call.room, call.body.seat
    still = found.settings.gone_after - found.store.idle(room.id)
    stand_in(room, call.user.id, seat, seat in found.people(room).here, still)


def resign_game(call: Call[SeatChoice]) -> None:
    """Give the game up: a bot plays my seat to the end, and it ranks behind all others."""
    resign(call.room, call.user.id, call.body.seat)


def _what_it_means(call: Call[SeatChoice]) -> Json:
    return {"table_id": call.room.id, "seat": call.body.seat}


def remove_person(call: Call[OtherSeat]) -> None:
    """Take a seat at my table from somebody, before the first move."""
    remove(call.room, call.user, call.body.seat)


def word(call: Call[WordIn]) -> None:
    """Add my word to the chance of a table, before the first move."""
    add_word(call.room, call.user.id, call.body.seat, call.body.word)


def _chance(call: Call[WordIn], _: object) -> Json:
    return commitment_of(call.room, speaker(call.language)).data()


def _to_the_chance(call: Call[WordIn], _: object) -> Response:
    return go(f"/t/{call.room.id}/chance")


SEATS: tuple[Command[Any], ...] = (
    Command("seats", Invite, sit, guests=True, page=_to_the_table),
    Command("leave", SeatChoice, leave_table),
    Command("deputy", HandOver, let_a_bot_play, confirm=Confirm(_what_a_bot_does, "_deputy.html")),
    Command("deputy/end", SeatChoice, play_again),
    Command("stand-in", OtherSeat, stand_in_for),
    Command(
        "resign",
        SeatChoice,
        resign_game,
        confirm=Confirm(_what_it_means, "_resign.html", "resign.html"),
    ),
    Command("remove", OtherSeat, remove_person),
    Command("word", WordIn, word, answer=_chance, page=_to_the_chance),
)
