"""The train module of Industria (IN-TS to IN-T2): journeys, deliveries, stations."""

from typing import Final

from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.entries import ClansEntry
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.modules.industria.trains.action import DELIVERED, RIDING
from ceilidh.games.clans.modules.industria.trains.bonus import DELIVERY_BONUS
from ceilidh.games.clans.modules.industria.trains.extra_action import EXTRA_ACTION, FAR_PORT
from ceilidh.games.clans.modules.industria.trains.hub import PICK_PART
from ceilidh.games.clans.modules.industria.trains.laying import (
    LAY_RAIL_BOARD,
    PLACE_TRAIN,
    PLACE_TRAINS,
    PUT,
)
from ceilidh.games.clans.modules.industria.trains.movement import HANDCAR, RIDE
from ceilidh.games.clans.modules.industria.trains.parts_contracts import (
    COVER,
    EXPORTING,
    GIVEN_CONTRACT,
    STACKING_CONTRACT,
    SURRENDER,
    SWAPPING_CONTRACT,
)
from ceilidh.games.clans.modules.industria.trains.parts_goods import (
    DELIVERY_GOODS,
    GIVING_WHISKY,
    MOVING_PRICES,
    PROCESSING_GOODS,
    SENDING_HOME,
    UNDO,
    UNDOING,
    WITHDRAW,
)
from ceilidh.games.clans.modules.industria.trains.parts_map import (
    CITY,
    CITY_TILE,
    FREE_HEXES,
    FREE_UNIT,
    RESERVE,
    RESERVING,
)
from ceilidh.games.clans.modules.industria.trains.parts_trade import (
    DEAR_SALE,
    FETCH,
    FETCHED,
    FETCHING,
    POST,
    POSTING,
)
from ceilidh.games.clans.modules.industria.trains.ports import discount_made, marker_made
from ceilidh.games.clans.modules.industria.trains.rules import RAIL_PREPARATION, TrainModule
from ceilidh.games.clans.modules.industria.trains.track import STATION, TAKE_PIECE
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
