"""Types for strict programs: views, components and tables of each game.

Importing this module loads both games. A program that needs the types for annotations only can
import them below `if TYPE_CHECKING:`.

>>> import ceilidh
>>> from ceilidh.views import ClansTable
>>> def richest(table: ClansTable) -> int:
...     seats = table.view()["seats"]
...     return max(range(len(seats)), key=lambda seat: seats[seat]["money"])
>>> richest(ceilidh.new("clans", players=2, seed=7))
0
"""

from ceilidh.games.clans.lookup import (
    ClanInfo,
    ClansComponents,
    ContractInfo,
    MapSideInfo,
    PortInfo,
    ScoringTileInfo,
    StartingTileInfo,
)
from ceilidh.games.clans.modules.views import ClansModules
from ceilidh.games.clans.view_types import (
    ClansGoods,
    ClansImports,
    ClansOffer,
    ClansPiece,
    ClansSeat,
    ClansUnits,
    ClansView,
)
from ceilidh.games.glenmore.lookup import (
    ClanTerritoryInfo,
    GlenMoreComponents,
    LandmarkInfo,
    TileInfo,
)
from ceilidh.games.glenmore.modules.views import GlenMoreModules
from ceilidh.games.glenmore.view_types import (
    GlenMoreCategories,
    GlenMoreGoods,
    GlenMorePending,
    GlenMoreSeat,
    GlenMoreView,
    PlacedTile,
    RondelSpace,
    SomeGoods,
)
from ceilidh.kernel.table import Table

ClansTable = Table[ClansView, ClansComponents]
GlenMoreTable = Table[GlenMoreView, GlenMoreComponents]

__all__ = [
    "ClanInfo",
    "ClanTerritoryInfo",
    "ClansComponents",
    "ClansGoods",
    "ClansImports",
    "ClansModules",
    "ClansOffer",
    "ClansPiece",
    "ClansSeat",
    "ClansTable",
    "ClansUnits",
    "ClansView",
    "ContractInfo",
    "GlenMoreCategories",
    "GlenMoreComponents",
    "GlenMoreGoods",
    "GlenMoreModules",
    "GlenMorePending",
    "GlenMoreSeat",
    "GlenMoreTable",
    "GlenMoreView",
    "LandmarkInfo",
    "MapSideInfo",
    "PlacedTile",
    "PortInfo",
    "RondelSpace",
    "ScoringTileInfo",
    "SomeGoods",
    "StartingTileInfo",
    "TileInfo",
]
