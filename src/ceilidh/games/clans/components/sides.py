"""The 16 sides of the map modules, read from their text grids (CC-DAT-11 to 16)."""

from typing import Final

from ceilidh.games.clans.components.hexes import (
    HEX_NAMES,
    MAP_COLUMNS,
    MAP_ROWS,
    MODULE_HEXES,
    MODULE_NAMES,
    OUTSIDE,
    ROCKS,
    index_of,
    module_of,
)
from ceilidh.games.clans.components.marks import (
    BASE,
    INDUSTRIA,
    Marks,
    close,
    read_box,
    read_rules,
)
from ceilidh.games.clans.goods import FOREST, GRASS, LOCH, MOUNTAIN
from ceilidh.kernel.component_data.datapack import DataTable
from ceilidh.kernel.component_data.rows import SOURCES
from ceilidh.kernel.reason import Reason, Word

FILE: Final = "map_modules.toml"
LOCH_TOKEN: Final = "~~"
TERRAIN_WORDS: Final[dict[str, int]] = {
    "G": GRASS,
    "F": FOREST,
    "M": MOUNTAIN,
    "GF": GRASS | FOREST,
    "GM": GRASS | MOUNTAIN,
    "FM": FOREST | MOUNTAIN,
    "GFM": GRASS | FOREST | MOUNTAIN,
}


class MapSide:
    """One side of a module.

    `hexes` ascend; `terrain` and `cost` belong to them in the same order. A river is a chain of
    sides, each given by the two hexes that it parts. `port` is the loch hex of the port tile with 1
    or 2 players. `cost_source` is the source of the land costs.
    """

    __slots__ = (
        "box",
        "cost",
        "cost_source",
        "factories",
        "hexes",
        "id",
        "marks",
        "module",
        "number",
        "port",
        "rivers",
        "terrain",
        "waterfalls",
    )

    def __init__(self, record: DataTable) -> None:
        letter = record.text("module", MODULE_NAMES)
        self.number = record.integer("side", 1, 4)
        self.module = MODULE_NAMES.index(letter)
        self.id = record.text("id", (f"{letter}{self.number}",))
        self.box = read_box(record)
        if self.box != (BASE if self.number < 3 else INDUSTRIA):
            raise record.error(
                Reason('"box" is wrong'), Reason("sides 1 and 2 are base, 3 and 4 are industria")
            )
        cells = _read_cells(record)
        _check_outline(record, self.module, cells)
        hexes = sorted(cells)
        for hex_ in hexes:
            _check_token(record, hex_, cells[hex_])
        self.hexes = tuple(hexes)
        self.terrain = tuple([_terrain_of(cells[hex_]) for hex_ in hexes])
        self.cost = tuple([_cost_of(cells[hex_]) for hex_ in hexes])
        self.factories = _flagged(cells, "f")
        self.waterfalls = _flagged(cells, "w")
        self.rivers = _read_rivers(record)
        port = record.integers("port_12", 1, MAP_COLUMNS, 2)
        self.port = index_of(port[0], port[1])
        self.cost_source = record.text("cost_source", SOURCES)
        self.marks: Marks = close(record)


def _number(record: DataTable, what: str, text: str, high: int) -> int:
    """A column or row number of the grid or of a river."""
    if not text.isdecimal() or not 1 <= int(text) <= high:
        raise record.error(
            Reason('{what} is "{text}"', (), {"what": Word(what), "text": Word(text)}),
            Reason("write a number from 1 to {high}", (), {"high": Word(str(high))}),
        )
    return int(text)


def _read_cells(record: DataTable) -> dict[int, str]:
    """The tokens of the grid by hex."""
    lines = [line.split() for line in record.text("grid", ()).splitlines() if line.strip() != ""]
    if len(lines) < 2:
        raise record.error(
            Reason("the grid is empty"), Reason("write column numbers, then one line for each row")
        )
    columns = [_number(record, "a column number of the grid", one, MAP_COLUMNS) for one in lines[0]]
    cells: dict[int, str] = {}
    for line in lines[1:]:
        row = _number(record, "a row number of the grid", line[0], MAP_ROWS)
        if len(line) - 1 != len(columns):
            fault = Reason(
                "row {row} of the grid has {value} tokens",
                (),
                {"row": Word(str(row)), "value": Word(str(len(line) - 1))},
            )
            raise record.error(
                fault,
                Reason(
                    "write {number}, one for each column", (), {"number": Word(str(len(columns)))}
                ),
            )
        for place, column in enumerate(columns):
            if line[place + 1] != ".":
                hex_ = index_of(column, row)
                if hex_ in cells:
                    raise record.error(
                        Reason("hex {hex} is written twice", (), {"hex": Word(HEX_NAMES[hex_])}),
                        Reason("write it once"),
                    )
                cells[hex_] = line[place + 1]
    return cells


def _check_outline(record: DataTable, module: int, cells: dict[int, str]) -> None:
    for hex_ in range(MODULE_HEXES):
        if (module_of(hex_) == module) != (hex_ in cells):
            fault = (
                Reason("is missing in")
                if module_of(hex_) == module
                else Reason("does not belong to")
            )
            remedy = Reason("keep the outline of the module")
            raise record.error(
                Reason(
                    "hex {hex} {fault} the grid",
                    (),
                    {"hex": Word(HEX_NAMES[hex_]), "fault": Word(str(fault))},
                ),
                remedy,
            )


def _check_token(record: DataTable, hex_: int, token: str) -> None:
    land = token[:-1] if token[-1:] in ("f", "w") else token
    fits = land[:-1] in TERRAIN_WORDS and land[-1:] in ("1", "2", "3", "4", "5", "6")
    if token != LOCH_TOKEN and not fits:
        remedy = Reason(
            "write ~~ for a loch, or terrain letters, a cost from 1 to 6 and f or w if needed"
        )
        raise record.error(
            Reason(
                'hex {hex} is "{token}"',
                (),
                {"hex": Word(HEX_NAMES[hex_]), "token": Word(str(token))},
            ),
            remedy,
        )
    if token[-1:] == "w" and "M" not in land:
        raise record.error(
            Reason("the waterfall {hex} is not a mountain", (), {"hex": Word(HEX_NAMES[hex_])}),
            Reason("see IN-WF-01"),
        )


def _flagged(cells: dict[int, str], flag: str) -> tuple[int, ...]:
    return tuple([hex_ for hex_ in sorted(cells) if cells[hex_].endswith(flag)])


def _read_place(record: DataTable, text: str) -> int:
    """A hex written as "column,row"."""
    parts = text.split(",")
    if len(parts) != 2:
        raise record.error(
            Reason('a river names the hex "{text}"', (), {"text": Word(text)}),
            Reason('write "column,row|column,row"'),
        )
    column = _number(record, "the column of a river hex", parts[0].strip(), MAP_COLUMNS)
    return index_of(column, _number(record, "the row of a river hex", parts[1].strip(), MAP_ROWS))


def _read_rivers(record: DataTable) -> tuple[tuple[tuple[int, int], ...], ...]:
    rivers: list[tuple[tuple[int, int], ...]] = []
    for texts in record.text_lists("rivers"):
        river: list[tuple[int, int]] = []
        for text in texts:
            ends = text.split("|")
            if len(ends) != 2:
                raise record.error(
                    Reason('a river side is "{text}"', (), {"text": Word(text)}),
                    Reason('write "column,row|column,row"'),
                )
            river.append((_read_place(record, ends[0]), _read_place(record, ends[1])))
        rivers.append(tuple(river))
    return tuple(rivers)


def _terrain_of(token: str) -> int:
    return LOCH if token == LOCH_TOKEN else TERRAIN_WORDS[token.rstrip("fw123456")]


def _cost_of(token: str) -> int:
    return 0 if token == LOCH_TOKEN else int(token.strip("GFMfw"))


def _read_places(record: DataTable, key: str, wanted: tuple[tuple[int, int], ...]) -> None:
    table = record.record(key)
    for module, place in enumerate(wanted):
        if table.integers(MODULE_NAMES[module], 0, 14, 2) != place:
            fault = Reason(
                '"{key}" of module {module} is somewhere else',
                (),
                {"key": Word(key), "module": Word(MODULE_NAMES[module])},
            )
            raise record.error(
                fault,
                Reason(
                    "write [{place}, {place2}]",
                    (),
                    {"place": Word(str(place[0])), "place2": Word(str(place[1]))},
                ),
            )
    table.done()


def _read_geometry(record: DataTable) -> None:
    """The geometry is fixed in this program; the table only has to agree with it."""
    record.integer("columns", MAP_COLUMNS, MAP_COLUMNS)
    record.integer("rows", MAP_ROWS, MAP_ROWS)
    record.integer("hexes", MODULE_HEXES, MODULE_HEXES)
    record.text("odd_columns", ("higher",))
    record.text("seam_owner", ("C",))
    _read_places(record, "rocks", ROCKS)
    _read_places(record, "port_34", OUTSIDE)
    if record.integers("ring_columns", 1, MAP_COLUMNS, 2) != (1, MAP_COLUMNS):
        raise record.error(
            Reason('"ring_columns" is wrong'),
            Reason("write [1, {map_columns}]", (), {"map_columns": Word(str(MAP_COLUMNS))}),
        )
    if record.integers("ring_rows", 1, MAP_ROWS, 2) != (1, MAP_ROWS):
        raise record.error(
            Reason('"ring_rows" is wrong'),
            Reason("write [1, {map_rows}]", (), {"map_rows": Word(str(MAP_ROWS))}),
        )
    close(record)


def read_sides(table: DataTable) -> tuple[MapSide, ...]:
    """All sides of the file, in file order."""
    read_rules(table)
    _read_geometry(table.record("geometry"))
    sides = [MapSide(one) for one in table.records("side", "side", "id")]
    table.done()
    return tuple(sides)
