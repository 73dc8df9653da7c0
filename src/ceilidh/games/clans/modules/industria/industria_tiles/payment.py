"""Port 10 (IN-P10), and how a contract is paid by other things than goods in stock."""

from typing import Final

from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.components.ports import GOODS_TILE
from ceilidh.games.clans.goods import GOOD_NAMES, GOODS, PROCESSED
from ceilidh.games.clans.kinds import COPY, DONE, GOOD, USE
from ceilidh.games.clans.rules.counters import kept_processed
from ceilidh.games.clans.rules.fulfil import covered, pay_goods
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.kept import give_kept, kept_moves
from ceilidh.games.clans.rules.payment import missing_goods, saving_ways
from ceilidh.games.clans.rules.port_access import mark
from ceilidh.games.clans.rules.port_reasons import why_other_port
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec, by_id
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

SPARE: Final[Spec] = Spec("spare", (GOOD,), ("IN-P10-01",))
_BITS: Final = 4  # of frame.b for each good


def saved_goods(frame: Frame) -> list[int]:
    """How many of each good need not be paid any more."""
    return [frame.b >> _BITS * good & 15 for good in range(GOODS)]


def contract_of(state: State, frame: Frame) -> Contract:
    return state.rules.components.contracts[frame.a - 1]


def to_save(state: State, frame: Frame) -> list[int]:
    """The processed goods of which some are still to be paid."""
    saved = saved_goods(frame)
    wants = contract_of(state, frame).wants
    return [good for good, need in wants if good in PROCESSED and need > saved[good]]


def opens_payment(state: State, seat: int, number: int) -> bool:
    """Let the seat choose how to pay, if there is anything to choose."""
    frame = Frame(PAYING.id, seat, number)
    if not to_save(state, frame):
        return False
    if kept_processed(state, seat) == 0 and not saving_ways(state, seat):
        return False
    state.stack.append(frame)
    return True


class PayContractStep(InnerStep):
    """Pay the goods of contract frame.a; frame.b packs what is saved, frame.c > 0: choose a good.

    Goods are saved one by one: by a port, or by giving up something that counts as any of them.
    """

    def begin(self, state: State, frame: Frame) -> bool:
        goods = to_save(state, frame)
        if frame.c:
            if len(goods) == 1:
                state.stack[-1] = self._save(frame, goods[0])
                return False
            return True
        if goods and (kept_processed(state, frame.seat) or saving_ways(state, frame.seat)):
            return True
        self._pay(state, frame)
        return False

    def _save(self, frame: Frame, good: int) -> Frame:
        more = frame.b + (1 << _BITS * good)
        return Frame(frame.step, frame.seat, frame.a, more)

    def _pay(self, state: State, frame: Frame) -> None:
        state.stack.pop()
        pay_goods(state, frame.seat, frame.a, saved_goods(frame))

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.c:
            out.extend([SPARE.all[good] for good in self._sparable(state, frame)])
            return
        if missing_goods(state, frame.seat, contract_of(state, frame), saved_goods(frame)) == 0:
            out.append(DONE.only)
        for way in saving_ways(state, frame.seat):
            trial = state.clone()
            mark(trial, frame.seat, way)
            if self._sparable(trial, frame):
                out.append(way)
        kept = kept_moves(state, frame.seat)
        if kept:
            trial = state.clone()
            give_kept(trial, frame.seat)
            if self._sparable(trial, frame):
                out.extend(kept)
        out.sort(key=by_id)

    def _sparable(self, state: State, frame: Frame) -> list[int]:
        """The goods that may be saved next, so that the rest can still be paid."""
        contract = contract_of(state, frame)
        out: list[int] = []
        for good in to_save(state, frame):
            saved = saved_goods(self._save(frame, good))
            if covered(state, frame.seat, contract, saved):
                out.append(good)
        return out

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            self._pay(state, frame)
        elif action.spec is SPARE:
            state.stack[-1] = self._save(frame, action.a)
        else:
            state.stack[-1] = Frame(frame.step, frame.seat, frame.a, frame.b, 1)
            if action in kept_moves(state, frame.seat):
                give_kept(state, frame.seat)
            else:
                mark(state, frame.seat, action)

    def task(self, state: State, frame: Frame) -> Reason:
        names: dict[str, object] = {"contract": frame.a}
        if frame.c:
            return Reason("which good of contract {contract} to leave out", ("IN-P10-01",), names)
        return Reason("how to pay for contract {contract}", ("IN-P10-02",), names)

    def when(self, spec: Spec) -> Reason | None:
        if spec is SPARE:
            return Reason(
                "You can only leave out goods while fulfilling a contract.", ("IN-P10-02",)
            )
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is SPARE and frame.c:
            names: dict[str, object] = {"good": GOOD_NAMES[action.a], "contract": frame.a}
            if action.a not in to_save(state, frame):
                return Reason("Contract {contract} does not need {good}.", ("IN-P10-01",), names)
            rules = ("IN-P10-01", "CC-FUL-02")
            return Reason(
                "You would then be unable to pay the rest of contract {contract}.", rules, names
            )
        if action.spec is USE or action.spec is COPY:
            return why_other_port(state, frame.seat, action, GOODS_TILE)
        if action.spec is DONE:
            return Reason(
                "You do not have all the goods: first leave out what you cannot pay.",
                ("CC-FUL-02",),
            )
        return None


PAYING: Final[PayContractStep] = PayContractStep("pay goods")
