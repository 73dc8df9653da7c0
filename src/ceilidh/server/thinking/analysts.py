"""Analyses that people ask for: a queue, somebody who works it off, and a way out.

Nothing of this is stored. What was found is kept for a while, so that who asks again is answered
at once; an analysis that was cancelled keeps what it had found.
"""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from ceilidh.bots.analysis.course import Course
from ceilidh.bots.analysis.verdict import MoveChoice, Verdict
from ceilidh.server.errors import TooManyRequests

WAITING, RUNNING, DONE, CANCELLED, FAILED = "waiting", "running", "done", "cancelled", "failed"
OPEN: Final = (WAITING, RUNNING)
KEPT: Final = 200  # jobs that are remembered

Key = tuple[object, ...]
COURSE, REVIEW = "course", "review"  # first in the keys of questions about a game


@dataclass
class AnalysisJob:
    """A question of one user about a table; `key` is equal for equal questions.

    `question` goes to another process: it holds no more than the asker may know. It is about the
    position after `number` moves. `goes_on`: its answer is the rest of a plan that is followed.
    """

    id: str
    user_id: int
    table_id: str
    key: Key
    question: dict[str, Any]
    number: int = 0
    goes_on: bool = False
    status: str = WAITING
    done: int = 0
    total: int = 1
    choices: list[MoveChoice] = field(default_factory=list)
    course: Course = field(default_factory=Course)

    @property
    def is_open(self) -> bool:
        return self.status in OPEN

    @property
    def what(self) -> str:
        return str(self.question["what"])

    @property
    def game(self) -> Key:
        """The table and its moves: equal for every question about the same game."""
        return self.key[1:4]

    def hear(self, word: str, told: Any) -> None:
        """Something that was found."""
        if word == "total":
            self.total = told
            return
        self.done += 1
        if word == "choices":
            self.choices = [MoveChoice.of(one) for one in told]
        elif word == "leads":
            self.course.leads = told
        elif word == "verdict":
            verdict = Verdict.of(told)
            self.course.verdicts[verdict.number] = verdict


def new_id() -> str:
    return secrets.token_urlsafe(9)


class AnalysisStaff(Protocol):
    """Who does the jobs: takes them from the queue, tells what is found, and finishes them."""

    def begin(self, queue: Analysts) -> None:
        """Work, if nobody does yet: called with the lock of the queue whenever a job has come."""

    def stop(self) -> None: ...


class Analysts:
    def __init__(self, staff: AnalysisStaff, per_person: int, waiting: int) -> None:
        self.staff = staff
        self.per_person = per_person
        self.waiting = waiting
        self.jobs: OrderedDict[str, AnalysisJob] = OrderedDict()
        self.changed = threading.Condition()
        self.closed = False

    # --- asking -----------------------------------------------------------------------------------

    def ask(
        self, user_id: int, table_id: str, key: Key, question: dict[str, Any], number: int = 0
    ) -> AnalysisJob:
        """A job for this question: a known one, or a new one at the end of the queue.

        Who asks for another hint at a table no longer waits for the last one.
        """
        with self.changed:
            known = self._known(user_id, key)
            if known is not None:
                return known
            job = AnalysisJob(new_id(), user_id, table_id, key, question, number)
            for other in self._open_jobs():
                same = (other.user_id, other.table_id, other.what)
                if same == (user_id, table_id, "hint") and job.what == "hint":
                    self._cancel(other)
            self._check_room(user_id)
            self.jobs[job.id] = job
            self._forget()
            self.staff.begin(self)
            self.changed.notify_all()
            return job

    def answer(
        self,
        user_id: int,
        table_id: str,
        key: Key,
        question: dict[str, Any],
        choices: list[MoveChoice],
        number: int,
    ) -> AnalysisJob:
        """A job whose answer is known already: the rest of a plan."""
        with self.changed:
            job = AnalysisJob(new_id(), user_id, table_id, key, question, number, goes_on=True)
            job.status, job.done, job.choices = DONE, 1, choices
            self.jobs[job.id] = job
            self._forget()
            return job

    def of_table(self, user_id: int, table_id: str) -> list[AnalysisJob]:
        """What a user asked at a table, the last question first."""
        with self.changed:
            found = reversed(self.jobs.values())
            return [job for job in found if (job.user_id, job.table_id) == (user_id, table_id)]

    def _known(self, user_id: int, key: Key) -> AnalysisJob | None:
        """A job that answers the same question: anybody's that is done, or one's own."""
        for job in reversed(self.jobs.values()):
            mine = job.user_id == user_id and job.is_open
            if job.key == key and (job.status == DONE or mine):
                return job
        return None

    def _open_jobs(self) -> list[AnalysisJob]:
        return [job for job in self.jobs.values() if job.is_open]

    def open_count(self) -> int:
        """How many analyses wait or run."""
        with self.changed:
            return len(self._open_jobs())

    def _check_room(self, user_id: int) -> None:
        found = self._open_jobs()
        mine = sum(job.user_id == user_id for job in found)
        if mine >= self.per_person:
            raise TooManyRequests(
                "You already have {number} analyses waiting; wait for one, or cancel it.",
                fields={"number": mine},
            )
        if len(found) >= self.waiting:
            raise TooManyRequests("Many analyses are queued; try again in a few minutes.")

    def _forget(self) -> None:
        for job in list(self.jobs.values())[: max(len(self.jobs) - KEPT, 0)]:
            if not job.is_open:
                del self.jobs[job.id]

    def job(self, job_id: str, user_id: int) -> AnalysisJob | None:
        """A job that a user asked for."""
        job = self.jobs.get(job_id)
        return job if job is not None and job.user_id == user_id else None

    def latest(self, user_id: int, key: Key) -> AnalysisJob | None:
        """What there is about a question: one's own last job, or one of anybody that is done."""
        with self.changed:
            own = [job for job in self.jobs.values() if job.key == key and job.user_id == user_id]
            return own[-1] if own else self._known(user_id, key)

    def verdicts(self, game: Key) -> dict[int, Verdict]:
        """What was found about the decisions of a game: one verdict for each, on every page.

        Two questions may be worked on at once. Of a decision that a look back has told, its answer
        stands; else the first.
        """
        with self.changed:
            jobs = [job for job in self.jobs.values() if job.game == game]
            found: dict[int, Verdict] = {}
            for job in sorted(jobs, key=lambda one: one.key[0] != REVIEW):
                for number, verdict in job.course.verdicts.items():
                    if verdict.sure:
                        found.setdefault(number, verdict)
        return found

    def place(self, job: AnalysisJob) -> int:
        """How many jobs are before it."""
        with self.changed:
            found = [one.id for one in self._open_jobs()]
            return found.index(job.id) if job.id in found else 0

    def cancel(self, job: AnalysisJob) -> None:
        with self.changed:
            self._cancel(job)

    def _cancel(self, job: AnalysisJob) -> None:
        if job.is_open:
            job.status = CANCELLED

    # --- working ----------------------------------------------------------------------------------

    def stop(self) -> None:
        with self.changed:
            self.closed = True
            for job in self._open_jobs():
                job.status = CANCELLED
            self.changed.notify_all()
        self.staff.stop()

    def take(self) -> AnalysisJob | None:
        """The next job that waits, for who does it now."""
        with self.changed:
            for job in self.jobs.values():
                if job.status == WAITING and not self.closed:
                    job.status = RUNNING
                    return job
            return None

    def hear(self, job: AnalysisJob, word: str, told: Any) -> None:
        """Something that was found."""
        with self.changed:
            job.hear(word, told)

    def finish(self, job: AnalysisJob, status: str) -> None:
        with self.changed:
            if job.status == RUNNING:
                job.status = status
