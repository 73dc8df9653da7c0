"""Clan Mackintosh of Industria (IN-MKT): money when somebody builds beside its workers."""

from typing import Final

from ceilidh.games.clans.components.clans import Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.goods import KIND_NAMES, KIND_WORKER, kind_of
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.pieces import kinds_of
from ceilidh.games.clans.state import State

NAME: Final = "mackintosh"
ABILITY: Final[Ability] = Ability({"furnace_money": (0, 99)}, {}, ("furnace_triggers",))


class Mackintosh(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__(NAME, components, ABILITY)
        self.triggers = [KIND_NAMES.index(word) for word in self.row.words["furnace_triggers"]]

    def on_deployed(self, state: State, seat: int, column: int, hex_: int) -> None:
        """Any seat's worker or factory, once whatever the number of workers (IN-MKT-01, 03)."""
        kind = kind_of(column)
        own = self.seat(state)
        # A worker is not beside itself (IN-MKT-08).
        itself = 1 if kind == KIND_WORKER and seat == own else 0
        if kind in self.triggers and self.workers_beside(state, own, hex_) > itself:
            pay_in(state, own, self.row.ability["furnace_money"], "clan")

    def workers_beside(self, state: State, own: int, hex_: int) -> int:
        """The clan's workers on the hex and on adjacent ones; rivers do not matter (IN-MKT-02)."""
        workers = kinds_of(state, own, hex_).count(KIND_WORKER)
        for near in state.map.adjacent[hex_]:
            workers += kinds_of(state, own, near).count(KIND_WORKER)
        return workers
