"""Expands without land cost (IN-D01, IN-D15)."""

from typing import Final

from ceilidh.games.clans.components.hexes import ADJACENT
from ceilidh.games.clans.kinds import DONE, HEX
from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.rules.granting import GrantedExpandStep, can_expand
from ceilidh.games.clans.rules.grants import FREE_HEX, Grant
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.hexset import hexset
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

BESIDE: Final = [hexset(list(near)) for near in ADJACENT]


class FreeHexes(GrantedExpandStep):
    """Up to frame.b expands without land cost; the second beside the first, frame.a - 1."""

    def grant(self, state: State, frame: Frame) -> Grant | None:
        if frame.a:
            return Grant(False, True, hexes=BESIDE[frame.a - 1])
        return FREE_HEX

    def spend(self, state: State, frame: Frame, action: Action) -> None:
        state.stack[-1] = Frame(frame.step, frame.seat, action.b + 1, frame.b - 1)

    def why_no_grant(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if frame.a == 0 or BESIDE[frame.a - 1].has(action.b):
            return None
        first: dict[str, object] = {"hex": HEX.words[frame.a - 1]}
        rules = ("IN-D01-02", "IN-D01-Q1")
        return Reason("The second free expand must be next to the first, {hex}.", rules, first)

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.b and self.has_choice(state, frame):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        self.builds(state, frame, out)
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason(
            "where to expand without paying for the land, if anywhere", ("IN-D01-02", "IN-D15-02")
        )


FREE_HEXES: Final[FreeHexes] = FreeHexes("free hexes")


class FreeHexesPart(BonusPart):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return can_expand(state, seat, FREE_HEX)

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(FREE_HEXES.id, seat, 0, numbers["free_hexes"]))
