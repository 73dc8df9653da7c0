"""Clan Buchanan (CC-BUC): a second export box, two contracts for the price of one."""

from typing import Final, cast

from ceilidh.games.clans.components.clans import Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.state import State
from ceilidh.kernel.json_fields import integer
from ceilidh.kernel.options import word
from ceilidh.kernel.state import ModuleState

NAME: Final = "buchanan"
ABILITY: Final[Ability] = Ability(
    {"export_boxes": (2, 2), "building_bonus_draw": (1, 20), "fulfil_per_action": (1, 2)}
)

NOTHING: Final = -1


class BuchananState(ModuleState):
    """Where the contract came from whose price also covers another one, or NOTHING."""

    # fields: module BuchananState
    def __init__(self, source: int = NOTHING) -> None:
        super().__init__(NAME)
        self.source = source

    def dump(self) -> dict[str, object]:
        return {"source": self.source}

    def restore(self, data: dict[str, object]) -> None:
        self.source = integer(data["source"])

    def copy(self) -> "BuchananState":
        return BuchananState(self.source)

    # fields: end


def obtained(state: State) -> BuchananState:
    return cast(BuchananState, state.module(NAME))


def keep_source(state: State, source: int) -> None:
    part = obtained(state).copy()
    part.source = source
    state.keep(part)


class Buchanan(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__(NAME, components, ABILITY)

    def new_module_state(self) -> ModuleState:
        return BuchananState()

    def on_turn(self, state: State, seat: int) -> None:
        keep_source(state, NOTHING)

    def boxes(self, state: State, seat: int) -> int:
        return self._number(state, "export_boxes") - 1

    def takes_per_action(self, state: State, seat: int) -> int:
        return 1

    def contract_money(self, state: State, seat: int, source: int, money: int) -> int:
        """The second of two contracts costs and earns nothing more (CC-BUC-03, CC-BUC-Q3)."""
        return 0 if self._is_second(state, source) else money

    def on_contract(self, state: State, seat: int, source: int) -> None:
        """A third contract is the first of the next two (CC-BUC-Q5)."""
        keep_source(state, NOTHING if self._is_second(state, source) else source)

    def _is_second(self, state: State, source: int) -> bool:
        first = obtained(state).source
        price = word(state.rules.options, "buchanan_price")
        if price == "edition":
            price = "per-source" if state.rules.first_printing else "once"
        return first == source or (first != NOTHING and price == "once")

    def draws(self, state: State, seat: int, number: int) -> int:
        return self._number(state, "building_bonus_draw")

    def fulfils_per_action(self, state: State, seat: int) -> int:
        return self._number(state, "fulfil_per_action") - 1

    def _number(self, state: State, key: str) -> int:
        """A number of the clan's row, of the edition that is played (CC-BUC-11, CC-BUC-13)."""
        return self.row.number(key, state.rules.first_printing)
