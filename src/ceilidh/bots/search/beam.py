"""A beam over the seat's own small decisions, to the end of its turn or round.

Ply by ply the positions that promise most are kept; positions that came about in several ways are
kept once. A plan counts by what its end is worth. The beam is as wide as its part of the budget
allows: each ply may use an equal part of what is left.

What a move gained one ply before tells what it will gain now, so that of the moves that were tried
there only the best are tried again, and of those that were not, all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ceilidh.bots.greedy import EQUAL
from ceilidh.bots.search.context import SearchContext
from ceilidh.kernel.action import Action

FEWEST_PLIES = 3.0  # so many are always thought to come, so that something is left for them
LONGEST = 60  # plies; no turn or round is that long
ALWAYS = float("inf")  # the gain of a move that ends a plan: it is tried everywhere

Gains = dict[Action, float]


@dataclass(eq=False, slots=True)
class BeamNode:
    """A position of a plan: how it came about, and whether chance had a part in that."""

    state: Any
    value: float
    first: int
    drawn: bool
    action: Action | None = None
    parent: BeamNode | None = None
    gains: Gains = field(default_factory=dict)  # of the moves that were tried on the way here

    def steps(self) -> list[tuple[Any, Action]]:
        """The positions and moves that lead here from the root."""
        out: list[tuple[Any, Action]] = []
        node = self
        while node.parent is not None and node.action is not None:
            out.append((node.parent.state, node.action))
            node = node.parent
        return out[::-1]

    def moves(self) -> list[Action]:
        """The moves that lead here from the root."""
        return [action for _, action in self.steps()]

    def begin(self) -> BeamNode:
        """The position after the first move of the plan."""
        node = self
        while node.parent is not None and node.parent.parent is not None:
            node = node.parent
        return node

    def promising(self, legal: list[Action], again: int) -> list[Action]:
        """Those that are worth a try here, in the order of `legal`."""
        known = [action for action in legal if action in self.gains]
        if len(known) <= again:
            return legal
        known.sort(key=lambda action: -self.gains[action])
        dropped = {action for action in known[again:] if self.gains[action] < ALWAYS}
        return [action for action in legal if action not in dropped]


@dataclass(slots=True)
class PlannedMoves:
    """The best plan that begins with one of the legal moves, and what it is worth."""

    first: int
    value: float
    end: BeamNode


class Beam:
    """`until` is the share of the budget at which it has to end; `cut` says whether it had to.

    `again` is how many moves that were tried before are tried once more, one ply later. `dropped`
    says whether a wider beam would see more.
    """

    def __init__(self, context: SearchContext, width: int, until: float, again: int) -> None:
        self.context = context
        self.width = width
        self.until = until
        self.again = again
        self.cut = False
        self.dropped = False
        self.found: dict[int, PlannedMoves] = {}

    def lines(
        self,
        root: Any,
        legal: list[Action],
        every: bool = False,
        known: Sequence[Action] = (),
    ) -> list[PlannedMoves]:
        """The best line of each first move that came to an end, the best one first.

        `root` is a copy of the beam's own. With `every`, or if time was too short for any end, a
        move without a plan counts as if the plan ended with it. A plan that is `known` from before
        is looked at first, and positions on its way are never dropped.
        """
        context = self.context
        context.game.freeze_rivals(root, context.seat)
        judge = context.judge_for(root, context.seat)
        start = BeamNode(root, context.profile.promise(judge, root), -1, False)
        self.found = {}
        way = self._follow(start, legal, known, judge)
        front = [start]
        begun: list[BeamNode] = []
        for depth in range(LONGEST):
            grown = self._grow(start, front, legal, judge, depth)
            begun = begun or grown
            front = self._best(grown, way[depth : depth + 1])
            if not front:
                break
            if context.clock.used() >= self.until:
                self.cut = True
                break
        # The best open plan counts too, so that none is lost for its length.
        for node in [*front[:1], *(begun if every or not self.found else [])]:
            if self.found and context.clock.used() >= 1.0:
                break
            if node.first not in self.found:
                self._end(node, judge)
        return sorted(self.found.values(), key=lambda line: (-line.value, line.first))

    def _follow(
        self, start: BeamNode, legal: list[Action], known: Sequence[Action], judge: Any
    ) -> list[BeamNode]:
        """The open positions on the way of a known plan, as far as it is possible here."""
        way: list[BeamNode] = []
        node, choice = start, legal
        for action in known:
            if action not in choice:
                break
            node = self._child(start, node, action, choice.index(action), judge)
            if self.context.plan_over(start.state, node.state):
                self._end(node, judge)
                return way
            way.append(node)
            choice = self.context.game.flow.legal_for(node.state, self.context.seat)
        if way:
            self._end(way[-1], judge)
        return way

    def _child(
        self, start: BeamNode, node: BeamNode, action: Action, place: int, judge: Any
    ) -> BeamNode:
        """The position one move further; that of an end has no value yet."""
        state = self.context.after(node.state, self.context.seat, action)
        first = place if node is start else node.first
        drawn = node.drawn or state.rng != node.state.rng
        child = BeamNode(state, 0.0, first, drawn, action, node, node.gains)
        if not self.context.plan_over(start.state, child.state):
            child.value = self.context.profile.promise(judge, state)
        return child

    def _grow(
        self, start: BeamNode, front: list[BeamNode], legal: list[Action], judge: Any, depth: int
    ) -> list[BeamNode]:
        """The positions one move further; those that end a plan go to `found`."""
        context, clock = self.context, self.context.clock
        begun = clock.used()
        left = max(self.until - begun, 0.0)
        enough = begun + left / max(context.profile.plies - depth, FEWEST_PLIES)
        out: list[BeamNode] = []
        for number, node in enumerate(front):
            if number and clock.used() >= enough:
                self.cut = True
                break
            choice = legal
            if depth:
                every = context.game.flow.legal_for(node.state, context.seat)
                choice = node.promising(every, self.again)
                self.dropped = self.dropped or len(choice) < len(every)
            node.gains = dict(node.gains)
            for place, action in enumerate(choice):
                if depth and clock.used() >= self.until:
                    self.cut = True
                    return out
                child = self._child(start, node, action, place, judge)
                if self.context.plan_over(start.state, child.state):
                    node.gains[action] = ALWAYS
                    self._end(child, judge)
                else:
                    node.gains[action] = child.value - node.value
                    child.gains = node.gains
                    out.append(child)
        return out

    def _best(self, grown: list[BeamNode], way: list[BeamNode]) -> list[BeamNode]:
        grown.sort(key=lambda node: -node.value)
        seen: set[tuple[object, ...]] = set()
        out: list[BeamNode] = []
        for node in [*way, *grown]:
            key = self.context.game.position_key(node.state)
            if key not in seen:
                if len(out) >= self.width:
                    self.dropped = True
                    break
                seen.add(key)
                out.append(node)
        return out

    def _end(self, node: BeamNode, judge: Any) -> float:
        # The end is played on by itself; the node keeps the position for the playouts.
        state = self.context.game.clone(node.state)
        value = self.context.profile.end(self.context, state, judge)
        known = self.found.get(node.first)
        if known is None or value > known.value + EQUAL:
            self.found[node.first] = PlannedMoves(node.first, value, node)
        return value
