"""Mike McCastle among the castles that Great Glen cards compare (GM-XCH-05): Chronicles 7 and 8."""

from ceilidh.games.glenmore.goods import CASTLE as CASTLE_TYPE
from ceilidh.games.glenmore.modules.great_glen.hooks import CardHooks
from ceilidh.games.glenmore.modules.penny_mobs.gang import CASTLE, NOWHERE, gang
from ceilidh.games.glenmore.state import State


class OnCastles(CardHooks):
    def manned_elsewhere(self, state: State, seat: int, type_: int) -> int:
        """The castle on which Mike stands counts for his controller (GM-XCH-05)."""
        part = gang(state)
        mine = part.bosses[CASTLE] == seat and part.places[CASTLE] != NOWHERE
        return 1 if mine and type_ == CASTLE_TYPE else 0
