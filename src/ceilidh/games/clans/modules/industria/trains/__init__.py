"""The train module of Industria (IN-TS to IN-T2): journeys, deliveries, stations."""

from typing import Final

from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.entries import ClansEntry
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.modules.industria.trains.action import DELIVERED, RIDING
from ceilidh.games.clans.modules.industria.trains.bonus import DELIVERY_BONUS
from ceilidh.games.clans.modules.industria.trains.bonus_tiles import PICK_PART
from ceilidh.games.clans.modules.industria.trains.contract_bonuses.exchanged import (
    SURRENDER,
    SWAPPING_CONTRACT,
)
from ceilidh.games.clans.modules.industria.trains.contract_bonuses.exported import EXPORTING
from ceilidh.games.clans.modules.industria.trains.contract_bonuses.given import GIVEN_CONTRACT
from ceilidh.games.clans.modules.industria.trains.contract_bonuses.stacked import (
    COVER,
    STACKING_CONTRACT,
)
from ceilidh.games.clans.modules.industria.trains.extra_action import EXTRA_ACTION, FAR_PORT
from ceilidh.games.clans.modules.industria.trains.goods_bonuses.goods import DELIVERY_GOODS
from ceilidh.games.clans.modules.industria.trains.goods_bonuses.prices import MOVING_PRICES
from ceilidh.games.clans.modules.industria.trains.goods_bonuses.processing import PROCESSING_GOODS
from ceilidh.games.clans.modules.industria.trains.goods_bonuses.returned_units import (
    SENDING_HOME,
    WITHDRAW,
)
from ceilidh.games.clans.modules.industria.trains.goods_bonuses.upgrades import UNDO, UNDOING
from ceilidh.games.clans.modules.industria.trains.goods_bonuses.whisky import GIVING_WHISKY
from ceilidh.games.clans.modules.industria.trains.laying import (
    LAY_RAIL_BOARD,
    PLACE_TRAIN,
    PLACE_TRAINS,
    PUT,
)
from ceilidh.games.clans.modules.industria.trains.map_bonuses.city_tile import CITY, CITY_TILE
from ceilidh.games.clans.modules.industria.trains.map_bonuses.free_hexes import FREE_HEXES
from ceilidh.games.clans.modules.industria.trains.map_bonuses.free_unit import FREE_UNIT
from ceilidh.games.clans.modules.industria.trains.map_bonuses.reserved_hex import RESERVE, RESERVING
from ceilidh.games.clans.modules.industria.trains.movement import HANDCAR, RIDE
from ceilidh.games.clans.modules.industria.trains.ports import discount_made, marker_made
from ceilidh.games.clans.modules.industria.trains.rules import RAIL_PREPARATION, TrainModule
from ceilidh.games.clans.modules.industria.trains.track import STATION, TAKE_PIECE
from ceilidh.games.clans.modules.industria.trains.trade_bonuses.dear_sale import DEAR_SALE
from ceilidh.games.clans.modules.industria.trains.trade_bonuses.fetched_goods import (
    FETCH,
    FETCHED,
    FETCHING,
)
from ceilidh.games.clans.modules.industria.trains.trade_bonuses.merchants import POST, POSTING
from ceilidh.games.clans.modules.industria.trains.yard import NAME
from ceilidh.kernel.options import Options


def made(players: int, options: Options, components: Components) -> Module:
    return TrainModule(players)


ENTRY: Final[ClansEntry] = ClansEntry(
    __name__,
    NAME,
    made,
    box="industria",
    group="industria",
    minutes=30,
    difficulty=3,
    steps=(
        LAY_RAIL_BOARD,
        PLACE_TRAINS,
        PLACE_TRAIN,
        RAIL_PREPARATION,
        RIDING,
        DELIVERED,
        TAKE_PIECE,
        EXTRA_ACTION,
        FAR_PORT,
        DELIVERY_BONUS,
        FREE_HEXES,
        FREE_UNIT,
        CITY_TILE,
        RESERVING,
        DELIVERY_GOODS,
        UNDOING,
        MOVING_PRICES,
        PROCESSING_GOODS,
        GIVING_WHISKY,
        SENDING_HOME,
        SWAPPING_CONTRACT,
        STACKING_CONTRACT,
        EXPORTING,
        GIVEN_CONTRACT,
        DEAR_SALE,
        POSTING,
        FETCHING,
        FETCHED,
    ),
    specs=(
        PUT,
        RIDE,
        HANDCAR,
        PICK_PART,
        STATION,
        CITY,
        RESERVE,
        UNDO,
        WITHDRAW,
        POST,
        FETCH,
        SURRENDER,
        COVER,
    ),
    ports={"delivery_discount": discount_made, "take_delivery_marker": marker_made},
)
