"""Where a piece can go in one go: every place within reach, each by its cheapest way.

The cheapest way costs the fewest points. Of ways that cost the same, the one with the fewest moves
is taken, and of those the one whose first move, then whose second one, comes first in the list of
legal moves. A way never leads on from a move that reveals something or asks something else: it may
only end there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from typing import Any

from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game
from ceilidh.say.game_text import journeys_of
from ceilidh.say.module_text import Journey
from ceilidh.shortcuts.trials import is_new_turn, told_by

Points = Callable[[Any, Any], int]  # of the position before and the one after


@dataclass(frozen=True)
class Leg:
    """A place that a piece has come to, with the state there; `open` if it can go on from it."""

    moves: tuple[Action, ...]
    way: tuple[str, ...]
    state: Any
    open: bool


# A leg with what tells which comes first: points, number of moves, their ids, and its own number.
Queued = tuple[int, int, tuple[int, ...], int, Leg]


@dataclass(frozen=True)
class Trip:
    """A way from its first target to its last; `after` is the position at the end of it."""

    kind: str
    journey: Journey
    moves: tuple[str, ...]
    way: tuple[str, ...]
    after: Any

    @property
    def ends(self) -> tuple[str, str]:
        return self.way[0], self.way[-1]

    @property
    def name(self) -> str:
        start, goal = [target.partition(":")[2] for target in self.ends]
        return f"{self.kind}:{start}:{goal}"


class Finder:
    """Finds the ways of a seat; `points` says what it takes from one state to another."""

    def __init__(self, game: Game[Any], seat: int, points: Points) -> None:
        self.game = game
        self.seat = seat
        self.points = points
        self.journeys = journeys_of(game.name)

    def trips(self, state: Any) -> list[Trip]:
        """All of them: by start in the order of legal moves, the nearest goals first."""
        starts: dict[tuple[str, str], Journey] = {}
        for action in self.game.flow.legal_for(state, self.seat):
            journey = self.journeys.get(action.spec.word)
            if journey is not None:
                start = journey.ends(state, self.seat, action)[0]
                starts[action.spec.word, start] = journey
        out: list[Trip] = []
        for (kind, start), journey in starts.items():
            for leg in self._reached(state, kind, start, journey):
                texts = tuple([action.text for action in leg.moves])
                out.append(Trip(kind, journey, texts, leg.way, leg.state))
        return out

    def _reached(self, state: Any, kind: str, start: str, journey: Journey) -> list[Leg]:
        nth = count()  # states cannot be compared
        waiting: list[Queued] = [(0, 0, (), next(nth), Leg((), (start,), state, True))]
        found: dict[str, Leg] = {}
        while waiting:
            *_, leg = heappop(waiting)
            here = leg.way[-1]
            if here in found:
                continue
            found[here] = leg
            for action in self._onward(leg, kind, journey) if leg.open else ():
                gone = self._gone(leg, action, journey)
                ids = tuple([one.id for one in gone.moves])
                cost = self.points(state, gone.state)
                heappush(waiting, (cost, len(ids), ids, next(nth), gone))
        del found[start]
        return list(found.values())

    def _onward(self, leg: Leg, kind: str, journey: Journey) -> list[Action]:
        legal = self.game.flow.legal_for(leg.state, self.seat)
        return [
            action
            for action in legal
            if action.spec.word == kind
            and journey.ends(leg.state, self.seat, action)[0] == leg.way[-1]
        ]

    def _gone(self, leg: Leg, action: Action, journey: Journey) -> Leg:
        goal = journey.ends(leg.state, self.seat, action)[1]
        after = self.game.clone(leg.state)
        told = told_by(self.game, after, self.seat, action)
        still = self.game.actors(after) == [self.seat] and _same_step(leg.state, after)
        goes_on = still and not told.outcomes and not is_new_turn(told.events)
        return Leg((*leg.moves, action), (*leg.way, goal), after, goes_on)


def _same_step(before: Any, after: Any) -> bool:
    return len(before.stack) == len(after.stack) and before.stack[-1].step == after.stack[-1].step
