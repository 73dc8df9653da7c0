"""Direct export bonuses (CC-FUL-20 to 29): free expands and bonus upgrades, in any order."""

from typing import Final

from ceilidh.games.clans.kinds import BUILD, DONE, HIRE, RECALL, SHIP, TECH
from ceilidh.games.clans.rules.bonuses import open_bonuses
from ceilidh.games.clans.rules.expand import build, legal_builds
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.upgrades import apply_bonus_upgrade, legal_bonus_upgrades
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.deed import Deed
from ceilidh.kernel.state import Frame

# Frame.a: the contract (0: none, a port), plus this flag once a clan's own benefit is used up.
SPENT: Final = 128


def open_benefits(state: State, seat: int, contract: int, expands: int, upgrades: int) -> None:
    state.stack.append(Frame(BENEFITS.id, seat, contract, expands, upgrades))


class Benefits(InnerStep):
    """Frame.b free expands and frame.c bonus upgrades are left; what is unused is lost."""

    def deeds(self, state: State, seat: int) -> list[Deed[State]]:
        return state.seats[seat].hooks.deeds.benefit

    def begin(self, state: State, frame: Frame) -> bool:
        out: list[Action] = []
        self.legal(state, frame, out)
        if len(out) > 1:  # more than to be done
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.b:
            legal_builds(state, frame.seat, False, out)
        if frame.c:
            legal_bonus_upgrades(state, frame.seat, out)
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        spec = action.spec
        if spec is BUILD:
            state.stack[-1] = Frame(frame.step, frame.seat, frame.a, frame.b - 1, frame.c)
            build(state, frame.seat, action.a, action.b, False)
            open_bonuses(state, frame.seat, action.a, action.b)
        elif spec is SHIP or spec is TECH or spec is HIRE or spec is RECALL:
            state.stack[-1] = Frame(frame.step, frame.seat, frame.a, frame.b, frame.c - 1)
            apply_bonus_upgrade(state, frame.seat, action)
        else:
            state.stack.pop()


BENEFITS: Final[Benefits] = Benefits("benefits")
