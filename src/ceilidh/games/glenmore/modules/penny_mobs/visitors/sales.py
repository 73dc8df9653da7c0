"""Erin MacMalt at the sales of single casks (GM-C8-87): Chronicles 3 and 8."""

from ceilidh.games.glenmore.modules.penny_mobs.gang import MALT, gang
from ceilidh.games.glenmore.modules.single_cask.hooks import SaleHooks
from ceilidh.games.glenmore.state import State


class AtSales(SaleHooks):
    def sells_in_passing(self, state: State, seat: int) -> bool:
        """Her controller sells as one who stops (GM-C8-87, Q27)."""
        return gang(state).bosses[MALT] == seat
