"""What modules show in a view, by their names."""

from typing import TypedDict

from ceilidh.games.clans.modules.auction.view_types import AuctionView
from ceilidh.games.clans.modules.automa.view_types import AutomaView
from ceilidh.games.clans.modules.clans.buchanan.view_types import BuchananView
from ceilidh.games.clans.modules.clans.fraser.view_types import FraserView
from ceilidh.games.clans.modules.clans.gordon.view_types import GordonView
from ceilidh.games.clans.modules.clans.macdonald.view_types import MacDonaldView
from ceilidh.games.clans.modules.clans.mackenzie.view_types import MacKenzieView
from ceilidh.games.clans.modules.clans.macleod.view_types import MacLeodView
from ceilidh.games.clans.modules.industria.awards.view_types import AwardsView
from ceilidh.games.clans.modules.industria.farmers_markets.view_types import FarmersMarketsView
from ceilidh.games.clans.modules.industria.future_contracts.view_types import FutureContractsView
from ceilidh.games.clans.modules.industria.rail_board.view_types import RailBoardView
from ceilidh.games.clans.modules.industria.trains.view_types import TrainsView

ClansModules = TypedDict(
    "ClansModules",
    {
        "auction": AuctionView,
        "automa": AutomaView,
        "awards": AwardsView,
        "buchanan": BuchananView,
        "farmers-markets": FarmersMarketsView,
        "fraser": FraserView,
        "future-contracts": FutureContractsView,
        "gordon": GordonView,
        "macdonald": MacDonaldView,
        "mackenzie": MacKenzieView,
        "macleod": MacLeodView,
        "rail-board": RailBoardView,
        "trains": TrainsView,
    },
    total=False,
)
