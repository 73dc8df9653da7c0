"""Of which parts each delivery bonus tile is made (IN-D01 to IN-D24)."""

from typing import Final

from ceilidh.games.clans.modules.industria.trains.contract_bonuses.exchanged import SwapContractPart
from ceilidh.games.clans.modules.industria.trains.contract_bonuses.exported import ExportPart
from ceilidh.games.clans.modules.industria.trains.contract_bonuses.given import GivenContractPart
from ceilidh.games.clans.modules.industria.trains.contract_bonuses.stacked import StackContractPart
from ceilidh.games.clans.modules.industria.trains.extra_action import ActionPart
from ceilidh.games.clans.modules.industria.trains.goods_bonuses.goods import GoodsPart
from ceilidh.games.clans.modules.industria.trains.goods_bonuses.prices import PricesPart
from ceilidh.games.clans.modules.industria.trains.goods_bonuses.processing import ProcessPart
from ceilidh.games.clans.modules.industria.trains.goods_bonuses.returned_units import (
    RETURNED,
    ReturnPart,
)
from ceilidh.games.clans.modules.industria.trains.goods_bonuses.upgrades import (
    UndoPart,
    UpgradePart,
)
from ceilidh.games.clans.modules.industria.trains.goods_bonuses.whisky import WhiskyPart
from ceilidh.games.clans.modules.industria.trains.map_bonuses.city_tile import CityPart
from ceilidh.games.clans.modules.industria.trains.map_bonuses.free_hexes import FreeHexesPart
from ceilidh.games.clans.modules.industria.trains.map_bonuses.free_unit import FreeUnitPart
from ceilidh.games.clans.modules.industria.trains.map_bonuses.reserved_hex import ReservePart
from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.modules.industria.trains.trade_bonuses.dear_sale import SalePart
from ceilidh.games.clans.modules.industria.trains.trade_bonuses.fetched_goods import FetchPart
from ceilidh.games.clans.modules.industria.trains.trade_bonuses.merchants import PostPart
from ceilidh.games.clans.rules.bonuses import BONUSES, BUILDING
from ceilidh.games.clans.rules.contracts import (
    contracts_left,
    empty_boxes,
)
from ceilidh.games.clans.rules.moving import MOVING, can_move
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Domain, Spec
from ceilidh.kernel.state import Frame


class MovesPart(BonusPart):
    """Units move to adjacent hexes, the same or different ones (IN-D14-02)."""

    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return can_move(state, seat)

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(MOVING.id, seat, numbers["moves"]))


class BuildingPart(BonusPart):
    """A building bonus, if an export box is empty (IN-D17-02, 03)."""

    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return empty_boxes(state, seat) > 0 and contracts_left(state)

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(BONUSES.id, seat, BUILDING))


ACTION: Final[BonusPart] = ActionPart("action", 0)
GOODS: Final[BonusPart] = GoodsPart("goods", True)
HEXES: Final[BonusPart] = FreeHexesPart("hexes", True)
UPGRADE: Final[BonusPart] = UpgradePart("upgrade", True)
FACTORIES: Final = RETURNED["return_factory_for_basic"]

# The second part of the tile with the jump is its upgrade (map_bonuses.free_unit.UPGRADE_LEFT).
PARTS: Final[dict[str, tuple[BonusPart, ...]]] = {
    "money_and_free_hexes": (HEXES,),
    "free_field": (FreeUnitPart("field", True),),
    "money_action_and_city_tile": (ACTION, CityPart("city", True)),
    "jump_expand_and_upgrade": (FreeUnitPart("jump", True), UPGRADE),
    "undo_upgrades_for_goods": (UndoPart("undo", True),),
    "shift_prices_and_money": (PricesPart("prices", True),),
    "return_distillery_for_goods": (
        ReturnPart("distillery", RETURNED["return_distillery_for_goods"]),
    ),
    "swap_contract_and_goods": (SwapContractPart("contract", True), GOODS),
    "return_factory_for_basic": (ReturnPart("factory", FACTORIES),),
    "process_basic_goods": (ProcessPart("process", True),),
    "processed_and_action_with_port": (GOODS, ActionPart("action-and-port", 1)),
    "return_animal_for_money": (ReturnPart("animal", RETURNED["return_animal_for_money"]),),
    "whisky_for_money": (WhiskyPart("whisky", False),),
    "money_and_move_units": (MovesPart("moves", True),),
    "processed_free_hex_and_action": (GOODS, HEXES, ACTION),
    "money_and_extra_contract": (StackContractPart("further-contract", True),),
    "money_and_building_bonus": (BuildingPart("building", True),),
    "upgrades_and_money": (UPGRADE,),
    "reserve_hex_with_merchant": (ReservePart("reserve", True),),
    "sell_with_premium": (SalePart("sale", True),),
    "merchants_for_money": (PostPart("merchants", True),),
    "free_goods_for_contract": (FetchPart("fetch", True),),
    "fulfil_with_money_per_import": (ExportPart("export", True),),
    "return_field_to_fulfil": (GivenContractPart("gift", RETURNED["return_field_to_fulfil"]),),
}
WORDS: Final = tuple(sorted({part.word for parts in PARTS.values() for part in parts}))
PART: Final[Domain] = Domain("part", WORDS, "part")
PICK_PART: Final[Spec] = Spec("bonus", (PART,), ("IN-TD-02",))


def parts_of(word: str) -> tuple[BonusPart, ...]:
    """The parts of the bonus tile with this word."""
    return PARTS[word]
