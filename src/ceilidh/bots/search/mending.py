"""Whole plans made better by small changes, each judged by the end to which it leads.

A beam has to judge positions in the midst of a plan, which say little about what will become of
them. Here a plan is whole before and after every change: a move is put in, replaced, left out or
made earlier, and what was planned after it follows as far as it is still possible.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ceilidh.bots.greedy import EQUAL
from ceilidh.bots.search.beam import LONGEST, BeamNode, PlannedMoves
from ceilidh.bots.search.context import SearchContext
from ceilidh.kernel.action import Action

# Shares of the kinds of changes; the rest of them put a move in, alone or for another one.
SCHEMES = 0.25
OMISSIONS = 0.15
EARLIER = 0.15
REPLACED = 0.3  # of the moves that are put in, those in the place of the next one
EXCHANGED = 0.25  # and those for any later one
ENABLED = 0.3  # of the moves that are put in, those with another that only they make possible
SHORTENED = 0.3  # of the schemes, those for which a move is left out
RIVALS = 3  # moves of which the one is put in that did best so far
WORST = -8.0  # points; what is worse tells no more about a move
LEEWAY = 1.2  # points; by so much, on average, a plan may get worse before it gets better
TOO_FAR = 4.0  # points behind the best plan: back to that one
STALE = 150  # changes in a row that led to no new end, after which none is to be expected


@dataclass(slots=True)
class WholePlan:
    """`states` has the position before each move and, last, the end."""

    states: list[Any]
    moves: list[Action]
    value: float

    def line(self, legal: list[Action]) -> PlannedMoves:
        """The same as a beam would give it."""
        first = legal.index(self.moves[0])
        node = BeamNode(self.states[0], 0.0, -1, False)
        for action, state in zip(self.moves, self.states[1:], strict=True):
            drawn = node.drawn or state.rng != node.state.rng
            node = BeamNode(state, 0.0, first, drawn, action, node)
        return PlannedMoves(first, self.value, node)


class Mender:
    """`root` is a copy of its own; the `closing` move ends a plan and is made when all else is."""

    def __init__(
        self, context: SearchContext, rng: random.Random, root: Any, closing: Action
    ) -> None:
        self.context = context
        self.rng = rng
        self.closing = closing
        self.root = root
        context.game.freeze_rivals(root, context.seat)
        self.judge = context.judge_for(root, context.seat)
        self.values: dict[tuple[object, ...], float] = {}  # of ends
        self.gains: dict[Action, tuple[float, int]] = {}  # of moves put in: their sum and number

    def mended(self, moves: Sequence[Action], until: float, fixed: int = 0) -> WholePlan:
        """The best plan that changes of this one lead to; its first `fixed` moves stay."""
        rng, clock = self.rng, self.context.clock
        best = plan = self._begun(moves, fixed)
        idle = 0
        while clock.used() < until and idle < STALE and len(plan.moves) > fixed:
            known = len(self.values)
            place = rng.randrange(fixed, len(plan.moves))
            state = plan.states[place]
            new, wanted = self._change(state, plan.moves[place:])
            changed = self._followed(plan.states[:place], plan.moves[:place], state, wanted)
            if new is not None:
                self._learn(new, changed.value - plan.value)
            idle = idle + 1 if len(self.values) == known else 0
            if changed.value >= plan.value - rng.expovariate(1 / LEEWAY):
                plan = changed
                if plan.value > best.value + EQUAL:
                    best = plan
            elif plan.value < best.value - TOO_FAR:
                plan = best
        return best

    def _begun(self, moves: Sequence[Action], fixed: int) -> WholePlan:
        states: list[Any] = []
        state = self.root
        for action in moves[:fixed]:
            states.append(state)
            state = self.context.after(state, self.context.seat, action)
        return self._followed(states, list(moves[:fixed]), state, moves[fixed:])

    def _change(self, state: Any, rest: list[Action]) -> tuple[Action | None, list[Action]]:
        """What is tried from a position on, instead of the rest of the plan.

        If that is one move put in, it is told as well.
        """
        rng, context = self.rng, self.context
        legal = context.game.flow.legal_for(state, context.seat)
        if self.closing in legal and rng.random() < SCHEMES:
            scheme = [*context.profile.scheme(state, context.seat, rng), *rest]
            if rng.random() < SHORTENED:
                del scheme[rng.randrange(len(scheme))]
            return None, scheme
        kind = rng.random()
        if kind < OMISSIONS:
            return None, rest[1:]
        if kind < OMISSIONS + EARLIER:
            later = rng.randrange(len(rest))
            return None, [rest[later], *rest[:later], *rest[later + 1 :]]
        new = max(rng.choices(legal, k=RIVALS), key=self._gain)
        rest = [*self._enabled(state, legal, new), *rest]
        kind = rng.random()
        if kind < REPLACED:
            rest = rest[1:]
        elif kind < REPLACED + EXCHANGED:
            del rest[rng.randrange(len(rest))]
        return new, [new, *rest]

    def _gain(self, action: Action) -> float:
        """What a move brought when it was put in, on average; nothing if it never was."""
        total, number = self.gains.get(action, (0.0, 0))
        return total / (number + 1)

    def _learn(self, action: Action, gain: float) -> None:
        total, number = self.gains.get(action, (0.0, 0))
        self.gains[action] = (total + max(gain, WORST), number + 1)

    def _enabled(self, state: Any, legal: list[Action], new: Action) -> list[Action]:
        """Sometimes, a move that is only possible after the new one."""
        context = self.context
        if new is self.closing or self.rng.random() >= ENABLED:
            return []
        after = context.after(state, context.seat, new)
        if context.plan_over(self.root, after):
            return []
        before = set(legal)
        found = [
            one for one in context.game.flow.legal_for(after, context.seat) if one not in before
        ]
        return [self.rng.choice(found)] if found else []

    def _followed(
        self, states: list[Any], moves: list[Action], state: Any, wanted: Sequence[Action]
    ) -> WholePlan:
        """Continue these moves with the wanted actions, each as soon as it is legal.

        In between, the most promising move answers what the rules ask.
        """
        context = self.context
        left = list(wanted)
        while not context.plan_over(self.root, state) and len(moves) < LONGEST:
            legal = context.game.flow.legal_for(state, context.seat)
            action = self._next(state, legal, left)
            states.append(state)
            moves.append(action)
            state = context.after(state, context.seat, action)
        states.append(state)
        return WholePlan(states, moves, self._value(state))

    def _next(self, state: Any, legal: list[Action], left: list[Action]) -> Action:
        for place, action in enumerate(left):
            if action is not self.closing and action in legal:
                del left[place]
                return action
        return self.closing if self.closing in legal else self._promising(state, legal)

    def _promising(self, state: Any, legal: list[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        context = self.context
        best, most = legal[0], -float("inf")
        for action in legal:
            after = context.after(state, context.seat, action)
            value = -float("inf")
            if not context.plan_over(self.root, after):
                value = context.profile.promise(self.judge, after)
            if value > most:
                best, most = action, value
        return best

    def _value(self, state: Any) -> float:
        key = self.context.game.position_key(state)
        found = self.values.get(key)
        if found is None:
            end = self.context.game.clone(state)
            found = self.values[key] = self.context.profile.end(self.context, end, self.judge)
        return found
