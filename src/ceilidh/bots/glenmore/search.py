"""How far a bot plans in Glen More II: to the end of its turn; moves are then played out."""

from __future__ import annotations

import random
from typing import Final

from ceilidh.bots.glenmore.features import expected
from ceilidh.bots.greedy import Judge
from ceilidh.bots.search.context import SearchContext, SearchProfile
from ceilidh.games.glenmore.search import move_is_due, turn_over
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action


class GlenMoreSearchProfile:
    """Which tile to take decides about the turns to come, so the best plans are played out."""

    plies: int = 9
    width: int = 24
    pace: int = 11_000
    closing: Action | None = None

    def planned(self, state: State, seat: int) -> bool:
        return True

    def played_out(self, state: State) -> bool:
        return move_is_due(state)

    def reached(self, root: State, state: State, seat: int) -> bool:
        return turn_over(root, state, seat)

    def own_key(self, state: State, seat: int) -> tuple[object, ...]:
        own = state.seats[seat]
        return ("glenmore", seat, own.coins, state.places[seat], tuple(sorted(own.tiles.items())))

    def varied(self, rng: random.Random) -> SearchProfile:
        return self

    def scheme(self, state: State, seat: int, rng: random.Random) -> list[Action]:
        return []

    def promise(self, judge: Judge, state: State) -> float:
        return judge.worth(state)

    def end(self, context: SearchContext, state: State, judge: Judge) -> float:
        return self.standing(context, state) if state.stack else context.margin(state)

    def cut(self, state: State, turns: int, most: int) -> bool:
        return turns >= most

    def standing(self, context: SearchContext, state: State) -> float:
        points = expected(state)
        own = points.pop(context.seat)
        return own - max(points)


SEARCH_PROFILE: Final[SearchProfile] = GlenMoreSearchProfile()
