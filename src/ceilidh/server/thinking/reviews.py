"""The decisions that mattered most in somebody's finished game, drawn and in plain words."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import Final

from ceilidh.bots.analysis.verdict import Verdict
from ceilidh.bots.analysis.verdict_text import before, tell_verdict
from ceilidh.draw.svg.ghosts import PartChange, certain, changes
from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.marks import MoveMark, marked
from ceilidh.draw.svg.parts import DrawingPart, draw_parts
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker
from ceilidh.server.errors import Refusal
from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import PERSON
from ceilidh.server.table.review import MissedMove
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.trial import try_moves
from ceilidh.server.thinking.allowance import need_leave
from ceilidh.server.thinking.analyses import Analyses, game_key
from ceilidh.server.thinking.analysts import REVIEW, AnalysisJob, Key

SECONDS: Final = 20.0  # at most: somebody waits for it
DECISIONS: Final = 3
KEPT: Final = 20  # reviews whose drawings are remembered
MANY: Final = 60  # places of a board: they are small in a picture of it
PLAYED, BETTER = "played", "better"


@dataclass(frozen=True)
class DecisionPicture:
    """A board with the moves that it shows: played, better, or both.

    Of a `large` one a page shows the part where the moves are.
    """

    title: str
    markup: Ink
    looks: tuple[str, ...]
    large: bool = False


@dataclass(frozen=True)
class DecisionScene:
    """A decision: after `number` moves `seat` played something, and something else was better."""

    number: int
    seat: int
    round: int
    played: str
    better: str
    plan: str
    why: str
    points: int
    missed: MissedMove
    pictures: tuple[DecisionPicture, ...]


@dataclass
class Reviews:
    """Asks the analysts about somebody's own decisions, and remembers what was drawn of them."""

    analyses: Analyses
    drawn: OrderedDict[tuple[str, str], list[DecisionScene]] = field(default_factory=OrderedDict)

    def ask(self, room: Room, user: User) -> AnalysisJob:
        """Have the decisions looked at; the same question is asked once."""
        need_leave(self.analyses.store, room, user.id)
        with room.lock:
            if room.table.actor is not None:
                raise Refusal("The game is not over yet.")
            seats = reviewed_seats(room, user.id)
            key = review_key(room, seats)
            record = room.table.record(secrets=True)
        seconds = min(SECONDS, self.analyses.settings.analysis_seconds)
        question = self.analyses.course_question(record, room, seconds, seats)
        return self.analyses.analysts.ask(user.id, room.id, key, question)

    def known(self, room: Room, user: User) -> AnalysisJob | None:
        key = review_key(room, reviewed_seats(room, user.id))
        return self.analyses.analysts.latest(user.id, key)

    def decisions(self, job: AnalysisJob, room: Room, to: Speaker) -> list[DecisionScene]:
        """The dearest of them in the order of the game; of a job that is over."""
        under = (job.id, to.language)
        made = self.drawn.pop(under, None)
        if made is None:
            found = dearest(self.analyses.turning_points(job, job.question["seats"]))
            with room.lock:
                table = room.table.copy().as_seen(room.names(to))
            made = [decision_scene(to, table, one) for one in found]
        self.drawn[under] = made
        while len(self.drawn) > KEPT:
            self.drawn.popitem(last=False)
        return made


def reviewed_seats(room: Room, user_id: int | None) -> list[int]:
    """One's own seats; for a spectator those of all people."""
    own = room.seats_of(user_id)
    return own or [info.number for info in room.seats if info.kind == PERSON]


def review_key(room: Room, seats: list[int]) -> Key:
    return (REVIEW, *game_key(room), *seats)


def dearest(found: list[Verdict]) -> list[Verdict]:
    """The few that cost most, in the order of the game."""
    most = sorted(found, key=lambda one: -one.loss)[:DECISIONS]
    return sorted(most, key=lambda one: one.number)


def decision_scene(to: Speaker, table: Table, verdict: Verdict) -> DecisionScene:
    past = before(table, verdict.number)
    after = [
        one.action.text for one in table.played[verdict.number + 1 :] if one.seat == verdict.seat
    ]
    played = try_moves(past, verdict.seat, [verdict.played, *after])
    better = try_moves(past, verdict.seat, [verdict.better, *verdict.plan])
    # The plan of a whole round would say too much: this turn is enough.
    told = tell_verdict(to, table, replace(verdict, plan=better.moves[1:]))
    tables = past.game.components(past.state)
    drawn = draw_parts(past.view(verdict.seat), to.language, verdict.seat, tables)
    marks = []
    for look, turn in ((PLAYED, played), (BETTER, better)):
        seen = [
            changes(drawn, draw_parts(view, to.language, verdict.seat, tables))
            for view in turn.trial.after
        ]
        marks.append(MoveMark(look, turn.first, turn.trial.targets, _certain(seen)))
    now = past.view(verdict.seat).get("round")
    return DecisionScene(
        verdict.number,
        verdict.seat,
        now if isinstance(now, int) else 0,
        told.played,
        told.better,
        told.plan,
        told.why,
        max(round(verdict.loss), 1),
        MissedMove(verdict.played, verdict.better),
        tuple(_pictures(drawn, marks)),
    )


def _certain(seen: list[list[PartChange]]) -> tuple[PartChange, ...]:
    if not seen:
        return ()
    return tuple(seen[0] if len(seen) == 1 else certain(*seen))


def _pictures(drawn: list[DrawingPart], marks: list[MoveMark]) -> list[DecisionPicture]:
    """The part on which each move is seen best: a board, or else a sheet; one for both if it can.

    Where neither is seen anywhere, the first board shows the position.
    """
    ranked = sorted(drawn, key=lambda part: ("board", "sheet", "seat").index(part.group))
    both = [part for part in ranked if all(mark.is_on(part) for mark in marks)]
    if both:
        return [_picture(both[0], marks)]
    chosen = [
        (part, [mark])
        for mark in reversed(marks)
        for part in [next((one for one in ranked if mark.is_on(one)), None)]
        if part is not None
    ]
    return [_picture(part, own) for part, own in chosen] or [_picture(ranked[0], [])]


def _picture(part: DrawingPart, marks: list[MoveMark]) -> DecisionPicture:
    large = part.group == "board" and part.markup.count("data-target=") > MANY
    looks = tuple([mark.look for mark in marks])
    return DecisionPicture(part.title, marked(part, marks), looks, large)
