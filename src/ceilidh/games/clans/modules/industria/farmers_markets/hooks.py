"""The hooks that farmers' markets call."""

from typing import cast

from mypy_extensions import mypyc_attr

from ceilidh.games.clans.modules.industria.farmers_markets.tiles import NAME
from ceilidh.games.clans.state import State
from ceilidh.kernel.hexset import HexSet
from ceilidh.kernel.ruleset import ModuleHooks


@mypyc_attr(allow_interpreted_subclasses=True)
class MarketHooks(ModuleHooks):
    """Asked about the table: of the other modules, never of a clan."""

    def __init__(self) -> None:
        super().__init__(NAME)

    def tile_hexes(self, state: State, hexes: HexSet) -> HexSet:
        """veto: the hexes of `hexes` on which a market may be placed at setup."""
        return hexes


def market_hooks(state: State) -> list[MarketHooks]:
    """What they answer."""
    return cast(list[MarketHooks], state.rules.clanless.answers[NAME])
