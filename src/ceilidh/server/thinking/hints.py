"""A hint at a table: plans of the turn in words, and the plan that somebody follows.

A plan that is followed is not thought about again: after each of its moves the next hint is its
rest, unless chance or another player came in between.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from ceilidh.bots.analysis.plan_facts import LEAST, NEXT
from ceilidh.bots.analysis.verdict import MoveChoice
from ceilidh.bots.analysis.verdict_text import ChoiceText, before, tell_choices
from ceilidh.kernel.table import Move, Played, Table
from ceilidh.say import Speaker
from ceilidh.say.game_text import way_of
from ceilidh.server.errors import Forbidden, NotFound, Refusal
from ceilidh.server.table.moves import bundles
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.trial import Trial, try_actions
from ceilidh.server.thinking.analysts import DONE, AnalysisJob, Analysts
from ceilidh.shortcuts.base import Bundle

HINT: Final = "hint"


def decider(table: Table, viewer: int | None) -> int:
    """The seat whose decision is looked at: the asker's own, if it is one of several."""
    actors = table.actors
    seat = viewer if viewer in actors else next(iter(actors), None)
    if seat is None or len(table.legal(seat)) < 2:
        raise Refusal("There is nothing to choose in this position.")
    return seat


def eyes_of(room: Room, seat: int, viewer: int | None) -> int:
    """Whose knowledge a hint is made of; when a game is over, that of the seat which decided."""
    eyes = seat if room.table.actor is None else viewer
    if eyes is None:
        raise Forbidden("You have no seat at this table.")
    return eyes


def hint_question(
    table: Table, seat: int, eyes: int, seconds: float, nodes: int = 0
) -> dict[str, Any]:
    """The position as the eyes see it: all else is drawn anew before it leaves this process."""
    game = table.game
    seen = game.determinize(table.state, eyes, secrets.randbits(63))
    return {
        "what": HINT,
        "game": game.name,
        "state": game.dump(seen),
        "seat": seat,
        "seconds": seconds,
        "nodes": nodes,
    }


# --- following a plan -----------------------------------------------------------------------------


def rest_of(choices: Iterable[MoveChoice], played: Sequence[Played], seat: int) -> list[MoveChoice]:
    """The plans of which these moves are the beginning, without them; surprises end a plan."""
    if not played or any(one.seat != seat or one.barrier for one in played):
        return []
    done = tuple([one.action.text for one in played])
    return [
        # What the plan as a whole brought is no reason for its last moves.
        replace(one, move=one.turn[len(done)], plan=one.turn[len(done) + 1 :], grounds=())
        for one in choices
        if len(one.turn) > len(done) and one.turn[: len(done)] == done
    ]


def plan_followed(analysts: Analysts, room: Room, user_id: int) -> list[MoveChoice]:
    """The rest of the plan that somebody follows at a table; none if he went another way."""
    table = room.table
    for job in analysts.of_table(user_id, room.id):
        if job.what == HINT and job.status == DONE and job.number < len(table.played):
            seat = int(job.question["seat"])
            rest = rest_of(job.choices, table.played[job.number :], seat)
            legal = table.legal(seat) if seat in table.actors else []
            if rest and rest[0].move in [move.text for move in legal]:
                return rest[:1]
    return []


# --- answers --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class HintChoice:
    """A plan as a page offers it: `step` is the move or the bundle (`kind`) that comes next.

    `left` is how many moves of the turn come after it.
    """

    text: ChoiceText
    step: str
    kind: str
    left: int


@dataclass
class HintScene:
    """How far a hint is, and the plans that were found; `seat` is whose they are.

    `live`: they can be played now. `goes_on`: it is the rest of a plan that is followed.
    """

    id: str
    status: str
    place: int
    seat: int
    live: bool
    goes_on: bool
    choices: list[HintChoice]


def hint_scene(
    analysts: Analysts, job: AnalysisJob, room: Room, number: int, to: Speaker
) -> HintScene:
    seat = int(job.question["seat"])
    with room.lock:
        total = len(room.table.played)
        table = before(room.table, min(number, total))
        # The table may have gone on since.
        fits = seat in table.actors and job.key[2] == table.key()
        live = fits and number == total and room.running
        several = bundles(room, seat) if live else []
        named = table.as_seen(room.names(to)).copy()
    last = NEXT if job.goes_on else LEAST
    told = tell_choices(to, named, seat, job.choices, last) if fits else []
    choices = [_offered(one, several) for one in told]
    place = analysts.place(job)
    return HintScene(job.id, job.status, place, seat, live, job.goes_on, choices)


def _offered(text: ChoiceText, several: Sequence[Bundle]) -> HintChoice:
    bundle = bundle_in(text.turn, several)
    if bundle is None or len(bundle.moves) == 1:
        return HintChoice(text, text.turn[0], "move", len(text.turn) - 1)
    return HintChoice(text, bundle.name, "bundle", len(text.turn) - len(bundle.moves))


def bundle_in(turn: tuple[str, ...], several: Sequence[Bundle]) -> Bundle | None:
    """The longest bundle that a plan begins with: a way, a payment, several activations."""
    fitting = [one for one in several if one.moves == turn[: len(one.moves)]]
    return max(fitting, key=lambda one: len(one.moves), default=None)


@dataclass(frozen=True)
class HintTrial:
    """The next step of a plan as it was tried, and the position in which that was."""

    table: Table
    move: Move
    trial: Trial


def hint_trial(
    room: Room, user_id: int, job: AnalysisJob, number: int, first: str, to: Speaker
) -> HintTrial:
    """The next step of the plan that begins with a move, for the board of whoever asked."""
    seat = int(job.question["seat"])
    with room.lock:
        table = before(room.table, min(number, len(room.table.played)))
        plans = [one for one in job.choices if one.move == first]
        if job.key[2] != table.key() or not plans:
            raise NotFound("There is no such move in this game.")
        viewer = room.viewer(user_id)
        live = number == len(room.table.played)
        bundle = bundle_in(plans[0].turn, bundles(room, seat) if live else [])
        actions = [table.parse(text, seat) for text in (bundle.moves if bundle else (first,))]
        move = Move(actions[0], seat)
        way = way_of(table.game.name, table.state, seat, move.action)
        targets = tuple(move.targets)
        if bundle is not None:
            way, targets = bundle.way or way, bundle.targets or targets
        eyes = eyes_of(room, seat, viewer)
        named = table.as_seen(room.names(to)).copy()
        trial = try_actions(table, seat, viewer, eyes, actions, targets, way)
        return HintTrial(named, move, trial)
