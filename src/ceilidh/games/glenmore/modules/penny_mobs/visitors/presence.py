"""Mobsters that do nothing in another Chronicle but be there: Mike McCastle and Erin MacMalt."""

from ceilidh.games.glenmore.goods import CASTLE as CASTLE_TYPE
from ceilidh.games.glenmore.modules.great_glen.hooks import CardHooks
from ceilidh.games.glenmore.modules.penny_mobs.gang import CASTLE, MALT, NOWHERE, gang
from ceilidh.games.glenmore.modules.single_cask.hooks import SaleHooks
from ceilidh.games.glenmore.state import State


class OnCastles(CardHooks):
    """Mike among the castles that Great Glen cards compare: Chronicles 7 and 8."""

    def manned_elsewhere(self, state: State, seat: int, type_: int) -> int:
        """The castle on which Mike stands counts for his controller (GM-XCH-05)."""
        part = gang(state)
        mine = part.bosses[CASTLE] == seat and part.places[CASTLE] != NOWHERE
        return 1 if mine and type_ == CASTLE_TYPE else 0


class AtSales(SaleHooks):
    """Erin at the sales of single casks: Chronicles 3 and 8."""

    def sells_in_passing(self, state: State, seat: int) -> bool:
        """Her controller sells as one who stops (GM-C8-87, Q27)."""
        return gang(state).bosses[MALT] == seat
