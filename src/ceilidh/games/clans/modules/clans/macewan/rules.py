"""Clan MacEwan (CC-MEW): beer, £9 for a grain with each hops of a contract just fulfilled."""

from typing import Final

from ceilidh.games.clans.components.clans import Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.goods import GRAIN
from ceilidh.games.clans.kinds import NUMBER
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.rules.benefits import SPENT
from ceilidh.games.clans.rules.ledger import pay_in, put_goods
from ceilidh.games.clans.rules.trade import why_no_stock
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.action_rule import BENEFIT, ActionRule
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

ABILITY: Final[Ability] = Ability(
    {"beer_money_per_grain_and_hops": (0, 99), "beer_max_per_contract": (1, 16)}
)

BEER: Final[Spec] = Spec("beer", (NUMBER,), ("CC-MEW-01",))


class BrewRule(ActionRule[State]):
    """Once a contract, before or after its direct bonuses (CC-MEW-02, 03)."""

    def __init__(self) -> None:
        super().__init__((BEER,), BENEFIT)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.a == 0 or frame.a & SPENT:
            return
        most = min(self._most(state, frame), state.seats[frame.seat].goods[GRAIN])
        out.extend(BEER.all[1 : most + 1])

    def _most(self, state: State, frame: Frame) -> int:
        """How much beer a contract allows (CC-MEW-01, 02)."""
        ability = state.rules.components.clan("macewan").ability
        hops = state.rules.components.contracts[(frame.a & ~SPENT) - 1].hops
        return min(hops, ability["beer_max_per_contract"])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        each = state.rules.components.clan("macewan").ability["beer_money_per_grain_and_hops"]
        state.stack[-1] = Frame(frame.step, frame.seat, frame.a | SPENT, frame.b, frame.c)
        put_goods(state, frame.seat, GRAIN, -action.a, "clan")
        pay_in(state, frame.seat, each * action.a, "clan")

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if frame.a == 0:
            return Reason("Beer needs a contract with hops, not a port.", ("CC-MEW-01",))
        if frame.a & SPENT:
            return Reason("You have already sold beer for this contract.", ("CC-MEW-02",))
        most = self._most(state, frame)
        if action.a == 0 or action.a > most:
            names: dict[str, object] = {"contract": frame.a, "most": most}
            rules = ("CC-MEW-01", "CC-MEW-02")
            return Reason(
                "With contract {contract} you can sell 1 to {most} grain as beer.", rules, names
            )
        return why_no_stock(state.seats[frame.seat], GRAIN, action.a, "CC-MEW-01")


class MacEwan(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__("macewan", components, ABILITY)
        self.brewing = BrewRule()

    def action_rules(self) -> list[ActionRule[State]]:
        return [self.brewing]
