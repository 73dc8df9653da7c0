"""Money, goods and glory: the only places where a seat's stock changes."""

from typing import Final

from ceilidh.games.clans.effects import Resource
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.state import State
from ceilidh.kernel.event import Event


def pay_in(state: State, seat: int, amount: int, reason: str) -> None:
    """Change a seat's money; negative amounts are paid. Money never falls below 0 (CC-CMP-Q1)."""
    if amount:
        state.mine(seat).money += amount
        if state.recorder is not None:
            state.recorder.events.append(Event("money", seat, "money", amount, -1, reason))


def put_goods(state: State, seat: int, good: int, amount: int, reason: str) -> None:
    """Change a seat's stock of a good; the supply is unlimited (CC-CMP-17)."""
    if amount:
        state.mine(seat).goods[good] += amount
        if state.recorder is not None:
            state.recorder.events.append(Event("good", seat, GOOD_NAMES[good], amount, -1, reason))


def add_glory(state: State, seat: int, amount: int, reason: str) -> None:
    """Glory has no upper limit (CC-SCO-05)."""
    if amount:
        state.mine(seat).glory += amount
        if state.recorder is not None:
            state.recorder.events.append(Event("glory", seat, "glory", amount, -1, reason))


class Money(Resource):
    def add(self, state: State, seat: int, amount: int, reason: str) -> None:
        pay_in(state, seat, amount, reason)


class Glory(Resource):
    def add(self, state: State, seat: int, amount: int, reason: str) -> None:
        add_glory(state, seat, amount, reason)


MONEY: Final[Money] = Money()
GLORY: Final[Glory] = Glory()
