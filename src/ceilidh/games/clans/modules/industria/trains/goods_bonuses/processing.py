"""Basic goods processed without buildings (IN-D10)."""

from typing import Final

from ceilidh.games.clans.goods import (
    BREAD,
    CHEESE,
    GOOD_NAMES,
    GRAIN,
    MILK,
    PROCESSED,
    WHISKY,
)
from ceilidh.games.clans.kinds import DONE, MAKE
from ceilidh.games.clans.modules.industria.trains.hooks import bonus_hooks
from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import put_goods
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, by_id
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

# Products with what they are made of.
PROCESSES: Final = ((BREAD, GRAIN), (CHEESE, MILK), (WHISKY, GRAIN))


class ProcessFreelyStep(InnerStep):
    """Up to frame.a basic goods are processed without factories (IN-D10-01)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.a and self.has_choice(state, frame):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        stock = state.seats[frame.seat].goods
        for makes, uses in PROCESSES:
            out.extend(MAKE.rows[makes][1 : min(frame.a, stock[uses]) + 1])
        out.append(DONE.only)
        for answer in bonus_hooks(state, frame.seat):
            answer.further_makes(state, frame.seat, frame.a, out)
        out.sort(key=by_id)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
            return
        if action.spec is not MAKE:
            state.stack[-1] = Frame(frame.step, frame.seat, frame.a - action.a)
            for answer in bonus_hooks(state, frame.seat):
                answer.make_further(state, frame.seat, action)
            return
        state.stack[-1] = Frame(frame.step, frame.seat, frame.a - action.b)
        uses = MILK if action.a == CHEESE else GRAIN
        put_goods(state, frame.seat, uses, -action.b, "delivery")
        put_goods(state, frame.seat, action.a, action.b, "delivery")

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which goods to process, if any", ("IN-D10-01",))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not MAKE:
            return None
        names: dict[str, object] = {"good": GOOD_NAMES[action.a], "left": frame.a}
        if action.a not in PROCESSED or action.b == 0:
            return Reason("You cannot process that.", ("IN-D10-01", "IN-D10-03"))
        if action.b > frame.a:
            return Reason("You can process {left} more.", ("IN-D10-01",), names)
        return Reason("You do not have the goods to make {good}.", ("IN-D10-01",), names)


PROCESSING_GOODS: Final[ProcessFreelyStep] = ProcessFreelyStep("process goods")


class ProcessPart(BonusPart):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        own = state.seats[seat]
        out: list[Action] = []
        for answer in bonus_hooks(state, seat):
            answer.further_makes(state, seat, numbers["goods"], out)
        return own.goods[GRAIN] + own.goods[MILK] > 0 or len(out) > 0

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(PROCESSING_GOODS.id, seat, numbers["goods"]))
