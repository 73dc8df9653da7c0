"""The prison (GM-C8-03 to 20): who comes into it, Pennies, who is let out when a turn ends."""

from typing import Final

from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.goods import STACK_B, STACK_S
from ceilidh.games.glenmore.kinds import DONE
from ceilidh.games.glenmore.modules.penny_mobs.gang import (
    CASTLE,
    CLAIM,
    MOBSTER,
    gang,
    put,
    row_of,
)
from ceilidh.games.glenmore.modules.penny_mobs.lurkers import FIGURES, RELOCATING
from ceilidh.games.glenmore.modules.penny_mobs.rows import PENNY_MOBS
from ceilidh.games.glenmore.modules.penny_mobs.squatter import SQUAT
from ceilidh.games.glenmore.modules.penny_mobs.visitors.heirloom import STAKING_AT_ONCE
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Domain, Spec
from ceilidh.kernel.chance import pick
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

HIDDEN: Final = len(MOBSTER.words)  # a Mobster with back B, which lies face down
DRAW: Final[Domain] = Domain("mobster", (*PENNY_MOBS.of(load(None)).ids(), "hidden"))

BRIBE: Final[Spec] = Spec("bribe", (MOBSTER,), ("GM-C8-16", "GM-C8-20"))
FREE: Final[Spec] = Spec("free", (MOBSTER,), ("GM-C8-18", "GM-C8-20"))


def imprison(state: State, which: int) -> None:
    """A Mobster lies face up in prison (GM-C8-07, 08, GM-HID-13)."""
    part = gang(state).copy()
    part.prison = (*part.prison, which)
    part.bail = (*part.bail, 0)
    state.keep(part)
    note(state, "mobster", -1, MOBSTER.words[which], 1, -1, "")


def draw_gang(state: State, pool: list[int], number: int) -> None:
    """Mobsters with back S are seen at once; of the others only how many there are (GM-C8-Q2)."""
    waiting = list(pool)
    for _ in range(number):
        options = [which if row_of(state, which).back == STACK_S else HIDDEN for which in waiting]
        drawn = pick(state, DRAW, options)
        if drawn == HIDDEN:
            part = gang(state).copy()
            part.hidden += 1
            state.keep(part)
            waiting.pop(options.index(HIDDEN))
        else:
            waiting.remove(drawn)
            imprison(state, drawn)


def reveal(state: State, pool: list[int]) -> None:
    """The others come when the first B tile is laid on the Rondel (GM-C8-08)."""
    waiting = [which for which in pool if row_of(state, which).back == STACK_B]
    part = gang(state).copy()
    number = part.hidden
    part.hidden = 0
    state.keep(part)
    for _ in range(number):
        which = pick(state, DRAW, waiting)
        waiting.remove(which)
        imprison(state, which)


def bribe(state: State, seat: int, which: int) -> None:
    """A Penny onto a Mobster, with the other side up (GM-C8-16)."""
    part = gang(state).copy()
    place = part.prison.index(which)
    part.minus = put(part.minus, seat, part.minus[seat] - 1)
    part.bail = put(part.bail, place, part.bail[place] + 1)
    state.keep(part)
    note(state, "bribe", seat, MOBSTER.words[which], 1, -1, "")


def let_out(state: State, seat: int, which: int) -> None:
    """The Mobster with all Pennies on it; its effect is active at once (GM-C8-18, 19)."""
    part = gang(state).copy()
    row = row_of(state, which)
    place = part.prison.index(which)
    pennies = part.bail[place]
    part.prison = part.prison[:place] + part.prison[place + 1 :]
    part.bail = part.bail[:place] + part.bail[place + 1 :]
    part.bosses = put(part.bosses, which, seat)
    part.plus = put(part.plus, seat, part.plus[seat] + pennies)
    part.tokens = put(part.tokens, which, row.coins or (1 << len(row.tokens)) - 1)
    state.keep(part)
    note(state, "free", seat, row.id, pennies, -1, "")


class MobOption(Step[State]):
    """The very last act of a turn: a Penny, a Mobster, or neither (GM-C8-15, 17, Q1, Q4, Q30)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if gang(state).prison:
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        part = gang(state)
        out.append(DONE.only)
        if part.minus[frame.seat] > 0:
            for which in sorted(part.prison):
                out.append(BRIBE.all[which])
        for which in sorted(part.prison):
            out.append(FREE.all[which])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is BRIBE:
            bribe(state, frame.seat, action.a)
        elif action.spec is FREE:
            let_out(state, frame.seat, action.a)
            # Figures and tokens on cards may be put at once or later (GM-C8-49, 63, 69, 89).
            if action.a == CASTLE:
                state.stack.append(Frame(SQUAT.id, frame.seat))
            elif action.a in FIGURES:
                state.stack.append(Frame(RELOCATING.id, frame.seat, action.a))
            elif action.a == CLAIM:
                state.stack.append(Frame(STAKING_AT_ONCE.id, frame.seat))

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is BRIBE and gang(state).minus[frame.seat] == 0:
            return Reason("You have no negative Pennies left.", ("GM-C8-16",))
        if action.spec is BRIBE or action.spec is FREE:
            name: dict[str, object] = {"mobster": row_of(state, action.a).name}
            return Reason("{mobster} is not in prison.", ("GM-C8-16", "GM-C8-18"), name)
        return Reason("First decide what to do at the prison, or end your turn.", ("GM-C8-15",))


MOB_OPTION: Final[MobOption] = MobOption("mob option")
