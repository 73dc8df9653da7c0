"""Clan Cunningham (CC-CUN): butter, £8 for each milk at the end of production."""

from typing import Final

from ceilidh.games.clans.components.clans import Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.goods import MILK
from ceilidh.games.clans.kinds import NUMBER
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.rules.decision import Decision
from ceilidh.games.clans.rules.ledger import pay_in, put_goods
from ceilidh.games.clans.rules.trade import why_no_stock
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

ABILITY: Final[Ability] = Ability({"butter_money_per_milk": (0, 99)})

BUTTER: Final[Spec] = Spec("butter", (NUMBER,), ("CC-CUN-01",))


class Churn(Decision):
    """Discard any number of milk; neither merchants nor price are touched (CC-CUN-02, 03)."""

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        milk = state.seats[frame.seat].goods[MILK]
        out.extend(BUTTER.all[: min(milk, len(BUTTER.all) - 1) + 1])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        each = state.rules.components.clan("cunningham").ability["butter_money_per_milk"]
        put_goods(state, frame.seat, MILK, -action.a, "clan")
        pay_in(state, frame.seat, each * action.a, "clan")
        # More milk than one move can name: ask again.
        if action.a == len(BUTTER.all) - 1 and state.seats[frame.seat].goods[MILK]:
            state.stack.append(frame)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("how much milk to sell as butter", ("CC-CUN-01",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is BUTTER:
            return Reason("You can only sell butter at the end of production.", ("CC-CUN-01",))
        return None

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not BUTTER:
            return None
        return why_no_stock(state.seats[frame.seat], MILK, action.a, "CC-CUN-01")


CHURN: Final[Churn] = Churn("churn butter")


class Cunningham(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__("cunningham", components, ABILITY)

    def production_ends(self, state: State, seat: int) -> None:
        if state.seats[seat].goods[MILK] > 0:
            state.stack.append(Frame(CHURN.id, seat))
