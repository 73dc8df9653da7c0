"""The tiles of Industria (IN-SU-02): mixed with those of the base game, or named in a pool."""

from ceilidh.games.clans.components.ports import GOODS_TILE, PortEffect
from ceilidh.games.clans.effects import Effect
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.modules.industria.industria_tiles.hooks import NAME
from ceilidh.games.clans.modules.industria.industria_tiles.payment import opens_payment
from ceilidh.games.clans.rules.port_access import ways
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason


class GoodSaved(Effect):
    """Port 10: nothing by itself, it acts while a contract is paid (IN-P10-02)."""

    def __init__(self, row: PortEffect) -> None:
        self.goods = row.numbers["goods"]

    def can(self, state: State, seat: int) -> bool:
        return False

    def why_not(self, state: State, seat: int) -> Reason | None:
        port: dict[str, object] = {"port": GOODS_TILE}
        rules = ("IN-P10-02", "IN-P10-03")
        return Reason(
            "You can only use port {port} while fulfilling a contract that needs processed goods.",
            rules,
            port,
        )


class IndustriaTiles(Module):
    """It mixes the pools, which is the affair of the options; here is what acts inside rules."""

    def __init__(self) -> None:
        super().__init__(NAME)

    def saving_ways(self, state: State, seat: int, out: list[Action]) -> None:
        out.extend(ways(state, seat, GOODS_TILE))

    def pays_contract(self, state: State, seat: int, number: int) -> bool:
        return opens_payment(state, seat, number)
