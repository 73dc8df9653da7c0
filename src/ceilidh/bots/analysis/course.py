"""The course of a whole game: who was ahead when, and where a better move was missed.

Every decision is looked at once, as the tacksman does; then they are planned one by one, the most
doubtful first, for as long as there is time. So there is an answer at any moment, and it gets
better. Each decision is judged from what its seat could know when it was due.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

from ceilidh.bots.analysis.expectation import leads
from ceilidh.bots.analysis.judgement import WEIGHTS, Judgement
from ceilidh.bots.analysis.move_reasons import rises, shares
from ceilidh.bots.analysis.verdict import Verdict
from ceilidh.bots.catalogue import judge_of
from ceilidh.bots.search.budget import Budget
from ceilidh.kernel.table import Table

SECONDS: Final = 60.0  # for a game, unless somebody says otherwise
EACH: Final = 0.4  # seconds at least for the plan of one decision
LONGEST: Final = 3.0  # seconds at most
TURNING: Final = 2.0  # points; who loses less by a move has not turned the game
MOST_TURNING: Final = 8


@dataclass
class Effort:
    """How long to analyse: `seconds` for all, or so many moves tried for each decision."""

    seconds: float = SECONDS
    nodes: int = 0

    def plans(self, decisions: int) -> int:
        """How many decisions will be planned, about."""
        return decisions if self.nodes else min(decisions, int(self.seconds / EACH))


@dataclass
class Course:
    """What is known so far; `leads` has after every move the lead of every seat."""

    leads: list[list[float]] = field(default_factory=list)
    verdicts: dict[int, Verdict] = field(default_factory=dict)

    def turning_points(self) -> list[Verdict]:
        """The dearest decisions of those that were planned, in the order of the game.

        A move that is missed again and again is told of where it was missed most.
        """
        dear = [one for one in self.verdicts.values() if one.sure and one.loss >= TURNING]
        dear.sort(key=lambda one: (-one.loss, one.number))
        found: list[Verdict] = []
        for one in dear:
            if len(found) < MOST_TURNING and not any(_is_same(one, other) for other in found):
                found.append(one)
        return sorted(found, key=lambda one: one.number)


def _is_same(one: Verdict, other: Verdict) -> bool:
    return one.seat == other.seat and one.better == other.better


class Analyst:
    """Follows one game; `course` grows with every step that `work` takes."""

    def __init__(self, table: Table, effort: Effort | None = None) -> None:
        judge_for = judge_of(table.game.name, WEIGHTS)
        assert judge_for is not None, "see can_judge"
        self.game = table.game
        self.played = table.played
        self.last = table.state
        self.judge_for = judge_for
        self.effort = effort or Effort()
        self.course = Course()
        self.now = perf_counter
        self.began = self.now()
        self.decisions = [number for number, one in enumerate(table.played) if self._is_open(one)]

    def _is_open(self, played: Any) -> bool:
        return len(self.game.flow.legal_for(played.before, played.seat)) > 1

    @property
    def total(self) -> int:
        """How many steps there will be, if none takes longer than it should."""
        return 1 + len(self.decisions) + self.effort.plans(len(self.decisions))

    def work(self) -> Iterator[Verdict | None]:
        """Step by step; stop when you like. The first step is the curve."""
        self.began = self.now()
        states = [one.before for one in self.played] + [self.last]
        self.course.leads = [leads(self.game, state, self.judge_for) for state in states]
        yield None
        for number in self.decisions:
            if self._budget(1) is None:
                return
            yield self._keep(self._glance(number))
        doubtful = sorted(self.decisions, key=lambda one: -self.course.verdicts[one].loss)
        for nth, number in enumerate(doubtful):
            budget = self._budget(len(doubtful) - nth)
            if budget is None:
                return
            yield self._keep(self._planned(number, budget))

    def _keep(self, verdict: Verdict) -> Verdict:
        self.course.verdicts[verdict.number] = verdict
        return verdict

    def _budget(self, left: int) -> Budget | None:
        """For the next of so many decisions; None if the time is over."""
        if self.effort.nodes:
            return Budget(nodes=self.effort.nodes)
        rest = self.effort.seconds - (self.now() - self.began)
        if rest <= 0:
            return None
        return Budget(seconds=min(max(EACH, rest / left), LONGEST, rest))

    def _glance(self, number: int) -> Verdict:
        """By single moves; grounds are left to the plan."""
        one = self.played[number]
        state = self.game.determinize(one.before, one.seat, 1)
        judge = self.judge_for(state, one.seat)
        values = {}
        for action in self.game.flow.legal_for(state, one.seat):
            trial = self.game.clone(state)
            self.game.flow.apply_for(trial, one.seat, action)
            values[action] = judge.worth(trial)
        best = max(values, key=lambda action: values[action])
        # What was played may not be legal where what the seat could not know is another.
        loss = values[best] - values.get(one.action, values[best])
        return Verdict(number, one.seat, one.action.text, best.text, loss)

    def _planned(self, number: int, budget: Budget) -> Verdict:
        one = self.played[number]
        judgement = Judgement(self.game, one.before, one.seat, budget)
        best, mine = judgement.compared(one.action)
        judge = judgement.judge
        return Verdict(
            number,
            one.seat,
            one.action.text,
            best.action.text,
            best.value - mine.value,
            rises(shares(judge, mine.end), shares(judge, best.end)),
            tuple([action.text for action in best.turn[1:]]),
            sure=True,
        )
