"""The tiles of Industria: ports 10 to 18, scoring tiles 10 to 18, starting tiles and clans."""

from typing import Final

from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.entries import CLAN_ROWS, ClansEntry, module_entry
from ceilidh.games.clans.modules.industria.industria_tiles.buying_out import BUYING_OUT, BuyOut
from ceilidh.games.clans.modules.industria.industria_tiles.counters import (
    AnimalPairs,
    CentralUnits,
    Chains,
    InlandUnits,
    KindsOfGoods,
    Merchants,
    RiverPairs,
    SettlementKinds,
    SmallSettlements,
)
from ceilidh.games.clans.modules.industria.industria_tiles.deploying import (
    JOINING,
    TILL,
    TILLING,
    FactoryToField,
    SecondAnimal,
)
from ceilidh.games.clans.modules.industria.industria_tiles.gains import (
    GATHERING,
    GIVING_UP,
    HONOUR,
    MODERNISE,
    MODERNISING,
    FreeMerchants,
    GoodsForMoney,
    TechnologyOrGlory,
)
from ceilidh.games.clans.modules.industria.industria_tiles.moving import (
    RELOCATING,
    MoveFactory,
    MoveUnits,
)
from ceilidh.games.clans.modules.industria.industria_tiles.payment import PAYING, SPARE
from ceilidh.games.clans.modules.industria.industria_tiles.rules import GoodSaved, IndustriaTiles
from ceilidh.kernel.options import Options
from ceilidh.kernel.options import words as words_of

BOX: Final = "industria"
TABLES: Final = load(None)
ROWS: Final = {
    "clan_pool": CLAN_ROWS,
    "port_pool": tuple([(str(row.id), row.box) for row in TABLES.ports]),
    "scoring_pool": tuple([(str(row.id), row.box) for row in TABLES.scoring_tiles]),
}


def is_drawn_from(options: Options) -> bool:
    """Whether a pool names something of the box, which then brings its rules along."""
    return any(
        [
            word in words_of(options, pool)
            for pool, rows in ROWS.items()
            for word, box in rows
            if box == BOX
        ]
    )


ENTRY: Final[ClansEntry] = module_entry(
    __name__,
    IndustriaTiles,
    box=BOX,
    steps=(
        PAYING,
        JOINING,
        TILLING,
        MODERNISING,
        GIVING_UP,
        GATHERING,
        RELOCATING,
        BUYING_OUT,
    ),
    specs=(SPARE, TILL, MODERNISE, HONOUR),
    minutes=5,
    difficulty=1,
    presets=("industria-first",),
    also=is_drawn_from,
    ports={
        "processed_discount": GoodSaved,
        "free_animal_with_animal": lambda row: SecondAnimal(),
        "factory_to_field": lambda row: FactoryToField(),
        "choose_technology_or_glory": TechnologyOrGlory,
        "processed_for_money": GoodsForMoney,
        "hire_merchants": FreeMerchants,
        "move_units": MoveUnits,
        "move_factory": lambda row: MoveFactory(),
        "pay_for_contract": BuyOut,
    },
    counts={
        "pairs_of_neighbouring_animals": AnimalPairs,
        "merchants_on_market": Merchants,
        "kinds_of_goods_in_stock": KindsOfGoods,
        "production_chain_pairs": Chains,
        "units_on_or_at_central_loch": CentralUnits,
        "units_on_land_not_at_loch": InlandUnits,
        "kinds_of_units_in_one_settlement": SettlementKinds,
        "same_kind_pairs_across_river": RiverPairs,
        "settlements_of_exactly_2_units": SmallSettlements,
    },
)
