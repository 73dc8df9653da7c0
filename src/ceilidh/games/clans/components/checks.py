"""Checks of a whole set of component tables for structural faults.

Reading already refuses wrong types, unknown words and broken grids. Here stands what needs more
than one record: counts, ids, units that fit the rules, maps that fit together, money for the first
workers. These checks run on every data pack. Bounds of our own design are in `design.py` and hold
for the default tables only, because the printed ones may differ.
"""

from typing import Final

from ceilidh.games.clans.components import (
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
from ceilidh.games.clans.components.marks import BASE, INDUSTRIA
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
    WORKER,
)
from ceilidh.kernel.component_data.datapack import sentence
from ceilidh.kernel.component_data.rows import check_numbers, check_once
from ceilidh.kernel.reason import Reason, Word

__all__ = ["check", "check_design"]

CONTRACTS: Final = 50
# How many rows the base game and Industria have in each table.
PRINTED: Final[dict[str, tuple[int, int]]] = {
    starting_tiles.FILE: (9, 7),
    ports.FILE: (9, 9),
    scoring_tiles.FILE: (9, 9),
    clans.FILE: (9, 9),
}
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
    faults += _check_numbered_ports(components)
    faults += _check_clans(components)
    faults += check_maps(components)
    faults += _check_first_workers(components)
    if len(faults) == 0:
        faults += check_room(components)
    return faults


def _check_contracts(components: Components) -> list[str]:
    file = contracts.FILE
    ids = [contract.id for contract in components.contracts]
    faults = check_numbers(file, "contract", ids, 1, CONTRACTS)
    for contract in components.contracts:
        name = f"contract {contract.id}"
        if sum(contract.needs) + contract.beef + contract.mutton == 0:
            faults.append(
                sentence(file, name, Reason("it requires nothing"), Reason("fill in what it needs"))
            )
        if contract.needs[GRAIN] + contract.needs[MILK] > 0:
            remedy = Reason("contracts never do (CC-FUL-04)")
            faults.append(sentence(file, name, Reason("it requires grain or milk"), remedy))
        if len([amount for amount in contract.imports if amount > 0]) > 1:
            remedy = Reason("keep one (CC-DAT-33)")
            faults.append(sentence(file, name, Reason("it has two kinds of import goods"), remedy))
    return faults


def _column_fault(column: Column) -> Reason | None:
    """What is wrong with a column of the player board; None when nothing is."""
    terrain, good, uses, makes, worker = YIELDS[column.index]
    if column.terrain != terrain:
        return Reason("it needs another terrain (CC-EXP-07 to 09)")
    if (column.good, column.uses, column.makes) != (good, uses, makes):
        return Reason("it produces or converts another good (CC-PRO-06 to 11)")
    if column.worker != worker or column.factory != (makes != -1):
        return Reason('"worker" or "factory" is wrong')
    if column.count != 4:
        return Reason(
            "it has {value} pieces instead of 4 (CC-CMP-02, CC-CMP-03)",
            (),
            {"value": Word(str(column.count))},
        )
    return None


def _check_columns(components: Components) -> list[str]:
    faults: list[str] = []
    bonus = components.board.technology_income
    for column in components.columns[:WORKER]:
        fault = _column_fault(column)
        if fault is None and column.worker and column.income_upgraded != column.income + bonus:
            fault = Reason(
                '"income_upgraded" is not "income" plus the {bonus} of the technology',
                (),
                {"bonus": Word(str(bonus))},
            )
        if fault is not None:
            faults.append(sentence(board.FILE, f"unit {column.name}", fault, Reason("correct it")))
    return faults


def _check_board(components: Components) -> list[str]:
    faults: list[str] = []
    table = components.board
    if table.solo_fill != SOLO_BOXES or table.boxes[1] != SOLO_BOXES - 1:
        fault = Reason("the solo boxes do not fit the price die")
        remedy = Reason("fill 6 and keep 5 (CC-SOL-16 to 19)")
        faults.append(sentence(board.FILE, "export", fault, remedy))
    marks = table.money_marks
    if list(marks) != sorted(set(marks)):
        remedy = Reason("list each mark once, in ascending order")
        faults.append(
            sentence(board.FILE, "glory_track", Reason('"money_marks" do not rise'), remedy)
        )
    if list(table.import_vp) != sorted(table.import_vp, reverse=True):
        remedy = Reason("list the rarest first")
        faults.append(sentence(board.FILE, "import", Reason('"vp_by_rarity" rises'), remedy))
    return faults


def _check_boxes(file: str, noun: str, rows: list[tuple[int, str]]) -> list[str]:
    """Those of the base game come first; those of Industria may be left out of a pack."""
    first, added = PRINTED[file]
    base = [number for number, box in rows if box == BASE]
    others = [number for number, box in rows if box != BASE]
    if [number for number, box in rows] != base + others:
        remedy = Reason("write every {noun} of the base game first", (), {"noun": Word(noun)})
        return [sentence(file, f"all {noun} records", Reason("the boxes are mixed"), remedy)]
    faults = check_numbers(file, noun, base, 1, first)
    if len(others) > 0:
        faults += check_numbers(file, f"industria {noun}", others, first + 1, added)
    return faults


def _check_numbered_tiles(components: Components) -> list[str]:
    starts = [(tile.id, tile.box) for tile in components.starting_tiles]
    tiles = [(tile.id, tile.box) for tile in components.scoring_tiles]
    quays = [(port.id, port.box) for port in components.ports]
    faults = _check_boxes(starting_tiles.FILE, "tile", starts)
    faults += _check_boxes(ports.FILE, "port", quays)
    faults += _check_boxes(scoring_tiles.FILE, "tile", tiles)
    return faults


def _check_numbered_ports(components: Components) -> list[str]:
    """The effects that other rules ask for are on the tiles where these look."""
    faults: list[str] = []
    for port in components.ports:
        effects = [effect.word for effect in port.effects]
        for word, number in ports.NUMBERED.items():
            if (word in effects) != (port.id == number):
                fault = Reason(
                    'port {number} and no other has the effect "{word}"',
                    (),
                    {"number": Word(str(number)), "word": Word(word)},
                )
                remedy = Reason("leave it where it is in our table")
                faults.append(sentence(ports.FILE, f"port {port.id}", fault, remedy))
    return faults


def _check_clans(components: Components) -> list[str]:
    file = clans.FILE
    faults = check_once(file, "clan", "id", [row.id for row in components.clans])
    for box, wanted in zip((BASE, INDUSTRIA), PRINTED[file], strict=True):
        count = len([row for row in components.clans if row.box == box])
        if count != wanted and (box == BASE or count != 0):
            fault = Reason(
                "there are {count} of the box {box} instead of {wanted}",
                (),
                {"count": Word(str(count)), "box": Word(str(box)), "wanted": Word(str(wanted))},
            )
            faults.append(
                sentence(file, "all clan records", fault, Reason("write every clan once"))
            )
    for row in components.clans:
        if row.merchants > components.board.merchants_on_board:
            remedy = Reason(
                "write at most {merchants_on_board}",
                (),
                {"merchants_on_board": Word(str(components.board.merchants_on_board))},
            )
            faults.append(
                sentence(file, f"clan {row.id}", Reason("it has too many merchants"), remedy)
            )
    return faults


def _check_first_workers(components: Components) -> list[str]:
    """Starting money must pay the dearest first workers of any clan (CC-FW-Q1)."""
    workers = max([row.workers for row in components.clans])
    worker = max([column.cost for column in components.columns if column.worker])
    land = max([max(side.cost) for side in components.sides])
    need = workers * (worker + land)
    faults: list[str] = []
    for tile in components.starting_tiles:
        if tile.money < need:
            fault = Reason(
                "its {money} pounds may not pay {workers} first workers (CC-FW-Q1)",
                (),
                {"money": Word(str(tile.money)), "workers": Word(str(workers))},
            )
            remedy = Reason("give at least {need} pounds", (), {"need": Word(str(need))})
            faults.append(sentence(starting_tiles.FILE, f"tile {tile.id}", fault, remedy))
    return faults
