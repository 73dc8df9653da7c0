"""Random start prices (IN-VP): a die for each good before the game."""

from typing import Final

from ceilidh.games.clans.goods import GOODS
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.kinds import PRICE_DIE
from ceilidh.games.clans.rules.trade import move_price
from ceilidh.games.clans.state import State
from ceilidh.kernel.chance import pick
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.state import Frame


class RollPrices(Step[State]):
    """1 leaves a marker where it is, 2 and 3 move it one step (IN-VP-01 to 04)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        shift = state.rules.components.market.random_shift
        faces = list(range(len(shift)))
        for good in range(GOODS):
            move_price(state, good, shift[pick(state, PRICE_DIE, faces)])
        return False


ROLL_PRICES: Final[RollPrices] = RollPrices("roll prices")


class RandomPrices(Module):
    def __init__(self) -> None:
        super().__init__("random-prices")

    def insertions(self) -> list[Insertion]:
        return [Insertion("set-up", "deal contracts", True, "roll prices")]
