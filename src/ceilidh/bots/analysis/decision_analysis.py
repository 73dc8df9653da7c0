"""The best moves of one position: planned and played out as the strongest bot does, and ranked.

All of it happens on a copy in which what the seat cannot know is drawn anew.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Final

from ceilidh.bots.advice import kind_of
from ceilidh.bots.analysis.expectation import expected
from ceilidh.bots.analysis.move_reasons import rises, shares
from ceilidh.bots.analysis.verdict import MoveChoice, MoveReason
from ceilidh.bots.catalogue import judge_of, search_profile_of
from ceilidh.bots.greedy import Judge, JudgeMaker
from ceilidh.bots.search.beam import Beam, PlannedMoves
from ceilidh.bots.search.bot import TRUST_IN_MOVES, SearchSettings
from ceilidh.bots.search.budget import Budget
from ceilidh.bots.search.context import SearchContext
from ceilidh.bots.search.playouts import MOST_WORLDS, Playouts
from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game

MOST: Final = 3  # moves that are shown
FOLLOWING: Final = 3  # further moves of the turn that are told
LOOKED_AT: Final = 5  # moves that are compared to the end
ENOUGH: Final = 12  # plans among which moves of different kinds are found
WEIGHTS: Final = "tuned"
MANNER: Final = SearchSettings()  # as the strongest bot searches
PLANNING: Final = 0.5  # share of the budget for plans of all moves
BOTH: Final = 0.4  # the same where a move is asked for, which then has as much for plans of its own
WORLDS: Final = 3  # draws in which plans are compared that saw what cannot be known


def can_judge(game: str) -> bool:
    """Whether there is something to say about positions of a game."""
    return judge_of(game, WEIGHTS) is not None and search_profile_of(game) is not None


@dataclass
class Candidate:
    """A move with its plan: how good that is, and the position at its end.

    `turn` are the moves of the plan in the turn that is under way.
    """

    action: Action
    value: float
    end: Any
    chain: list[Action]
    turn: list[Action]
    drawn: bool = False


class Means(Playouts):
    """Playouts that tell how good each chain is, and not only which is the best."""

    def values(self, root: Any, found: list[Candidate], trust: float) -> list[float]:
        totals, number = [trust * one.value for one in found], trust
        for _ in range(MOST_WORLDS):
            world = self.context.game.determinize(root, self.context.seat, self.rng.getrandbits(63))
            played = self._played(world, [one.chain for one in found])
            if len(played) < len(found):
                break
            totals = [total + value for total, value in zip(totals, played, strict=True)]
            number += 1
        return [total / number for total in totals]


class DecisionAnalysis:
    """One decision of a seat, weighed within a budget."""

    def __init__(
        self, game: Game[Any], state: Any, seat: int, budget: Budget, seed: int = 1
    ) -> None:
        judge_for, profile = judge_of(game.name, WEIGHTS), search_profile_of(game.name)
        assert judge_for is not None and profile is not None, "see can_judge"
        self.game = game
        self.seat = seat
        self.rng = random.Random(seed)
        self.judge_for: JudgeMaker = judge_for
        # The only look at the state that was given.
        self.state = game.determinize(state, seat, self.rng.getrandbits(63))
        self.legal = game.flow.legal_for(self.state, seat)
        self.context = SearchContext(game, seat, profile, judge_for, budget.start())
        self.judge: Judge = judge_for(self.state, seat)

    # --- candidates -------------------------------------------------------------------------------

    def candidates(self, asked: Action | None = None) -> list[Candidate]:
        """The best moves, the best one first; the one that is asked for is among them."""
        if self.context.profile.planned(self.state, self.seat):
            found = self._planned(asked)
        else:
            found = self._single(asked)
        self._refine(found)
        return sorted(found, key=lambda one: -one.value)

    def _single(self, asked: Action | None) -> list[Candidate]:
        """By what is thought of the moves alone."""
        ranked = self.context.ranked(self.state, self.legal)
        made = [self._alone(self.legal[place], value) for value, place in ranked]
        return _chosen(made, asked)

    def _alone(self, action: Action, value: float) -> Candidate:
        end = self.context.after(self.state, self.seat, action)
        return Candidate(action, value, end, [action], [action])

    def _planned(self, asked: Action | None) -> list[Candidate]:
        lines = self._lines(self.legal, PLANNING if asked is None else BOTH)
        found = _chosen(self._whole(self.legal, lines), asked)
        if asked is not None and found:
            # A move that the beam dropped early had no fair chance yet.
            own = self._whole([asked], self._lines([asked], 2 * BOTH))
            found = [*[one for one in found if one.action is not asked], *own[:1]]
        if not found:
            # Too little time for a plan: the best single move, and nothing to compare it with.
            return self._single(None)[:1]
        return [found[0], *[self._better(one, found[0]) for one in found[1:]]]

    def _whole(self, moves: list[Action], lines: list[PlannedMoves]) -> list[Candidate]:
        """The plans that came to their end; what is half done looks too good, for it is not paid.

        Those that end in time are found first; of others the best ones are enough.
        """
        found: list[Candidate] = []
        for line in lines:
            if len(found) >= ENOUGH:
                break
            one = self._with_plan(moves, line)
            if self._is_over(one.end) or self._is_over(self._ended(one.end)[0]):
                found.append(one)
        return found

    def _is_over(self, state: Any) -> bool:
        return not self.context.decides(state) or self.context.profile.reached(
            self.state, state, self.seat
        )

    def _ended(self, state: Any) -> tuple[Any, float]:
        """The end of a plan as it is judged, and what it is worth."""
        end = self.game.clone(state)
        return end, self.context.profile.end(self.context, end, self.judge)

    def _better(self, one: Candidate, best: Candidate) -> Candidate:
        """The plan that was found, or the best one begun with another move, if that is better."""
        later = self._later(one.action, best)
        return one if later is None or later.value <= one.value else later

    def _lines(self, moves: list[Action], until: float) -> list[PlannedMoves]:
        return self._beam(until).lines(self.game.clone(self.state), moves, every=True)

    def _beam(self, until: float) -> Beam:
        return Beam(self.context, self.context.profile.width, until, MANNER.again)

    def _with_plan(self, moves: list[Action], line: PlannedMoves) -> Candidate:
        steps = line.end.steps()
        turn = [
            action
            for state, action in steps
            if not self.game.turn_over(self.state, state, self.seat)
        ]
        chain = [action for _, action in steps]
        action = moves[line.first]
        return Candidate(action, line.value, line.end.state, chain, turn, line.end.drawn)

    def _later(self, action: Action, best: Candidate) -> Candidate | None:
        """A move, and after it the best plan as far as that can be played still.

        What is only done in another order is no fault.
        """
        state = self.game.clone(self.state)
        self.game.freeze_rivals(state, self.seat)
        drawn = state.rng
        chain: list[Action] = []
        for each in [action, *[one for one in best.chain if one is not action]]:
            if not self.context.decides(state):
                break
            if each in self.game.flow.legal_for(state, self.seat):
                state = self.context.after(state, self.seat, each)
                chain.append(each)
        end, value = self._ended(state)
        if not self._is_over(end):
            return None
        return Candidate(action, value, state, chain, chain[:1], state.rng != drawn)

    # --- what cannot be known ---------------------------------------------------------------------

    def _refine(self, found: list[Candidate]) -> None:
        """Compare by playouts where the bot does, or in several draws where plans saw one."""
        profile = self.context.profile
        planned = profile.planned(self.state, self.seat)
        if len(found) < 2:
            return
        if not planned or profile.played_out(self.state):
            trust, later = (MANNER.trust, MANNER.later) if planned else (TRUST_IN_MOVES, 0)
            means = Means(self.context, self.rng, MANNER.turns, later)
            values = means.values(self.state, found, trust)
        elif any(one.drawn for one in found):
            values = self._in_worlds(found)
        else:
            return
        for one, value in zip(found, values, strict=True):
            one.value = value

    def _in_worlds(self, found: list[Candidate]) -> list[float]:
        totals, number = [one.value for one in found], 1
        moves = [one.action for one in found]
        for left in range(WORLDS, 0, -1):
            used = self.context.clock.used()
            until = used + (1.0 - used) / left
            world = self.game.determinize(self.state, self.seat, self.rng.getrandbits(63))
            lines = self._beam(until).lines(world, moves, every=True)
            if len(lines) < len(moves):
                break
            for line in lines:
                totals[line.first] += line.value
            number += 1
        return [total / number for total in totals]

    # --- what to say ------------------------------------------------------------------------------

    def choices(self) -> list[MoveChoice]:
        """The best moves with the points to be expected; at least one, if there is a decision."""
        found = self.candidates()
        best = found[0]
        level = self._points(best)
        before = shares(self.judge, self.state)
        return [
            MoveChoice(
                one.action.text,
                level + one.value - best.value,
                self._grounds(one, before),
                plan_of(one),
            )
            for one in found[:MOST]
        ]

    def _points(self, best: Candidate) -> float:
        """The points to be expected with the best plan, exact if it ends the game."""
        end, _ = self._ended(best.end)
        if not end.stack:
            return float(self.game.scores(end)[self.seat])
        now = expected(self.game, self.state, self.seat, self.judge_for)
        fresh = self.judge_for(end, self.seat).worth(end)
        return now + fresh - self.judge.worth(self.state)

    def _grounds(self, one: Candidate, before: dict[str, float]) -> tuple[MoveReason, ...]:
        """What the move itself brings; where that is nothing yet, what its plan does."""
        after = self.context.after(self.state, self.seat, one.action)
        return rises(before, shares(self.judge, after)) or rises(
            before, shares(self.judge, one.end)
        )


def plan_of(one: Candidate) -> tuple[str, ...]:
    """How the turn goes on after the move, as far as anybody wants to read it."""
    return tuple([action.text for action in one.turn[1 : 1 + FOLLOWING]])


def _chosen(ranked: list[Candidate], asked: Action | None) -> list[Candidate]:
    """The best of each kind, then the best of the rest; and the one that is asked for."""
    kinds: set[str] = set()
    first: list[Candidate] = []
    rest: list[Candidate] = []
    for one in ranked:
        kind = kind_of(one.action)
        (rest if kind in kinds else first).append(one)
        kinds.add(kind)
    chosen = [*first, *rest][:LOOKED_AT]
    return chosen + [one for one in ranked if one.action is asked and one not in chosen]


def weigh(
    game: Game[Any], state: Any, seat: int, budget: Budget, seed: int = 1
) -> list[MoveChoice]:
    """The best moves of a seat that decides."""
    return DecisionAnalysis(game, state, seat, budget, seed).choices()
