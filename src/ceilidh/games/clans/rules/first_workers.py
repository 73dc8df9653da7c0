"""First workers (CC-FW): one in turn order, one in reverse, further ones after all others."""

from typing import Final

from ceilidh.games.clans.goods import MINER, WOODCUTTER, WORKER
from ceilidh.games.clans.kinds import BUILD
from ceilidh.games.clans.rules.decision import Decision
from ceilidh.games.clans.rules.expand import (
    build,
    builds_on,
    columns_left,
    why_no_unit,
    why_too_dear,
)
from ceilidh.games.clans.rules.grants import WHOLE
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

# Mask of the columns of workers.
WORKERS: Final = 1 << WOODCUTTER | 1 << MINER | 1 << WORKER


class FirstWorkers(Step[State]):
    """Pushes one placement a seat, so that the first seat's comes first."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        late: list[int] = []
        people = [seat for seat in state.order if seat in state.rules.people]
        for seat in people:
            further = 0
            for module in state.seats[seat].hooks.of["first_workers"]:
                further += module.first_workers(state, seat)
            late.extend([seat] * further)
        turns = people + people[::-1] + late
        for seat in reversed(turns):
            state.stack.append(Frame(FIRST_WORKER.id, seat))
        return False


class FirstWorker(Decision):
    """One worker on any fitting empty hex that can be paid for, without reach (CC-FW-04, 05)."""

    def begin(self, state: State, frame: Frame) -> bool:
        # The data check makes sure that first workers can be paid; only a clan that is bound to
        # certain hexes can find none free, and is then passed over.
        if not state.seats[frame.seat].hooks.of["first_hexes"]:
            return True
        out: list[Action] = []
        self.legal(state, frame, out)
        if out:
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        seat = state.seats[frame.seat]
        terrain = 0
        for column in seat.hooks.columns:
            if column.worker:
                terrain |= column.terrain
        hexes = state.map.fitting[terrain].intersection(state.free)
        for module in seat.hooks.of["first_hexes"]:
            hexes = module.first_hexes(state, frame.seat, hexes)
        for module in seat.hooks.of["closed_hexes"]:
            hexes = hexes.minus(module.closed_hexes(state, frame.seat))
        builds_on(state, frame.seat, hexes.hexes(), columns_left(seat) & WORKERS, True, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        build(state, frame.seat, action.a, action.b, WHOLE)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("where to place your first worker", ("CC-FW-01", "CC-FW-03"))

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not BUILD:
            return None
        if not WORKERS >> action.a & 1:
            return Reason("Your first workers must be woodcutters or miners.", ("CC-FW-03",))
        reason = why_no_unit(state, frame.seat, action)
        if reason is not None or not state.free.has(action.b):
            return reason
        return why_too_dear(state, frame.seat, action, WHOLE)


FIRST_WORKERS: Final[FirstWorkers] = FirstWorkers("first workers")
FIRST_WORKER: Final[FirstWorker] = FirstWorker("first worker")
