"""Elspeth McTrick on the Mountain (GM-C8-86): Chronicles 2 and 8."""

from typing import Final, cast

from ceilidh.games.glenmore.goods import COIN as COIN_KIND
from ceilidh.games.glenmore.goods import KIND_NAMES, RESOURCE_NAMES, RESOURCES
from ceilidh.games.glenmore.kinds import DONE, RESOURCE
from ceilidh.games.glenmore.modules.highlander.rules import NAME as HIGHLANDER
from ceilidh.games.glenmore.modules.highlander.rules import (
    HighlanderModule,
    mountain,
)
from ceilidh.games.glenmore.modules.penny_mobs.gang import (
    NOWHERE,
    TRICK,
    boss,
    gang,
    set_place,
)
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Domain, Spec
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

LEAVING: Final = 1
DONE_HERE: Final = 1
COIN: Final = RESOURCES  # behind the resources among what is swapped
SWAP: Final[Spec] = Spec(
    "cheat",
    (Domain("swapped", (*RESOURCE_NAMES, KIND_NAMES[COIN_KIND])), RESOURCE),
    ("GM-C8-86", "GM-C8-Q26"),
)


def stands_there(state: State, seat: int) -> bool:
    module = cast(HighlanderModule, state.rules.module(HIGHLANDER))
    return module.is_at(state.places[seat])


def lying(state: State) -> list[int]:
    """What lies on the Mountain: resources, then COIN."""
    part = mountain(state)
    found = [kind for kind in range(RESOURCES) if part.goods[kind] > 0]
    return [*found, COIN] if part.coins > 0 else found


class Trick(Step[State]):
    """On reaching the Mountain or (frame.a) just before leaving it, once a visit (Q26)."""

    def begin(self, state: State, frame: Frame) -> bool:
        seat = frame.seat
        ready = boss(state, TRICK) == seat and gang(state).places[TRICK] == NOWHERE
        if ready and stands_there(state, seat) and lying(state):
            return True
        self._end(state, frame)
        return False

    def _end(self, state: State, frame: Frame) -> None:
        state.stack.pop()
        if frame.a == LEAVING and boss(state, TRICK) == frame.seat:
            set_place(state, TRICK, NOWHERE)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        for thing in lying(state):
            for kind in range(RESOURCES):
                if kind != thing:
                    out.append(SWAP.rows[thing][kind])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is SWAP:
            part = mountain(state)
            rest = part.with_coins(part.coins - 1) if action.a == COIN else part.plus(action.a, -1)
            state.keep(rest.plus(action.b, 1))
            set_place(state, TRICK, DONE_HERE)
            note(state, "cheat", frame.seat, RESOURCE_NAMES[action.b], 1, -1, "")
        self._end(state, frame)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is SWAP:
            return Reason("That is not on the Mountain.", ("GM-C8-86",))
        return Reason("First decide whether Elspeth McTrick swaps something.", ("GM-C8-86",))


class LeavingTrick(Trick):
    """Before the treasure is taken, in the turn that leaves the Mountain."""

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.a != LEAVING:
            state.stack[-1] = Frame(self.id, frame.seat, LEAVING)
            return False
        return super().begin(state, frame)


TRICKING: Final[Trick] = Trick("trick on mountain")
LEAVING_TRICK: Final[LeavingTrick] = LeavingTrick("trick before leaving")
