"""Questions to the analysts, made of what their asker may see, and the answers in his words."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from ceilidh.bots.analysis.annotations import annotate
from ceilidh.bots.analysis.course import Course
from ceilidh.bots.analysis.verdict import Verdict, as_data
from ceilidh.bots.analysis.verdict_text import VerdictText, before, measure, tell_verdict
from ceilidh.draw.svg.curve import ChartLabels, CurveTurningPoint, curve
from ceilidh.draw.svg.ink import Ink
from ceilidh.kernel.game_tree import notes_text, read_notes
from ceilidh.say import Speaker
from ceilidh.server.errors import NotFound, Refusal
from ceilidh.server.settings import Settings
from ceilidh.server.storage.models import User
from ceilidh.server.storage.store import Store
from ceilidh.server.table.replay_marks import marks_of
from ceilidh.server.table.room_record import record_of
from ceilidh.server.table.rooms import Room
from ceilidh.server.thinking.allowance import need_leave
from ceilidh.server.thinking.analysts import COURSE, AnalysisJob, Analysts, Key
from ceilidh.server.thinking.hints import HINT, decider, eyes_of, hint_question, plan_followed

KEPT = 20  # drawings of analyses that are remembered


@dataclass
class RenderedAnalysis:
    """What was drawn and said of the course of a game, and of which findings."""

    leads: list[list[float]]
    found: list[Verdict]
    told: list[VerdictText]
    wide: Ink | None
    narrow: Ink | None


@dataclass
class Analyses:
    """What an analysis needs of the server."""

    analysts: Analysts
    store: Store
    settings: Settings
    drawn: OrderedDict[tuple[str, str], RenderedAnalysis] = field(default_factory=OrderedDict)

    # --- asking -----------------------------------------------------------------------------------

    def hint(
        self, room: Room, user: User, number: int | None = None, fresh: bool = False
    ) -> AnalysisJob:
        """The best plans of the position after so many moves, or of that of now.

        Whoever follows a plan is told its rest, unless he wants a `fresh` judgement.
        """
        live = number is None or number == len(room.table.played)
        known = self.followed(room, user) if live and not fresh else None
        if known is not None:
            return known
        key, question, chosen = self._hint_question(room, user, number)
        return self.analysts.ask(user.id, room.id, key, question, chosen)

    def followed(self, room: Room, user: User) -> AnalysisJob | None:
        """The rest of the plan that somebody follows; nothing if he follows none."""
        with room.lock:
            rest = plan_followed(self.analysts, room, user.id)
            if not rest:
                return None
            key, question, number = self._hint_question(room, user, None)
        return self.analysts.answer(user.id, room.id, (*key, "rest"), question, rest, number)

    def _hint_question(
        self, room: Room, user: User, number: int | None
    ) -> tuple[Key, dict[str, Any], int]:
        """What is asked, by which name it is known, and about the position after which move."""
        need_leave(self.store, room, user.id)
        with room.lock:
            total = len(room.table.played)
            chosen = total if number is None else number
            if not 0 <= chosen <= total:
                raise NotFound("There is no such move in this game.")
            table = before(room.table, chosen)
            viewer = room.viewer(user.id)
            secret = set(room.table.hidden_moves(viewer))
            if any(one < chosen for one in secret):
                raise Refusal(
                    "Some players have made secret choices; ask again when everyone has chosen."
                )
            seat = decider(table, viewer)
            eyes = eyes_of(room, seat, viewer)
        seconds, nodes = self.settings.hint_seconds, self.settings.hint_nodes
        question = hint_question(table, seat, eyes, seconds, nodes)
        return (HINT, room.id, table.key(), seat, eyes), question, chosen

    def course(self, room: Room, user: User) -> AnalysisJob:
        """The whole game; of one that goes on only for who has all its seats."""
        need_leave(self.store, room, user.id)
        with room.lock:
            if not may_follow(room, user.id):
                raise Refusal("The game is not over yet.")
            if not room.table.played:
                raise Refusal("No move has been made yet.")
            record = room.table.record(secrets=True)
            key = course_key(room)
        question = self.course_question(record, room, self.settings.analysis_seconds)
        return self.analysts.ask(user.id, room.id, key, question)

    def course_question(
        self, record: str, room: Room, seconds: float, seats: list[int] | None = None
    ) -> dict[str, Any]:
        """A whole game or the decisions of some seats, without those that are judged already."""
        known = self.analysts.verdicts(game_key(room)).values()
        return {
            "what": COURSE,
            "record": record,
            "seconds": seconds,
            "nodes": self.settings.analysis_nodes,
            "seats": seats,
            "first": room.first_own_move,
            "known": [as_data(one) for one in known if seats is None or one.seat in seats],
        }

    def turning_points(self, job: AnalysisJob, seats: list[int] | None = None) -> list[Verdict]:
        """Those of the game that a job is about, the same on all pages; or of some seats."""
        found = self.analysts.verdicts(job.game)
        own = {n: one for n, one in found.items() if seats is None or one.seat in seats}
        return Course(job.course.leads, own).turning_points()

    def job(self, job_id: str, user: User) -> AnalysisJob:
        """A job that somebody asked for; servers forget them, and each knows only its own."""
        job = self.analysts.job(job_id, user.id)
        if job is None:
            raise NotFound("This analysis is no longer available; ask again.")
        return job

    def known_course(self, room: Room, user: User) -> AnalysisJob | None:
        return self.analysts.latest(user.id, course_key(room))


def may_follow(room: Room, user_id: int | None) -> bool:
    """Whether the whole course may be told: all is over, or nothing is hidden from the asker."""
    seats = set(room.table.people)
    return room.table.actor is None or seats <= set(room.seats_of(user_id))


def course_key(room: Room) -> Key:
    return (COURSE, *game_key(room))


def game_key(room: Room) -> Key:
    """What questions about the same game have in common."""
    return (room.id, len(room.table.played), room.table.key())


# --- answers --------------------------------------------------------------------------------------


@dataclass
class CourseScene:
    """How far an analysis is, and what it has found so far."""

    id: str
    status: str
    done: int
    total: int
    place: int
    planned: int
    turns: list[VerdictText]
    wide: Ink | None
    narrow: Ink | None


def course_scene(analyses: Analyses, job: AnalysisJob, room: Room, to: Speaker) -> CourseScene:
    """The curve with the turning points, as far as they are known.

    Who waits asks again and again; what has not changed is not made again.
    """
    with analyses.analysts.changed:
        leads, found = job.course.leads, analyses.turning_points(job)
        planned = len(analyses.analysts.verdicts(job.game))
    under = (job.id, to.language)
    drawn = analyses.drawn.pop(under, None)
    if drawn is None or (drawn.leads, drawn.found) != (leads, found):
        drawn = _draw(leads, found, room, to)
    analyses.drawn[under] = drawn
    while len(analyses.drawn) > KEPT:
        analyses.drawn.popitem(last=False)
    place = analyses.analysts.place(job)
    return CourseScene(
        job.id,
        job.status,
        job.done,
        job.total,
        place,
        planned,
        drawn.told,
        drawn.wide,
        drawn.narrow,
    )


def _draw(
    leads: list[list[float]], found: list[Verdict], room: Room, to: Speaker
) -> RenderedAnalysis:
    with room.lock:
        table = room.table.copy()
        names = room.names(to)
        marks = [(mark.move, str(mark.number)) for mark in marks_of(table, to)]
    told = [tell_verdict(to, table, one) for one in found]
    turns = [
        CurveTurningPoint(
            one.number, one.seat, f"{names[one.seat]}: {one.better}", f"#turn-{one.number}"
        )
        for one in told
    ]
    words = ChartLabels(to.text("Course of the game"), measure(to, table.players), to.text("Move"))
    made = [curve(leads, names, words, marks, turns, small) for small in (False, True) if leads]
    wide, narrow = made or (None, None)
    return RenderedAnalysis(leads, found, told, wide, narrow)


def annotated_record(analyses: Analyses, job: AnalysisJob, room: Room, to: Speaker) -> str:
    """The record with the turning points as comments and variations, beside those it came with."""
    found = analyses.turning_points(job)
    with room.lock:
        table, notes, sealed = room.table.moves_alone(), room.row.notes, room.kind.is_sealed
        table.names = room.names(to)
    tree = table.tree
    if notes:
        read_notes(tree, notes)
    annotate(to, table, found)
    return record_of(table.moves_alone(), table.names, sealed, notes_text(tree))


def job_json(analyses: Analyses, job: AnalysisJob) -> dict[str, Any]:
    """A job for programs: notation, points and the names of terms."""
    made: dict[str, Any] = {
        "id": job.id,
        "table": job.table_id,
        "what": job.what,
        "status": job.status,
        "done": job.done,
        "total": job.total,
    }
    if job.what == HINT:
        made["seat"] = job.question["seat"]
        made["choices"] = [as_data(one) for one in job.choices]
    else:
        made["leads"] = job.course.leads
        made["turning_points"] = [as_data(one) for one in analyses.turning_points(job)]
    return made
