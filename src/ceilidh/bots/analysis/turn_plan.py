"""A plan of a whole turn, and the same without detours: what is undone again is never advised."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, pairwise
from typing import Any, Final

from ceilidh.bots.greedy import EQUAL
from ceilidh.bots.search.context import SearchContext
from ceilidh.kernel.action import Action

TRADE: Final = {"buy", "sell"}


@dataclass(frozen=True)
class TurnPlan:
    """The moves of a turn, how good it is to make them, and the position at the end of the turn.

    `chain` are all the moves that were planned, which may reach beyond the turn; `end` is the
    position after them. `drawn`: chance had a part in it.
    """

    value: float
    turn: tuple[Action, ...]
    chain: tuple[Action, ...]
    end: Any
    drawn: bool = False

    @property
    def action(self) -> Action:
        """The first move, which is the next one."""
        return self.turn[0]

    @property
    def later(self) -> Action | None:
        """What the plan begins the next turn with."""
        return self.chain[len(self.turn)] if len(self.chain) > len(self.turn) else None


class TurnFollower:
    """Follows moves of a seat from one position, in which rivals stand still."""

    def __init__(self, context: SearchContext, root: Any) -> None:
        self.context = context
        self.game = context.game
        self.root = self.game.clone(root)
        self.game.freeze_rivals(self.root, context.seat)

    def states(self, moves: Sequence[Action]) -> list[Any]:
        """The positions before, between and after the moves, as far as these are possible."""
        state, seat = self.root, self.context.seat
        out = [state]
        for action in moves:
            if not self.context.decides(state):
                break
            if action not in self.game.flow.legal_for(state, seat):
                break
            state = self.context.after(state, seat, action)
            out.append(state)
        return out

    def over(self, before: Any, after: Any) -> bool:
        """Whether a move ended the turn."""
        return self.game.turn_over(before, after, self.context.seat)

    def turn_of(self, chain: Sequence[Action]) -> tuple[Action, ...]:
        """The moves of a chain up to the end of the turn."""
        for number, (before, after) in enumerate(pairwise(self.states(chain)), 1):
            if self.over(before, after):
                return tuple(chain[:number])
        return tuple(chain)

    def key(self, turn: Sequence[Action]) -> tuple[object, ...]:
        """The position at the end of a turn; two ways to it are one plan."""
        return self.game.position_key(self.states(turn)[-1])

    # --- detours ----------------------------------------------------------------------------------

    def straight(self, plan: TurnPlan) -> TurnPlan:
        """The plan without moves that lead back, and without pairs that undo each other."""
        turn, rest = plan.turn, plan.chain[len(plan.turn) :]
        while (shorter := self._shorter(turn)) is not None:
            turn = shorter
        if turn == plan.turn:
            return plan
        states = self.states([*turn, *rest])
        chain = tuple([*turn, *rest][: len(states) - 1])
        return replace(plan, turn=turn, chain=chain, end=states[-1])

    def _shorter(self, turn: tuple[Action, ...]) -> tuple[Action, ...] | None:
        states = self.states(turn)
        keys = [self.game.position_key(state) for state in states]
        for first, last in combinations(range(len(keys)), 2):
            if keys[first] == keys[last] and (first, last) != (0, len(turn)):
                return turn[:first] + turn[last:]
        for first, last in combinations(range(len(turn)), 2):
            if _undoes(turn[first], turn[last]):
                for without in self._without(turn, first, last):
                    if without and self._is_as_good(without, states):
                        return without
        return None

    def _without(
        self, turn: tuple[Action, ...], first: int, last: int
    ) -> Iterator[tuple[Action, ...]]:
        """The turn without two moves; where something is owed, it may be paid in another way."""
        begin = turn[:first] + turn[first + 1 : last]
        yield begin + turn[last + 1 :]
        states = self.states(begin)
        if len(states) > len(begin):
            for other in self.game.flow.legal_for(states[-1], self.context.seat):
                if other is not turn[last]:
                    yield (*begin, other, *turn[last + 1 :])

    def _is_as_good(self, turn: tuple[Action, ...], wanted: list[Any]) -> bool:
        """Whether the turn is possible, ends as the wanted one does, and brings no less."""
        states = self.states(turn)
        if len(states) <= len(turn) or self.turn_of(turn) != turn:
            return False
        if self.over(*states[-2:]) != self.over(*wanted[-2:]):
            return False
        judge = self.context.judge_for(self.root, self.context.seat)
        return judge.worth(states[-1]) >= judge.worth(wanted[-1]) - EQUAL


def _undoes(one: Action, other: Action) -> bool:
    """Whether two moves do opposite things with the same thing: `sell stone`, `buy stone`."""
    (verb, *things), (other_verb, *others) = one.text.split(), other.text.split()
    return {verb, other_verb} == TRADE and things[:1] == others[:1]
