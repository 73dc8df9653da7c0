"""Goods of one's choice (IN-TD-Q5): bonuses 5, 8, 11 and 15."""

from typing import Final

from ceilidh.games.clans.goods import (
    BASIC,
    GOOD_NAMES,
    PROCESSED,
)
from ceilidh.games.clans.kinds import GAIN
from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import put_goods
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


class DeliveryGoods(InnerStep):
    """Frame.a basic and frame.b processed goods to come, each of any kind (IN-TD-Q5)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.a or frame.b:
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.a:
            out.extend([GAIN.all[good] for good in BASIC])
        if frame.b:
            out.extend([GAIN.all[good] for good in PROCESSED])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        basic = 1 if action.a in BASIC else 0
        state.stack[-1] = Frame(frame.step, frame.seat, frame.a - basic, frame.b - 1 + basic)
        put_goods(state, frame.seat, action.a, 1, "delivery")

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which good to take from the delivery bonus", ("IN-TD-Q5",))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not GAIN:
            return None
        names: dict[str, object] = {"good": GOOD_NAMES[action.a]}
        return Reason(
            "You cannot take more goods of that kind with this bonus ({good}).",
            ("IN-TD-Q5",),
            names,
        )


DELIVERY_GOODS: Final[DeliveryGoods] = DeliveryGoods("goods of a delivery")


class GoodsPart(BonusPart):
    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        basic, processed = numbers.get("basic", 0), numbers["processed"]
        state.stack.append(Frame(DELIVERY_GOODS.id, seat, basic, processed))
