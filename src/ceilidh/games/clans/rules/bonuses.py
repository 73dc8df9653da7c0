"""Neighbourhood bonus (CC-NBB) and building bonus (CC-BLD) of a deployed unit, in any order."""

from typing import Final

from ceilidh.games.clans.components.ports import PRICE_TILE
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.kinds import BARGAIN, COPY, DONE, DRAW, USE
from ceilidh.games.clans.rules.bargains import (
    bargain_price,
    goods_beside,
    most_bargained,
    neighbourhood_limit,
    why_no_bargain,
)
from ceilidh.games.clans.rules.contracts import (
    FROM_BONUS,
    contracts_left,
    empty_boxes,
    show,
    why_no_box,
)
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.port_reasons import NO_SHIFT, why_other_port
from ceilidh.games.clans.rules.price_port import (
    BARGAINS,
    SALES,
    legal_price_ports,
    open_shift,
)
from ceilidh.games.clans.rules.trade import EVERY_GOOD, buy, moved_price
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec, by_id
from ceilidh.kernel.action_rule import ActionRule
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

# Frame.a: goods on offer (bit mask, 6 bits), how many building bonuses are open (2 bits), and
# numbers of 2 bits from 256 up for what modules offer.
GOODS: Final = 63
BUILDING: Final = 64  # one of them
BUILDINGS: Final = 192
OURS: Final = 255


def completes_set(state: State, seat: int, column: int) -> bool:
    """Whether the unit just deployed is the fourth building of its type (CC-BLD-01, 02)."""
    row = state.rules.components.columns[column]
    return row.factory and state.seats[seat].deployed[column] == row.count


def module_bonuses(state: State, seat: int, column: int, hex_: int) -> int:
    """The flags of what modules offer for a unit just deployed."""
    offer = 0
    for module in state.seats[seat].hooks.of["deployment_bonuses"]:
        offer |= module.deployment_bonuses(state, seat, column, hex_)
    return offer


def open_bonuses(state: State, seat: int, column: int, hex_: int) -> None:
    """Offer the bonuses of one deployed unit."""
    offer = goods_beside(state, seat, hex_) if neighbourhood_limit(state, seat) else 0
    if completes_set(state, seat, column):
        offer += BUILDING
    offer |= module_bonuses(state, seat, column, hex_)
    if offer:
        state.stack.append(Frame(BONUSES.id, seat, offer, hex_))


def sales(state: State, frame: Frame) -> int:
    """Mask of the goods that can be sold by what modules offer."""
    mask = 0
    for module in state.seats[frame.seat].hooks.of["bonus_sales"]:
        mask |= module.bonus_sales(state, frame.seat, frame.a)
    return mask


class Bonuses(InnerStep):
    """Frame.a: what is on offer, beside a unit on hex frame.b.

    Frame.c > 0: port tile 6 was used and that good must be traded.
    """

    def action_rules(self, state: State, seat: int) -> list[ActionRule[State]]:
        return state.seats[seat].hooks.action_rules.bonus

    def begin(self, state: State, frame: Frame) -> bool:
        out: list[Action] = []
        self._options(state, frame, out)
        if out or (frame.a and self.may_change(state, frame)):
            return True
        state.stack.pop()
        return False

    def _options(self, state: State, frame: Frame, out: list[Action]) -> None:
        goods = frame.a & GOODS
        if frame.c:
            goods &= 1 << (frame.c - 1)
        if goods:
            for good in EVERY_GOOD:
                if goods >> good & 1:
                    most = most_bargained(state, frame.seat, good, state.prices[good])
                    if most > 0:
                        out.extend(BARGAIN.rows[good][1 : most + 1])
        if frame.c:
            return
        if frame.a & BUILDINGS and empty_boxes(state, frame.seat) > 0 and contracts_left(state):
            out.append(DRAW.only)
        if frame.a > OURS:
            goods |= sales(state, frame) << SALES
        if goods:
            legal_price_ports(state, frame.seat, goods, BARGAINS, out)

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        self._options(state, frame, out)
        if not frame.c:
            out.append(DONE.only)
            if state.seats[frame.seat].hooks.of["port_ways"]:
                out.sort(key=by_id)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
        elif action.spec is BARGAIN:
            good = action.a
            state.stack[-1] = Frame(frame.step, frame.seat, frame.a & ~(1 << good), frame.b)
            state.bargains += action.b << (4 * good)
            each = bargain_price(state, good, state.prices[good])
            buy(state, frame.seat, good, action.b, each, "neighbourhood")
        elif action.spec is DRAW:
            state.stack[-1] = Frame(frame.step, frame.seat, frame.a - BUILDING, frame.b)
            show(state, frame.seat, FROM_BONUS)
        else:
            goods = frame.a & GOODS | sales(state, frame) << SALES
            open_shift(state, frame.seat, action, goods, BARGAINS)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which of the new unit's bonuses to use, if any", ("CC-NBB-18", "CC-BLD-09"))

    def when(self, spec: Spec) -> Reason | None:
        if spec is BARGAIN:
            rules = ("CC-NBB-01", "CC-NBB-18")
            return Reason("You get a neighbourhood bonus only right after placing a unit.", rules)
        if spec is DRAW:
            rules = ("CC-BLD-01", "CC-BLD-09")
            return Reason("You get a building bonus only for the fourth building of a type.", rules)
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        spec = action.spec
        if frame.c and (spec is not BARGAIN or action.a != frame.c - 1):
            return moved_price(frame.c - 1)
        if spec is BARGAIN:
            return self._why_no_bargain(state, frame, action)
        if spec is DRAW:
            return self._why_no_draw(state, frame)
        if spec is USE or spec is COPY:
            reason = why_other_port(state, frame.seat, action, PRICE_TILE)
            return NO_SHIFT if reason is None else reason
        return None

    def _why_no_bargain(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if neighbourhood_limit(state, frame.seat) == 0:
            return Reason("There is no neighbourhood bonus in this game.", ("CC-NBB-23",))
        if not frame.a >> action.a & 1 and not frame.c:
            return Reason(
                "No neighbouring unit of another player offers {good} now.",
                ("CC-NBB-01", "CC-NBB-Q2"),
                {"good": GOOD_NAMES[action.a]},
            )
        return why_no_bargain(state, frame.seat, action.a, action.b)

    def _why_no_draw(self, state: State, frame: Frame) -> Reason | None:
        if not frame.a & BUILDINGS:
            return Reason("You have no building bonus to use here.", ("CC-BLD-01",))
        reason = why_no_box(state, frame.seat, ("CC-BLD-03",))
        if reason is None and not contracts_left(state):
            return Reason("There are no contracts left to draw.", ("CC-BLD-Q1",))
        return reason


BONUSES: Final[Bonuses] = Bonuses("bonuses")
