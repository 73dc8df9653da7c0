"""The Automa's production (IN-APR): workers as usual, and money for every goods icon."""

from typing import Final

from ceilidh.games.clans.modules.automa.part import rows_of
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.production import pay_workers
from ceilidh.games.clans.state import State
from ceilidh.kernel.flow import Step
from ceilidh.kernel.state import Frame


def uncovered_icons(state: State, seat: int) -> int:
    """Goods icons of its deployed units: two a field, one a factory, which needs nothing."""
    own = state.seats[seat]
    icons = 0
    for column in own.hooks.columns:
        if column.good >= 0:
            icons += column.amount * own.deployed[column.index]
        elif column.factory:
            icons += own.deployed[column.index]
    return icons


class AutomaProduction(Step[State]):
    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        pay_workers(state, frame.seat)
        money = uncovered_icons(state, frame.seat) * rows_of(state).prices.icon
        pay_in(state, frame.seat, money, "automa production")
        return False


AUTOMA_PRODUCTION: Final[AutomaProduction] = AutomaProduction("automa production")
