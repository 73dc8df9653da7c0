"""Paying a demand tile out of stock, with goods that count as its own, or less by a port.

A kilt stands for any processed good (IN-TD-09), the lower half of a port takes a processed good or
some basic ones off (IN-P16-02). Where there is nothing to choose the goods are simply paid.
"""

from typing import Final

from ceilidh.games.clans.components.ports import DELIVERY_TILE
from ceilidh.games.clans.goods import BASIC, GOOD_NAMES, GOODS, PROCESSED
from ceilidh.games.clans.kinds import COPY, DONE, GOOD, USE
from ceilidh.games.clans.modules.industria.rail_board.board import railway
from ceilidh.games.clans.modules.industria.rail_board.goods import (
    NOTHING_SAVED,
    has_goods,
    missing_goods,
    take_goods,
    why_no_goods,
)
from ceilidh.games.clans.modules.industria.rail_board.rows import Demand
from ceilidh.games.clans.rules.counters import kept_processed
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.kept import give_kept, kept_moves
from ceilidh.games.clans.rules.port_access import mark, ways
from ceilidh.games.clans.rules.port_reasons import why_other_port
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec, by_id
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

REMIT: Final[Spec] = Spec("remit", (GOOD,), ("IN-TD-09", "IN-P16-02"))
NO_PORT: Final = 0
_BITS: Final = 4  # of frame.b for each good

# Frame.c: what takes the next good off; above PORT so many basic goods more of the same port.
KEPT: Final = 1
PORT: Final = 2


def discount_tile(state: State) -> int:
    """The port tile that takes goods off in this game."""
    known = len(state.rules.components.ports)
    return DELIVERY_TILE if state.rules.railway and known >= DELIVERY_TILE else NO_PORT


def discount_numbers(state: State) -> tuple[int, int]:
    """How many processed or how many basic goods the port takes off."""
    numbers = state.rules.components.port(discount_tile(state)).effect(True).numbers
    return numbers["processed"], numbers["or_basic"]


def discount_ways(state: State, seat: int) -> list[Action]:
    """The moves by which the seat can use that port now."""
    tile = discount_tile(state)
    return [] if tile == NO_PORT else ways(state, seat, tile)


def can_pay_otherwise(state: State, seat: int) -> bool:
    """Whether the seat has anything that stands for goods, or takes some off."""
    users = state.seats[seat].hooks.of
    if not users["port_ways"] and discount_tile(state) not in state.ports:
        return kept_processed(state, seat) > 0 if users["kept_processed"] else False
    return kept_processed(state, seat) > 0 or len(discount_ways(state, seat)) > 0


def can_pay(state: State, seat: int, tile: Demand, money: int) -> bool:
    """Whether the seat could pay the tile once it has so much money; ports may cost some."""
    if has_goods(state, seat, tile):
        return True
    if not can_pay_otherwise(state, seat):
        return False
    own = state.mine(seat)
    before = own.money
    own.money = money
    able = covered(state, seat, tile, NOTHING_SAVED, 0)
    own.money = before
    return able


def covered(state: State, seat: int, tile: Demand, saved: tuple[int, ...], left: int) -> bool:
    """Whether the rest can be paid, with `left` basic goods more that a port takes off."""
    missing = missing_goods(state, seat, tile, saved)
    processed = sum([missing[good] for good in PROCESSED]) - kept_processed(state, seat)
    basic = sum([missing[good] for good in BASIC]) - left
    return _ports_cover(state, seat, processed, basic)


def _ports_cover(state: State, seat: int, processed: int, basic: int) -> bool:
    """Tried on copies, since each use of the port may cost something and close another."""
    if processed <= 0 and basic <= 0:
        return True
    for way in discount_ways(state, seat):
        trial = state.clone()
        mark(trial, seat, way)
        fewer = discount_numbers(state)
        if processed > 0:
            if _ports_cover(trial, seat, processed - fewer[0], basic):
                return True
        elif _ports_cover(trial, seat, processed, basic - fewer[1]):
            return True
    return False


def why_no_payment(
    state: State, seat: int, tile: Demand, money: int, rules: tuple[str, ...]
) -> Reason | None:
    """A reason that names the goods which the seat lacks, whatever may stand for them."""
    if can_pay(state, seat, tile, money):
        return None
    reason = why_no_goods(state, seat, tile, rules)
    if reason is None or not can_pay_otherwise(state, seat):
        return reason
    return Reason(
        "You lack {goods} for the demand there; kilts and ports do not cover all of it.",
        (*rules, "IN-TD-09", "IN-P16-02"),
        reason.fields,
    )


def pay_demand(state: State, seat: int, tile: Demand) -> None:
    """At once, or by a decision of the seat how."""
    if can_pay_otherwise(state, seat):
        state.stack.append(Frame(PAYING_DEMAND.id, seat, tile.id))
    else:
        take_goods(state, seat, tile, NOTHING_SAVED)


def saved_goods(frame: Frame) -> tuple[int, ...]:
    """How many of each good need not be paid any more."""
    return tuple([frame.b >> _BITS * good & 15 for good in range(GOODS)])


class PayDemandStep(InnerStep):
    """Pay demand tile frame.a; frame.b packs what need not be paid any more.

    Frame.c > 0: the next good that need not be paid is chosen.
    """

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.c:
            goods = self._open(state, frame)
            if len(goods) > 1:
                return True
            state.stack[-1] = self._remit(state, frame, goods[0]) if goods else _settled(frame)
            return False
        out: list[Action] = []
        self.choices(state, frame, out)
        if out != [DONE.only]:
            return True
        self._pay(state, frame)
        return False

    def _tile(self, state: State, frame: Frame) -> Demand:
        return railway(state).demand_tile(frame.a)

    def _pay(self, state: State, frame: Frame) -> None:
        state.stack.pop()
        take_goods(state, frame.seat, self._tile(state, frame), saved_goods(frame))

    def _remit(self, state: State, frame: Frame, good: int) -> Frame:
        """The frame once a good is taken off; a port goes on with the next basic one."""
        more = frame.b + (1 << _BITS * good)
        left = 0
        if frame.c >= PORT and good in BASIC:
            left = discount_numbers(state)[1] - 1 if frame.c == PORT else frame.c - PORT - 1
        return Frame(frame.step, frame.seat, frame.a, more, PORT + left if left else 0)

    def _open(self, state: State, frame: Frame) -> list[int]:
        """The goods that may be taken off next, so that the rest can still be paid."""
        tile = self._tile(state, frame)
        saved = saved_goods(frame)
        kinds = PROCESSED if frame.c == KEPT else BASIC if frame.c > PORT else (*BASIC, *PROCESSED)
        out: list[int] = []
        for good, number in tile.wants:
            if good in kinds and number > saved[good]:
                after = self._remit(state, frame, good)
                left = max(after.c - PORT, 0)
                if covered(state, frame.seat, tile, saved_goods(after), left):
                    out.append(good)
        return sorted(out)

    def _with(self, frame: Frame, means: int) -> Frame:
        return Frame(frame.step, frame.seat, frame.a, frame.b, means)

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.c:
            out.extend([REMIT.all[good] for good in self._open(state, frame)])
            return
        missing = missing_goods(state, frame.seat, self._tile(state, frame), saved_goods(frame))
        if sum(missing) == 0:
            out.append(DONE.only)
        for way in discount_ways(state, frame.seat):
            trial = state.clone()
            mark(trial, frame.seat, way)
            if self._open(trial, self._with(frame, PORT)):
                out.append(way)
        if kept_processed(state, frame.seat):
            trial = state.clone()
            give_kept(trial, frame.seat)
            if self._open(trial, self._with(frame, KEPT)):
                out.extend(kept_moves(state, frame.seat))
        out.sort(key=by_id)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            self._pay(state, frame)
        elif action.spec is REMIT:
            state.stack[-1] = self._remit(state, frame, action.a)
        elif action in kept_moves(state, frame.seat):
            state.stack[-1] = self._with(frame, KEPT)
            give_kept(state, frame.seat)
        else:
            state.stack[-1] = self._with(frame, PORT)
            mark(state, frame.seat, action)

    def task(self, state: State, frame: Frame) -> Reason:
        rules = ("IN-TD-01", "IN-TD-09", "IN-P16-02")
        if frame.c:
            return Reason("which good of the demand to leave out", rules)
        return Reason("how to pay for the demand", rules)

    def when(self, spec: Spec) -> Reason | None:
        if spec is REMIT:
            rules = ("IN-TD-09", "IN-P16-03")
            return Reason("You can only leave goods out while paying a demand.", rules)
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is REMIT and frame.c:
            names: dict[str, object] = {"good": GOOD_NAMES[action.a]}
            return Reason("You cannot leave out any {good} here.", ("IN-TD-09", "IN-P16-02"), names)
        if (action.spec is USE or action.spec is COPY) and discount_tile(state):
            return why_other_port(state, frame.seat, action, discount_tile(state))
        if action.spec is DONE:
            return Reason(
                "You do not have all the goods: first leave out what you cannot pay.", ("IN-TD-01",)
            )
        return None


PAYING_DEMAND: Final[PayDemandStep] = PayDemandStep("pay demand")


def _settled(frame: Frame) -> Frame:
    """Nothing is left of which the port could take more off (IN-P16-Q1)."""
    return Frame(frame.step, frame.seat, frame.a, frame.b)
