"""A game so small that plans and playouts can be reckoned by hand.

Two seats take turns of three moves. A move adds its points to the seat's; one that `ends` the turn
leaves the rest of it, one that `draws` adds what chance shows. After so many turns all is over.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from typing import Any, cast

from ceilidh.bots.search.budget import Budget
from ceilidh.bots.search.context import SearchContext
from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game

MOVES = 3  # of a turn


@dataclass(frozen=True)
class Step:
    """A move: its name, what it brings, and what it does beside."""

    text: str
    points: float = 0.0
    ends: bool = False
    draws: bool = False
    needs: str = ""  # a move that must have been made before in the turn

    @property
    def action(self) -> Action:
        return cast(Action, self)


@dataclass
class Place:
    """A position; `stack` is empty when all is over."""

    points: list[float]
    actor: int = 0
    turn: int = 0
    made: tuple[str, ...] = ()
    rng: int = 7
    stack: list[int] = field(default_factory=lambda: [1])


class Toy:
    """The part of a game's contract that searches use; it is its own flow."""

    def __init__(self, steps: list[Step], turns: int = 4) -> None:
        self.steps = steps
        self.turns = turns
        self.flow = self
        self.name = "toy"
        self.drawn: list[int] = []

    @property
    def game(self) -> Game[Any]:
        return cast(Game[Any], self)

    def start(self) -> Place:
        return Place([0.0, 0.0])

    def legal_for(self, state: Place, seat: int) -> list[Action]:
        return [
            one.action
            for one in self.steps
            if one.text not in state.made and (not one.needs or one.needs in state.made)
        ]

    def apply_for(self, state: Place, seat: int, step: Step) -> None:
        gain = step.points
        if step.draws:
            state.rng += 1
            gain += state.rng % 10
        state.points = [*state.points]
        state.points[seat] += gain
        state.made = (*state.made, step.text)
        if step.ends or len(state.made) == MOVES:
            state.made, state.actor, state.turn = (), 1 - state.actor, state.turn + 1
        if state.turn >= self.turns:
            state.stack = []

    def clone(self, state: Place) -> Place:
        return replace(state, points=[*state.points], stack=[*state.stack])

    def determinize(self, state: Place, seat: int, number: int) -> Place:
        self.drawn.append(number)
        return replace(self.clone(state), rng=number % 10)

    def freeze_rivals(self, state: Place, seat: int) -> None:
        """Nobody has anything to freeze."""

    def actors(self, state: Place) -> list[int]:
        return [state.actor] if state.stack else []

    def actor(self, state: Place) -> int:
        return state.actor

    def turn_over(self, before: Place, after: Place, seat: int) -> bool:
        return before.turn != after.turn

    def position_key(self, state: Place) -> tuple[object, ...]:
        return (tuple(state.points), state.actor, state.turn, tuple(sorted(state.made)))

    def scores(self, state: Place) -> list[int]:
        return [int(one) for one in state.points]


class ToySense:
    """Plans a turn; `out` says whether plans are compared by playouts."""

    plies = 3
    width = 50
    pace = 1_000
    closing: Action | None = None

    def __init__(self, planned: bool = True, out: bool = False) -> None:
        self.is_planned = planned
        self.out = out

    def planned(self, state: Place, seat: int) -> bool:
        return self.is_planned

    def played_out(self, state: Place) -> bool:
        return self.out

    def reached(self, root: Place, state: Place, seat: int) -> bool:
        return state.turn != root.turn

    def own_key(self, state: Place, seat: int) -> tuple[object, ...]:
        return ("own", state.points[seat], state.made)

    def varied(self, rng: random.Random) -> ToySense:
        return self

    def scheme(self, state: Place, seat: int, rng: random.Random) -> list[Action]:
        return []

    def promise(self, judge: Any, state: Place) -> float:
        return float(judge.worth(state))

    def end(self, context: SearchContext, state: Place, judge: Any) -> float:
        return state.points[context.seat] - state.points[1 - context.seat]

    def cut(self, state: Place, turns: int, most: int) -> bool:
        return turns >= most

    def standing(self, context: SearchContext, state: Place) -> float:
        return self.end(context, state, None)


class Points:
    """A judge that counts points."""

    def __init__(self, state: Place, seat: int) -> None:
        self.seat = seat

    def value(self, state: Place) -> float:
        return state.points[self.seat]

    def worth(self, state: Place) -> float:
        return state.points[self.seat]


def desk_of(
    toy: Toy, nodes: int = 1_000, profile: ToySense | None = None, seat: int = 0
) -> SearchContext:
    return SearchContext(toy.game, seat, profile or ToySense(), Points, Budget(nodes=nodes).start())
