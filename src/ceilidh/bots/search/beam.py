"""A beam over the seat's own small decisions, to the end of its turn or round.

Ply by ply the best positions are kept, by the judge of the decision at hand; positions that came
about in several ways are kept once. A plan counts by what its end is worth. The beam is as wide as
its part of the budget allows: each ply may use an equal part of what is left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ceilidh.bots.greedy import EQUAL
from ceilidh.bots.search.sense import Desk
from ceilidh.kernel.action import Action

FEWEST_PLIES = 3.0  # so many are always thought to come, so that something is left for them
LONGEST = 60  # plies; no turn or round is that long


@dataclass(eq=False, slots=True)
class Node:
    """A position of a plan: how it came about, and whether chance had a part in that."""

    state: Any
    value: float
    first: int
    drawn: bool
    action: Action | None = None
    parent: Node | None = None

    def steps(self) -> list[tuple[Any, Action]]:
        """The positions and moves that lead here from the root."""
        out: list[tuple[Any, Action]] = []
        node = self
        while node.parent is not None and node.action is not None:
            out.append((node.parent.state, node.action))
            node = node.parent
        return out[::-1]


@dataclass(slots=True)
class Line:
    """The best plan that begins with one of the legal moves, and what it is worth."""

    first: int
    value: float
    end: Node


class Beam:
    """`until` is the share of the budget at which it has to end; `cut` says whether it had to."""

    def __init__(self, desk: Desk, width: int, until: float) -> None:
        self.desk = desk
        self.width = width
        self.until = until
        self.cut = False

    def lines(self, root: Any, legal: list[Action], every: bool = False) -> list[Line]:
        """The best line of each first move that came to an end, the best one first.

        `root` is a copy of the beam's own. With `every`, or if time was too short for any end, a
        move without a plan counts as if the plan ended with it.
        """
        desk = self.desk
        desk.game.freeze_rivals(root, desk.seat)
        judge = desk.judge_for(root, desk.seat)
        found: dict[int, Line] = {}
        front = [Node(root, 0.0, -1, False)]
        begun: list[Node] = []
        for depth in range(LONGEST):
            grown = self._grow(root, front, legal, found, judge, depth)
            begun = begun or grown
            front = self._best(grown)
            if not front:
                break
            if desk.clock.used() >= self.until:
                self.cut = True
                break
        # The best open plan counts too, so that none is lost for its length.
        for node in [*front[:1], *(begun if every or not found else [])]:
            if found and desk.clock.used() >= 1.0:
                break
            if node.first not in found:
                self._end(node, found, judge)
        return sorted(found.values(), key=lambda line: (-line.value, line.first))

    def _grow(
        self,
        root: Any,
        front: list[Node],
        legal: list[Action],
        found: dict[int, Line],
        judge: Any,
        depth: int,
    ) -> list[Node]:
        """The positions one move further; those that end a plan go to `found`."""
        desk, clock = self.desk, self.desk.clock
        begun = clock.used()
        left = max(self.until - begun, 0.0)
        enough = begun + left / max(desk.sense.plies - depth, FEWEST_PLIES)
        out: list[Node] = []
        for number, node in enumerate(front):
            if number and clock.used() >= enough:
                self.cut = True
                break
            actions = legal if depth == 0 else desk.game.flow.legal_for(node.state, desk.seat)
            for place, action in enumerate(actions):
                if depth and clock.used() >= self.until:
                    self.cut = True
                    return out
                state = desk.after(node.state, desk.seat, action)
                first = place if depth == 0 else node.first
                child = Node(state, 0.0, first, node.drawn, action, node)
                if not desk.decides(state) or desk.sense.reached(root, state, desk.seat):
                    self._end(child, found, judge)
                else:
                    child.drawn = node.drawn or state.rng != node.state.rng
                    child.value = judge.worth(state)
                    out.append(child)
        return out

    def _best(self, grown: list[Node]) -> list[Node]:
        grown.sort(key=lambda node: -node.value)
        seen: set[tuple[object, ...]] = set()
        out: list[Node] = []
        for node in grown:
            key = self.desk.game.position_key(node.state)
            if key not in seen:
                seen.add(key)
                out.append(node)
                if len(out) >= self.width:
                    break
        return out

    def _end(self, node: Node, found: dict[int, Line], judge: Any) -> None:
        # The end is played on by itself; the node keeps the position for the playouts.
        state = self.desk.game.clone(node.state)
        value = self.desk.sense.end(self.desk, state, judge)
        known = found.get(node.first)
        if known is None or value > known.value + EQUAL:
            found[node.first] = Line(node.first, value, node)
