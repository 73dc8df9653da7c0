"""How far a bot plans in Glen More II: to the end of its turn; moves are then played out."""

from __future__ import annotations

from typing import Final, cast

from ceilidh.bots.glenmore.evaluate import GlenMoreJudge
from ceilidh.bots.greedy import Judge
from ceilidh.bots.search.sense import Desk, Sense
from ceilidh.games.glenmore.search import move_is_due, turn_over
from ceilidh.games.glenmore.state import State


class GlenMoreSense:
    """Which tile to take decides about the turns to come, so the best plans are played out."""

    plies: int = 9
    width: int = 24

    def planned(self, state: State, seat: int) -> bool:
        return True

    def played_out(self, state: State) -> bool:
        return move_is_due(state)

    def reached(self, root: State, state: State, seat: int) -> bool:
        return turn_over(root, state, seat)

    def own_key(self, state: State, seat: int) -> tuple[object, ...]:
        own = state.seats[seat]
        return ("glenmore", seat, own.coins, state.places[seat], tuple(sorted(own.tiles.items())))

    def end(self, desk: Desk, state: State, judge: Judge) -> float:
        return judge.worth(state) if state.stack else float(desk.game.scores(state)[desk.seat])

    def cut(self, state: State, turns: int, each: int) -> bool:
        return turns >= each * len(state.seats)

    def standing(self, desk: Desk, state: State) -> float:
        """What compares seats is in the own worth already, so rivals count without it."""
        rivals = [
            cast(GlenMoreJudge, desk.judge_for(state, seat)).alone(state)
            for seat in range(len(state.seats))
            if seat != desk.seat
        ]
        return desk.judge_for(state, desk.seat).worth(state) - max(rivals)


SENSE: Final[Sense] = GlenMoreSense()
