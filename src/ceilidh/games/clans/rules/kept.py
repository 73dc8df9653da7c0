"""Processed goods of a clan's own kind, given up or sold as any other (IN-FRA-07, IN-FRA-Q1)."""

from typing import Final

from ceilidh.games.clans.goods import GOOD_NAMES, PROCESSED
from ceilidh.games.clans.kinds import DONE
from ceilidh.games.clans.rules.counters import kept_processed
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.trade import most_sold, sell
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


def kept_moves(state: State, seat: int) -> list[Action]:
    """The moves that give up a good of a clan's own kind."""
    out: list[Action] = []
    for module in state.seats[seat].hooks.of["legal_kept"]:
        module.legal_kept(state, seat, out)
    return out


def give_kept(state: State, seat: int) -> None:
    for module in state.seats[seat].hooks.of["give_kept"]:
        module.give_kept(state, seat)


def sellable(state: State, seat: int, good: int) -> int:
    """How many units of a good the seat can sell, those of a clan's own kind included."""
    own = kept_processed(state, seat) if good in PROCESSED else 0
    return most_sold(state, seat, good, own)


def open_sale(state: State, seat: int, good: int, number: int) -> None:
    """Sell units of a good, whichever of them leave stock and which are of the clan's own kind."""
    state.stack.append(Frame(SALE.id, seat, good, number))


class Sale(InnerStep):
    """Frame.b units of good frame.a are sold, frame.c of them of the clan's own kind so far."""

    def begin(self, state: State, frame: Frame) -> bool:
        """Ask only where the seat can choose."""
        left = frame.b - frame.c
        stocked = state.seats[frame.seat].goods[frame.a] >= left
        kept = frame.a in PROCESSED and left > 0 and kept_processed(state, frame.seat) > 0
        if stocked and kept:
            return True
        if stocked:
            self._sell(state, frame)
        else:
            self._give(state, frame)
        return False

    def _give(self, state: State, frame: Frame) -> None:
        state.stack[-1] = Frame(frame.step, frame.seat, frame.a, frame.b, frame.c + 1)
        give_kept(state, frame.seat)

    def _sell(self, state: State, frame: Frame) -> None:
        state.stack.pop()
        sell(state, frame.seat, frame.a, frame.b, frame.c)

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        out.extend(kept_moves(state, frame.seat))

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            self._sell(state, frame)
        else:
            self._give(state, frame)

    def task(self, state: State, frame: Frame) -> Reason:
        names: dict[str, object] = {"good": GOOD_NAMES[frame.a]}
        return Reason("whether to sell a kilt as {good}", ("IN-FRA-Q1",), names)


SALE: Final[Sale] = Sale("sale")
