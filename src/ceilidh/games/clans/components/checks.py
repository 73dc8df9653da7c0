"""Checks of a whole set of component tables for structural faults.

Reading already refuses wrong types, unknown words and broken grids. Here stands what needs more
than one record: counts, ids, units that fit the rules, maps that fit together, money for the first
workers. These checks run on every data pack. Bounds of our own design are in `design.py` and hold
for the default tables only, because the printed ones may differ.
"""

from typing import Final

from ceilidh.games.clans.components import (
    awards,
    board,
    clans,
    contracts,
    ports,
    scoring_tiles,
    starting_tiles,
)
from ceilidh.games.clans.components.board import Column
from ceilidh.games.clans.components.design import check_design
from ceilidh.games.clans.components.map_checks import check_maps, check_room
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.goods import (
    BAKERY,
    BREAD,
    CHEESE,
    COW,
    DAIRY,
    DISTILLERY,
    FIELD,
    FOREST,
    GRAIN,
    GRASS,
    MILK,
    MINER,
    MOUNTAIN,
    SHEEP,
    WHISKY,
    WOODCUTTER,
    WOOL,
)
from ceilidh.kernel.datapack import sentence

__all__ = ["check", "check_design"]

CONTRACTS: Final = 50
BASE_TILES: Final = 9
INDUSTRIA_STARTING_TILES: Final = 7
SOLO_BOXES: Final = 6
# For every column: terrain, good produced, good used, good made, worker.
YIELDS: Final[dict[int, tuple[int, int, int, int, bool]]] = {
    SHEEP: (GRASS, WOOL, -1, -1, False),
    COW: (GRASS, MILK, -1, -1, False),
    DAIRY: (GRASS, -1, MILK, CHEESE, False),
    BAKERY: (GRASS, -1, GRAIN, BREAD, False),
    FIELD: (GRASS, GRAIN, -1, -1, False),
    DISTILLERY: (GRASS, -1, GRAIN, WHISKY, False),
    WOODCUTTER: (FOREST, -1, -1, -1, True),
    MINER: (MOUNTAIN, -1, -1, -1, True),
}


def check(components: Components) -> list[str]:
    """All structural faults, each as one sentence that names file, record and fault."""
    faults: list[str] = []
    faults += _check_contracts(components)
    faults += _check_columns(components)
    faults += _check_board(components)
    faults += _check_numbered_tiles(components)
    faults += _check_words(components)
    faults += _check_clans(components)
    faults += check_maps(components)
    faults += _check_first_workers(components)
    if len(faults) == 0:
        faults += check_room(components)
    return faults


def _check_ids(file: str, noun: str, ids: list[int], first: int, count: int) -> list[str]:
    """The ids must be first, first + 1 ... in file order."""
    for place, number in enumerate(ids):
        if number != first + place:
            remedy = f"number them {first} to {first + count - 1} in order"
            fault = f"its id should be {first + place}"
            return [sentence(file, f"{noun} {number}", fault, remedy)]
    if len(ids) != count:
        remedy = f"number them {first} to {first + count - 1}"
        fault = f"there are {len(ids)} records instead of {count}"
        return [sentence(file, f"all {noun} records", fault, remedy)]
    return []


def _check_contracts(components: Components) -> list[str]:
    file = contracts.FILE
    ids = [contract.id for contract in components.contracts]
    faults = _check_ids(file, "contract", ids, 1, CONTRACTS)
    for contract in components.contracts:
        name = f"contract {contract.id}"
        if sum(contract.needs) + contract.beef + contract.mutton == 0:
            faults.append(sentence(file, name, "it asks for nothing", "fill in what it needs"))
        if contract.needs[GRAIN] + contract.needs[MILK] > 0:
            remedy = "contracts never do (CC-FUL-04)"
            faults.append(sentence(file, name, "it asks for grain or milk", remedy))
        if len([amount for amount in contract.imports if amount > 0]) > 1:
            remedy = "keep one (CC-DAT-33)"
            faults.append(sentence(file, name, "it has two kinds of import goods", remedy))
    return faults


def _column_fault(column: Column) -> str:
    """What is wrong with a column of the player board; an empty text when nothing is."""
    terrain, good, uses, makes, worker = YIELDS[column.index]
    if column.terrain != terrain:
        return "it needs another terrain (CC-EXP-07 to 09)"
    if (column.good, column.uses, column.makes) != (good, uses, makes):
        return "it produces or converts another good (CC-PRO-06 to 11)"
    if column.worker != worker or column.factory != (makes != -1):
        return '"worker" or "factory" is wrong'
    if column.count != 4:
        return f"it has {column.count} pieces instead of 4 (CC-CMP-02, CC-CMP-03)"
    return ""


def _check_columns(components: Components) -> list[str]:
    faults: list[str] = []
    bonus = components.board.technology_income
    for column in components.columns[:-1]:
        fault = _column_fault(column)
        if fault == "" and column.worker and column.income_upgraded != column.income + bonus:
            fault = f'"income_upgraded" is not "income" plus the {bonus} of the technology'
        if fault != "":
            faults.append(sentence(board.FILE, f"unit {column.name}", fault, "correct it"))
    return faults


def _check_board(components: Components) -> list[str]:
    faults: list[str] = []
    table = components.board
    if table.solo_fill != SOLO_BOXES or table.boxes[1] != SOLO_BOXES - 1:
        fault = "the solo boxes do not fit the price die"
        remedy = "fill 6 and keep 5 (CC-SOL-16 to 19)"
        faults.append(sentence(board.FILE, "export", fault, remedy))
    marks = table.money_marks
    if list(marks) != sorted(set(marks)):
        remedy = "list each mark once, in ascending order"
        faults.append(sentence(board.FILE, "glory_track", '"money_marks" do not rise', remedy))
    if list(table.import_vp) != sorted(table.import_vp, reverse=True):
        remedy = "list the rarest first"
        faults.append(sentence(board.FILE, "import", '"vp_by_rarity" rises', remedy))
    return faults


def _optional(count: int, wanted: int) -> int:
    """Rows of Industria may be left out altogether in a data pack."""
    return 0 if count == 0 else wanted


def _check_numbered_tiles(components: Components) -> list[str]:
    faults: list[str] = []
    ids = [tile.id for tile in components.starting_tiles]
    faults += _check_ids(starting_tiles.FILE, "tile", ids, 1, BASE_TILES)
    ids = [tile.id for tile in components.industria_starting_tiles]
    wanted = _optional(len(ids), INDUSTRIA_STARTING_TILES)
    faults += _check_ids(starting_tiles.FILE, "industria tile", ids, BASE_TILES + 1, wanted)
    ids = [port.id for port in components.ports]
    faults += _check_ids(ports.FILE, "port", ids, 1, BASE_TILES)
    ids = [port.id for port in components.industria_ports]
    wanted = _optional(len(ids), BASE_TILES)
    faults += _check_ids(ports.FILE, "industria port", ids, BASE_TILES + 1, wanted)
    ids = [tile.id for tile in components.scoring_tiles]
    faults += _check_ids(scoring_tiles.FILE, "tile", ids, 1, BASE_TILES)
    ids = [tile.id for tile in components.industria_scoring_tiles]
    wanted = _optional(len(ids), BASE_TILES)
    faults += _check_ids(scoring_tiles.FILE, "industria tile", ids, BASE_TILES + 1, wanted)
    ids = [award.id for award in components.awards]
    faults += _check_ids(awards.FILE, "award", ids, 1, BASE_TILES)
    return faults


def _check_each_once(file: str, noun: str, words: list[str]) -> list[str]:
    faults: list[str] = []
    for place, word in enumerate(words):
        if word in words[:place]:
            fault = f'"{word}" is used a second time'
            faults.append(sentence(file, f"{noun} number {place + 1}", fault, "use each word once"))
    return faults


def _check_words(components: Components) -> list[str]:
    counts = [tile.count for tile in components.scoring_tiles]
    extra = [tile.count for tile in components.industria_scoring_tiles]
    faults = _check_each_once(ports.FILE, "port", [port.effect for port in components.ports])
    faults += _check_each_once(scoring_tiles.FILE, "tile", counts + extra)
    faults += _check_each_once(awards.FILE, "award", [award.count for award in components.awards])
    return faults


def _check_clans(components: Components) -> list[str]:
    file = clans.FILE
    rows = components.clans + components.industria_clans
    faults = _check_each_once(file, "clan", [row.id for row in rows])
    for noun, count, wanted in (
        ("base", len(components.clans), BASE_TILES),
        ("industria", len(components.industria_clans), BASE_TILES),
    ):
        if count != wanted and (noun == "base" or count != 0):
            fault = f"there are {count} of the set {noun} instead of {wanted}"
            faults.append(sentence(file, "all clan records", fault, "write every clan once"))
    for row in rows:
        if row.merchants > components.board.merchants_on_board:
            remedy = f"write at most {components.board.merchants_on_board}"
            faults.append(sentence(file, f"clan {row.id}", "it has too many merchants", remedy))
    return faults


def _check_first_workers(components: Components) -> list[str]:
    """Starting money must pay the dearest first workers of any clan (CC-FW-Q1)."""
    workers = max([row.workers for row in components.clans + components.industria_clans])
    worker = max([column.cost for column in components.columns if column.worker])
    land = max([max(side.cost) for side in components.sides])
    need = workers * (worker + land)
    faults: list[str] = []
    for tile in components.starting_tiles + components.industria_starting_tiles:
        if tile.money < need:
            fault = f"its {tile.money} pounds may not pay {workers} first workers (CC-FW-Q1)"
            remedy = f"give at least {need} pounds"
            faults.append(sentence(starting_tiles.FILE, f"tile {tile.id}", fault, remedy))
    return faults
