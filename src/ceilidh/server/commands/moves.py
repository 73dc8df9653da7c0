"""Commands about moves: playing, ending a turn, taking back, and going on elsewhere."""

from __future__ import annotations

from typing import Any

from fastapi.responses import Response
from pydantic import BaseModel, Field
from starlette.datastructures import FormData

from ceilidh.say.answers import Outlook
from ceilidh.server.commands.command import NOBODY, Call, Command, Confirm, Json, Nothing
from ceilidh.server.commands.forms import text_of
from ceilidh.server.html.rendering import go
from ceilidh.server.kinds import branch as branching
from ceilidh.server.table import consent, moves
from ceilidh.server.table import undo as table_undo
from ceilidh.server.table.moves import TurnPreferences
from ceilidh.server.table.preview import (
    leads_somewhere,
    preview,
    preview_bundle,
    seen_since,
    shown_since,
    would_reveal,
)
from ceilidh.server.table.rooms import Room
from ceilidh.shortcuts import END_TURN


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


class EndIn(BaseModel):
    key: str = Field(default="", max_length=64, description="the key of the position it ends at")


class UndoIn(BaseModel):
    turn: bool = False


class RedoIn(BaseModel):
    hold: bool = False


class Back(BaseModel):
    move: int = Field(ge=0, le=100_000)


class Answer(BaseModel):
    yes: bool


# --- playing --------------------------------------------------------------------------------------


def play(call: Call[MoveIn]) -> None:
    body = call.body
    turn = TurnPreferences(body.hold, body.spare)
    moves.play(call.room, call.user.id, body.move, body.key, body.seat, turn)


def _what_is_revealed(call: Call[MoveIn]) -> Json | None:
    """What would reveal something and so cannot be taken back is asked for first."""
    room, move = call.room, call.body.move
    if call.wishes["confirm"] == "never" or not would_reveal(room, call.user.id, move):
        return None
    made = preview(room, call.user.id, move, call.language)
    return {"preview": made, "key": room.key(), "table_id": room.id, "outlook": Outlook()}


def play_bundle(call: Call[BundleIn]) -> None:
    """Several moves in one go: one of the `bundles` of the scene, by its name."""
    body = call.body
    turn = TurnPreferences(body.hold, body.spare)
    moves.play_bundle(call.room, call.user.id, body.bundle, body.key, turn)


def _what_a_way_reveals(call: Call[BundleIn]) -> Json | None:
    """A goal that was clicked does not say that the turn ends there."""
    room, name = call.room, call.body.bundle
    if call.wishes["confirm"] == "never" or name == END_TURN:
        return None
    if not leads_somewhere(room, call.user.id, name):
        return None
    made = preview_bundle(room, call.user.id, name, call.language)
    if not made.reveals:
        return None
    return {"preview": made, "key": room.key(), "table_id": room.id, "outlook": Outlook()}


def end_turn(call: Call[EndIn]) -> None:
    """End the own turn that is held open; with its key, a second request changes nothing."""
    moves.end_turn(call.room, call.user.id, call.body.key)


# --- taking back ----------------------------------------------------------------------------------


def undo(call: Call[UndoIn]) -> None:
    """Take back the last own move, or all of the turn."""
    table_undo.undo(call.room, call.user.id, call.body.turn)


def _what_was_revealed(call: Call[UndoIn]) -> Json | None:
    """What was revealed since is told, and that the game would not count then."""
    told = shown_since(call.room, call.user.id, call.language)
    return {"told": told, "table_id": call.room.id} if told else None


def study(call: Call[Nothing]) -> None:
    """Go back to the last own decision over what was revealed; the game does not count then."""
    table_undo.study(call.room, call.user.id)


def redo(call: Call[RedoIn]) -> None:
    """Play again what was taken back last."""
    table_undo.redo(call.room, call.user.id, TurnPreferences(holds=call.body.hold))


def ask_back(call: Call[Back]) -> None:
    """Ask all to go back to the position before a move."""
    consent.ask_back(call.room, call.user.id, call.body.move)


def _what_going_back_means(call: Call[Back]) -> Json | None:
    """Where nobody else has to agree, the game would not count after what was seen."""
    told = seen_since(call.room, call.user.id, call.body.move, call.language)
    return {"told": told, "table_id": call.room.id, "move": call.body.move} if told else None


def answer_back(call: Call[Answer]) -> None:
    consent.answer_back(call.room, call.user.id, call.body.yes)


def _answer_of(form: FormData) -> Answer:
    return Answer(yes=text_of(form, "answer") == "yes")


# --- going on at another table --------------------------------------------------------------------


def branch(call: Call[Back]) -> Room:
    """A hot-seat table of my own from a position of this one."""
    return branching.branch(call.service.rooms, call.user, call.room, call.body.move)


def rematch(call: Call[Nothing]) -> Room:
    return call.service.rematch(call.user, call.room)


def _to_the_new_table(_: Call[Any], made: Room) -> Response:
    return go(f"/t/{made.id}")


MOVES: tuple[Command[Any], ...] = (
    Command("moves", MoveIn, play, confirm=Confirm(_what_is_revealed, "_confirm.html")),
    Command(
        "bundles",
        BundleIn,
        play_bundle,
        form="moves",
        chosen_by="bundle",
        confirm=Confirm(_what_a_way_reveals, "_confirm.html"),
    ),
    Command("end", EndIn, end_turn, query=True),
    Command("undo", UndoIn, undo, query=True, confirm=Confirm(_what_was_revealed, "_study.html")),
    Command("study", Nothing, study, form="undo", chosen_by="study"),
    Command("redo", RedoIn, redo, query=True),
    Command(
        "back",
        Back,
        ask_back,
        confirm=Confirm(_what_going_back_means, "_study.html", "study.html"),
    ),
    Command("back/answer", Answer, answer_back, form="back", chosen_by="answer", read=_answer_of),
    Command("branch", Back, branch, tells=NOBODY, status=201, guests=True, page=_to_the_new_table),
    Command("rematch", Nothing, rematch, status=201, page=_to_the_new_table),
)
