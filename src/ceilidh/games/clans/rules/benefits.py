"""Direct export bonuses (CC-FUL-20 to 29): free expands and bonus upgrades, in any order."""

from typing import Final

from ceilidh.games.clans.kinds import DONE, HIRE, RECALL, SHIP, TECH
from ceilidh.games.clans.rules.granting import GrantedExpandStep
from ceilidh.games.clans.rules.grants import FREE_HEX, Grant
from ceilidh.games.clans.rules.upgrades import (
    apply_bonus_upgrade,
    legal_bonus_upgrades,
    why_no_bonus_upgrade,
)
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.action_rule import BENEFIT, GRANT, INSIDE, ActionRule
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

# Frame.a: the contract (0: none, a port), plus this flag once a clan's own benefit is used up.
SPENT: Final = 128


def open_benefits(state: State, seat: int, contract: int, expands: int, upgrades: int) -> None:
    state.stack.append(Frame(BENEFITS.id, seat, contract, expands, upgrades))


class Benefits(GrantedExpandStep):
    """Frame.b free expands and frame.c bonus upgrades are left; what is unused is lost."""

    def grant(self, state: State, frame: Frame) -> Grant | None:
        return FREE_HEX if frame.b else None

    def spend(self, state: State, frame: Frame, action: Action) -> None:
        state.stack[-1] = Frame(frame.step, frame.seat, frame.a, frame.b - 1, frame.c)

    def why_no_grant(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if frame.b:
            return None
        return Reason("You have no free expand left to use here.", ("CC-FUL-24", "CC-ACT-01"))

    def action_rules(self, state: State, seat: int) -> list[ActionRule[State]]:
        return state.seats[seat].hooks.action_rules.benefit

    def begin(self, state: State, frame: Frame) -> bool:
        out: list[Action] = []
        self.choices(state, frame, out)
        if len(out) > 1:  # more than to be done
            return True
        # Money out of a free deed can still pay for what is left, and for nothing else.
        benefits = BENEFIT | GRANT | INSIDE if frame.b or frame.c else BENEFIT
        more: list[Action] = []
        self.further(state, frame, state.seats[frame.seat].hooks.action_rules.at(benefits), more)
        if more:
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.b:
            self.builds(state, frame, out)
        if frame.c:
            legal_bonus_upgrades(state, frame.seat, out)
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        spec = action.spec
        if spec is SHIP or spec is TECH or spec is HIRE or spec is RECALL:
            state.stack[-1] = Frame(frame.step, frame.seat, frame.a, frame.b, frame.c - 1)
            apply_bonus_upgrade(state, frame.seat, action)
        else:
            state.stack.pop()

    def task(self, state: State, frame: Frame) -> Reason:
        if frame.a == 0:
            return Reason("how to use the bonus upgrade, if at all", ("CC-FUL-26", "CC-FUL-Q2"))
        return Reason(
            "how to use the bonuses of contract {contract}, if at all",
            ("CC-FUL-20", "CC-FUL-Q2"),
            {"contract": frame.a & ~SPENT},
        )

    def when(self, spec: Spec) -> Reason | None:
        if spec is RECALL:
            return Reason("You can only take a merchant back with a bonus upgrade.", ("CC-FUL-27",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        spec = action.spec
        if spec is SHIP or spec is TECH or spec is HIRE or spec is RECALL:
            if frame.c == 0:
                return Reason(
                    "You have no bonus upgrade left to use here.", ("CC-FUL-26", "CC-ACT-01")
                )
            return why_no_bonus_upgrade(state, frame.seat, action)
        return None


BENEFITS: Final[Benefits] = Benefits("benefits")
