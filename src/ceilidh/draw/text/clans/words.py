"""The components of Clans of Caledonia in a few words each."""

from typing import Final

from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.components.ports import Port
from ceilidh.games.clans.components.scoring_tiles import ScoringTile
from ceilidh.games.clans.components.starting_tiles import StartingTile
from ceilidh.games.clans.goods import GOOD_NAMES

IMPORT_WORDS: Final = ("cotton", "tobacco", "sugar")
SHIPPING_WORDS: Final = ("none", "river", "loch 1", "loch 2", "loch 3", "loch 4")
SHIPPING_SHORT: Final = ("-", "riv", "L1", "L2", "L3", "L4")

# Three letters for a unit on a hex.
UNIT_SHORT: Final = {
    "sheep": "shp",
    "cow": "cow",
    "dairy": "dry",
    "bakery": "bak",
    "field": "fld",
    "distillery": "dst",
    "worker": "wkr",
}

CLANS: Final = {
    "buchanan": "a second export box; two contracts for one price; building bonus shows more",
    "campbell": "each further dairy, bakery or distillery of a type is cheaper",
    "cunningham": "butter: sell milk at a high fixed price after production",
    "fergusson": "a third first worker, all on border hexes; starts with loch shipping",
    "macdonald": "workers of one kind for any terrain, fishermen on lochs, rowing; no technology",
    "macewan": "beer: sell grain with the hops of a contract just fulfilled",
    "mackenzie": "money for each whisky made; a cellar in which whisky ages",
    "robertson": "units on river deltas are cheaper",
    "stewart": "more merchants, river-crossing, and money for every trade",
}

# What a seat is about to do, by the step of the game that waits for it.
TASKS: Final = {
    "choose pair": "choose a clan",
    "auction choice": "choose a clan",
    "bidding": "bid for the choice of a clan",
    "first worker": "place a first worker",
    "turn": "take an action",
    "take more": "take another contract or be done",
    "keep contracts": "keep contracts shown or be done",
    "bonuses": "use the bonuses of the new unit",
    "shift price": "move a price, then trade",
    "slaughter": "deliver meat",
    "waive": "say which animal the port saves",
    "fulfil more": "fulfil another contract or be done",
    "benefits": "use the bonuses of the contract",
    "discard good": "give up a good at the port",
    "gain goods": "choose goods at the port",
    "port bonus": "use the building bonus of the port",
    "exchange": "exchange units at the port",
    "return worker": "say which column the worker returns to",
    "swap units": "place the exchanged unit",
    "make cheese": "make cheese",
    "make bread": "make bread",
    "make whisky": "make whisky",
    "churn butter": "sell milk as butter",
    "store whisky": "store or release whisky",
}

COUNTED: Final = {
    "basic_goods_in_stock": "basic goods",
    "processed_goods_in_stock": "processed goods",
    "non_worker_units": "non-worker unit",
    "workers": "worker",
    "units_on_border": "border units",
    "cotton_tobacco_sugar_on_fulfilled": "import good received",
    "meat_on_fulfilled": "meat delivered",
    "upgrades": "upgrade",
    "occupied_hexes_of_cost_5_or_6": "hex of £5 or £6",
    "units_on_map": "units on the map",
    "import_goods_of_one_kind": "imports of one kind",
    "glory": "glory",
    "money": "money",
    "units_in_one_settlement": "units in one settlement",
    "units_along_rivers": "units along rivers",
    "units_on_or_at_lochs": "units on or at lochs",
}


def capital(name: str) -> str:
    """`macewan` as people write it."""
    return f"Mac{name[3:].capitalize()}" if name.startswith("mac") else name.capitalize()


def amounts(pairs: list[tuple[int, str]]) -> str:
    return " ".join(f"{number} {word}" for number, word in pairs if number)


def needs(contract: Contract) -> str:
    return amounts(
        [
            *zip(contract.needs, GOOD_NAMES, strict=True),
            (contract.beef, "beef"),
            (contract.mutton, "mutton"),
        ]
    )


def gives(contract: Contract) -> str:
    parts = [amounts([*zip(contract.imports, IMPORT_WORDS, strict=True), (contract.hops, "hops")])]
    parts.append(f"£{contract.money}" if contract.money else "")
    parts.append(counted(contract.free_expands, "free hex", "free hexes"))
    parts.append(counted(contract.upgrades, "upgrade", "upgrades"))
    return " ".join(part for part in parts if part)


def counted(number: int, one: str, many: str) -> str:
    """Nothing, `free hex` or `2 free hexes`."""
    return "" if number == 0 else one if number == 1 else f"{number} {many}"


def contract_text(contract: Contract) -> str:
    return f"{needs(contract)} → {gives(contract)}"


def scoring_text(tile: ScoringTile) -> str:
    what = COUNTED.get(tile.count, tile.count.replace("_", " "))
    each = f"{tile.per} " if tile.per > 1 else ""
    fields = f" (field {tile.field_glory})" if tile.field_glory else ""
    return f"{tile.glory} glory per {each}{what}{fields}"


def port_text(port: Port) -> str:
    texts = {
        "meat_discount": f"fulfil with {port.animals} animal less",
        "swap_basic": f"{port.pay} basic → {port.gain} other basic",
        "swap_processed": f"{port.pay} processed → {port.gain} other",
        "upgrade_and_glory": f"{port.upgrades} upgrade, {port.glory} glory",
        "money": f"£{port.money}",
        "shift_price": f"move a price {port.steps}, then trade",
        "exchange_units": f"exchange {port.units} units",
        "money_and_building_bonus": f"£{port.money} and building bonus",
        "copy_port": f"£{port.cost}: copy another port",
    }
    return texts.get(port.effect, port.effect.replace("_", " "))


def tile_text(tile: StartingTile) -> str:
    goods = amounts(list(zip(tile.goods, GOOD_NAMES, strict=True)))
    return f"£{tile.money} {goods}" if goods else f"£{tile.money}"
