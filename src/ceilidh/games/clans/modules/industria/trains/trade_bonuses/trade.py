"""A bonus that counts as a trade (IN-D20 to IN-D22): a port may move a price first."""

from ceilidh.games.clans.components.ports import PRICE_TILE
from ceilidh.games.clans.kinds import COPY, DONE, GOOD, USE
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.port_reasons import NO_SHIFT, why_other_port
from ceilidh.games.clans.rules.price_port import PRICELESS, legal_price_ports, open_shift
from ceilidh.games.clans.rules.trade import (
    moved_price,
)
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


class TradeBonus(InnerStep):
    """A bonus of tile frame.a that counts as a trade, so that a port may move a price first.

    `spec` is the kind of its trades; ports may be used by moves of clans too. Frame.b is the step's
    own. Frame.c > 0: a port has moved the price of that good, which must be traded (IN-D20-04).
    """

    def __init__(self, name: str, spec: Spec) -> None:
        super().__init__(name)
        self.spec = spec

    def goods(self, state: State, frame: Frame) -> int:
        """Mask of the goods that can be traded."""
        raise AssertionError("a trade bonus must define goods")

    def trades(self, state: State, frame: Frame, goods: int, out: list[Action]) -> None:
        """Append the trades of these goods."""

    def trade(self, state: State, frame: Frame, action: Action) -> None:
        """Carry one out; the frame is gone."""

    def _goods(self, state: State, frame: Frame) -> int:
        goods = self.goods(state, frame)
        return goods & 1 << (frame.c - 1) if frame.c else goods

    def begin(self, state: State, frame: Frame) -> bool:
        if self._goods(state, frame) or self.may_change(state, frame):
            return True
        state.stack.pop()
        return False

    def offers(self, state: State, frame: Frame) -> list[Action]:
        """The trades and what else is open, in the order of their ids."""
        goods = self._goods(state, frame)
        out: list[Action] = []
        self.trades(state, frame, goods, out)
        if not frame.c:
            legal_price_ports(state, frame.seat, goods, PRICELESS, out)
            if not frame.b:
                out.append(DONE.only)
        return out

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend(sorted(self.offers(state, frame), key=_id))

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is not DONE and action.spec is not self.spec:
            open_shift(state, frame.seat, action, self._goods(state, frame), PRICELESS)
            return
        state.stack.pop()
        if action.spec is self.spec:
            self.trade(state, frame, action)

    def why_no_trade(self, state: State, frame: Frame, action: Action) -> Reason | None:
        """Why a trade of the bonus's own kind is not possible."""
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if frame.c and (action.spec.domains[:1] != (GOOD,) or action.a != frame.c - 1):
            return moved_price(frame.c - 1)
        if action.spec is USE or action.spec is COPY:
            reason = why_other_port(state, frame.seat, action, PRICE_TILE)
            return NO_SHIFT if reason is None else reason
        return self.why_no_trade(state, frame, action)


def _id(action: Action) -> int:
    return action.id
