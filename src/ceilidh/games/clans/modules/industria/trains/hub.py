"""Of which parts each delivery bonus is made (IN-D01 to IN-D24)."""

from typing import Final

from ceilidh.games.clans.modules.industria.trains.extra_action import (
    EXTRA_ACTION,
    far_port,
    forget_ports,
)
from ceilidh.games.clans.modules.industria.trains.part import Numbers, Part
from ceilidh.games.clans.modules.industria.trains.parts_contracts import (
    BuildingPart,
    ExportPart,
    GivenContractPart,
    StackContractPart,
    SwapContractPart,
)
from ceilidh.games.clans.modules.industria.trains.parts_goods import (
    RETURNED,
    GoodsPart,
    PricesPart,
    ProcessPart,
    ReturnPart,
    UndoPart,
    WhiskyPart,
)
from ceilidh.games.clans.modules.industria.trains.parts_map import (
    CityPart,
    FreeHexesPart,
    FreeUnitPart,
    MovesPart,
    ReservePart,
)
from ceilidh.games.clans.modules.industria.trains.parts_trade import (
    FetchPart,
    PostPart,
    SalePart,
)
from ceilidh.games.clans.rules.benefits import open_benefits
from ceilidh.games.clans.rules.upgrades import legal_bonus_upgrades
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Domain, Spec
from ceilidh.kernel.state import Frame


class ActionPart(Part):
    """A bonus action, maybe with a port wherever it lies (IN-TD-Q2, IN-D11-03)."""

    def __init__(self, word: str, port: int) -> None:
        super().__init__(word, True)
        self.port = port

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        far = far_port(state, seat) if self.port else 0
        state.stack.append(Frame(EXTRA_ACTION.id, seat, 0, far))
        forget_ports(state, seat)


class UpgradePart(Part):
    """Bonus upgrades (IN-GL-11)."""

    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        out: list[Action] = []
        legal_bonus_upgrades(state, seat, out)
        return len(out) > 0

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        open_benefits(state, seat, 0, 0, numbers["upgrades"])


ACTION: Final[Part] = ActionPart("action", 0)
GOODS: Final[Part] = GoodsPart("goods", True)
HEXES: Final[Part] = FreeHexesPart("hexes", True)
UPGRADE: Final[Part] = UpgradePart("upgrade", True)
FACTORIES: Final = RETURNED["return_factory_for_basic"]

# The second part of the tile with the jump is its upgrade (parts_map.UPGRADE_LEFT).
PARTS: Final[dict[str, tuple[Part, ...]]] = {
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


def parts_of(word: str) -> tuple[Part, ...]:
    """The parts of the bonus tile with this word."""
    return PARTS[word]
