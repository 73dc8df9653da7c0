"""The guide's way through the moves of a table: which task is set, and what was said on the way."""

from __future__ import annotations

from typing import Any, cast

from ceilidh.kernel.move import Move
from ceilidh.kernel.table import Table
from ceilidh.lessons.goals import Tally, is_reached
from ceilidh.lessons.lesson import Concept, Lesson, LessonStep, Page
from ceilidh.lessons.occasions import is_empty, moves_for
from ceilidh.lessons.position import Position
from ceilidh.say.texts import Texts
from ceilidh.shortcuts import ends_turn


class Walk:
    """Steps come one after the other; while one is coached, concepts come before it.

    `concept` is the one that is set now, and `told` counts how often each has been. `moves` do the
    task that is set, where the position decides which do.
    """

    def __init__(self, lesson: Lesson, table: Table) -> None:
        self.lesson = lesson
        self.table = table
        self.place = 0
        self.heard: list[Texts] = []
        self.tally = Tally(lesson.seat)
        self.waiting = list(lesson.moments)  # each is told once
        self.is_over = True  # the learner's last turn, so that the next move starts a new one
        self.concept: Concept | None = None
        self.since = Tally(lesson.seat)  # what has happened since the concept was set
        self.told: dict[str, int] = {}
        self.opened: set[int] = set()  # the steps whose own pages were shown before a concept's
        self.opens = False  # whether that is so now
        self.moves: list[Move] = []
        self.at: Position | None = None  # the learner's decision, while there is one
        self._look(len(lesson.start.moves))

    # --- what is set now --------------------------------------------------------------------------

    @property
    def step(self) -> LessonStep | None:
        if self.concept is not None:
            return self.concept.step
        return self._background

    @property
    def _background(self) -> LessonStep | None:
        steps = self.lesson.steps
        return steps[self.place] if self.place < len(steps) else None

    @property
    def pages(self) -> tuple[Page, ...]:
        """The pages of the task; those of a step come before those of its first concept."""
        if self.step is None:
            return (Page(self.lesson.end),)
        if self.concept is None or self._background is None:
            return self.step.pages
        shown = self.concept.step.pages
        shown = shown[:1] if self.is_repeated else shown
        return (*self._background.pages, *shown) if self.opens else shown

    @property
    def name(self) -> str:
        if self.concept is None:
            return str(self.place)
        return f"{self.place} {self.concept.name} {self.told[self.concept.name]}"

    @property
    def is_repeated(self) -> bool:
        return self.concept is not None and self.told[self.concept.name] > 1

    # --- one move ---------------------------------------------------------------------------------

    def move(self, number: int) -> None:
        played = self.table.played[number]
        own = played.seat == self.lesson.seat
        if own and self.is_over:
            self.heard = []
        state = self._state(number + 1)
        ends = own and ends_turn(self.table.game, state, played.seat, played.events)
        self.is_over = ends if own else self.is_over
        last = number + 1 == len(self.table.played)
        alone = Tally(self.lesson.seat, over=last and self.table.actor is None)
        for tally in (alone, self.tally, self.since):
            tally.add(played.seat, played.action.text, played.events)
            tally.over = alone.over
        if own and played.action.text in [move.text for move in self.moves]:
            tally = self.tally if self.concept is None else self.since
            tally.took_offer = True
        self._judge(state, own, ends, alone)
        if alone.over and any(step.goal.over for step in self.lesson.steps[self.place :]):
            # The move that ends the game may also be what an earlier step has waited for.
            self.place, self.concept = len(self.lesson.steps), None
        for moment in self.waiting[:]:
            if is_reached(moment.goal, alone):
                self.waiting.remove(moment)
                self.heard.append(moment.text)
        self._look(number + 1)

    def _state(self, moves: int) -> Any:
        """The state after so many moves."""
        played = self.table.played
        return self.table.state if moves == len(played) else played[moves].before

    def _judge(self, state: Any, own: bool, ends: bool, alone: Tally) -> None:
        """What the move was for the concept and for the step that are set."""
        has_concept = self.concept is not None
        if self.concept is not None:
            self._sight(self.since, self.concept.step, state)
            self._judge_concept(self.concept, own, ends, alone)
        step = self._background
        if step is None:
            return
        self._sight(self.tally, step, state)
        self.tally.turns += ends
        if is_reached(step.goal, self.tally):
            self._go_on(step.well)
            return
        if own and not has_concept:
            self._comment(step, ends, alone)
        if ends and step.passes:
            self._go_on(Texts())
        elif ends:
            self.tally.turn = []

    def _sight(self, tally: Tally, step: LessonStep, state: Any) -> None:
        """What the view has of the learner's seat and what is legal, where the goal asks for it."""
        seat, game = self.lesson.seat, self.table.game
        if step.goal.own:
            seats = cast(list[dict[str, Any]], game.view(state, seat)["seats"])
            tally.view = seats[seat]
        if step.goal.can:
            mine = seat in game.actors(state)
            legal = game.flow.legal_for(state, seat) if mine else []
            tally.legal = [action.text for action in legal]

    def _judge_concept(self, concept: Concept, own: bool, ends: bool, alone: Tally) -> None:
        step, first = concept.step, not self.is_repeated
        if is_reached(step.goal, self.since):
            if first and step.well:
                self.heard.append(step.well)
            self.concept = None
            return
        if own and first:
            self._comment(step, ends, alone)
        if ends:
            self.concept = None

    def _go_on(self, said: Texts) -> None:
        self.place += 1
        self.tally = Tally(self.lesson.seat)
        if said:
            self.heard.append(said)

    def _comment(self, step: LessonStep, ends: bool, alone: Tally) -> None:
        """A remark that knows the move, else when the turn is over what there is to say."""
        known = [one.text for one in step.remarks if is_reached(one.goal, alone)]
        if known:
            self.heard.append(known[0])
        elif ends and step.other and step.other not in self.heard and not self._has_remark(step):
            self.heard.append(step.other)

    def _has_remark(self, step: LessonStep) -> bool:
        return any(one.text in self.heard for one in step.remarks)

    # --- one decision -----------------------------------------------------------------------------

    def _look(self, moves: int) -> None:
        """What fits the position, if the learner decides there."""
        self.moves, self.at = [], None
        state, game = self._state(moves), self.table.game
        if self.lesson.seat not in game.actors(state):
            return
        at = self.at = Position(game, state, self.lesson.seat)
        if self.is_over:
            self._leave_out(at)
        step = self._background
        if step is None:
            return
        if self.concept is not None:
            self.moves = moves_for(self.concept.step.when, at)
            if self.moves:
                return
            self.concept = None  # it can no longer be done in this turn
        self.moves = moves_for(step.when, at)
        if step.coached and not self.moves:
            self._set(at, step)

    def _leave_out(self, at: Position) -> None:
        """Steps that ask for what cannot be done in this turn."""
        while (step := self._background) is not None:
            if is_empty(step.when) or moves_for(step.when, at):
                return
            self._go_on(Texts())

    def _set(self, at: Position, step: LessonStep) -> None:
        """The first concept that fits and has not been set yet, or may be set again."""
        for concept in self.lesson.concepts:
            if concept.name in self.told and not concept.again:
                continue
            self.moves = moves_for(concept.step.when, at)
            if self.moves:
                self.concept = concept
                self.opens = is_empty(step.when) and self.place not in self.opened
                self.opened.add(self.place)
                self.since = Tally(self.lesson.seat)
                self.told[concept.name] = self.told.get(concept.name, 0) + 1
                return
