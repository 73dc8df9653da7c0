"""All component tables of one game in one object, with lookups by id."""

from typing import Final

from ceilidh.games.clans.components import (
    board,
    clans,
    contracts,
    market,
    ports,
    scoring_tiles,
    sides,
    starting_tiles,
)
from ceilidh.games.clans.components.board import Board, Column
from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.components.maps import Topology
from ceilidh.games.clans.components.market import Market
from ceilidh.games.clans.components.marks import read_rules
from ceilidh.games.clans.components.ports import Port
from ceilidh.games.clans.components.scoring_tiles import ScoringTile
from ceilidh.games.clans.components.sides import MapSide
from ceilidh.games.clans.components.starting_tiles import StartingTile
from ceilidh.kernel.component_data.rows import missing_row
from ceilidh.kernel.component_data.tables import BaseComponents, TableSource

FILES: Final[tuple[str, ...]] = (
    market.FILE,
    contracts.FILE,
    board.FILE,
    starting_tiles.FILE,
    sides.FILE,
    ports.FILE,
    scoring_tiles.FILE,
    clans.FILE,
)


class Components(BaseComponents):
    """The component tables of all boxes: a row says which box it comes in (IN-SU-02).

    What is in a game is asked for by pools, never by going through a table.
    """

    __slots__ = (
        "board",
        "clans",
        "columns",
        "contracts",
        "market",
        "ports",
        "rules",
        "scoring_tiles",
        "sides",
        "starting_tiles",
        "topologies",
    )

    market: Market
    board: Board
    columns: tuple[Column, ...]
    contracts: tuple[Contract, ...]
    starting_tiles: tuple[StartingTile, ...]
    ports: tuple[Port, ...]
    scoring_tiles: tuple[ScoringTile, ...]
    clans: tuple[ClanRow, ...]
    sides: tuple[MapSide, ...]

    def __init__(self, source: TableSource) -> None:
        super().__init__(source)
        tables = {name: source.read(name) for name in FILES}
        self.rules: dict[str, tuple[str, ...]] = {}
        for name in FILES:
            self.rules[name] = read_rules(tables[name])
        self.topologies: dict[str, Topology] = {}
        self.market = Market(tables[market.FILE])
        self.contracts = contracts.read_contracts(tables[contracts.FILE])
        self.clans = clans.read_clans(tables[clans.FILE])
        table = tables[board.FILE]
        self.columns = board.read_columns(table)
        self.board = Board(table)
        table.done()
        self.starting_tiles = starting_tiles.read_starting_tiles(tables[starting_tiles.FILE])
        self.ports = ports.read_ports(tables[ports.FILE])
        self.scoring_tiles = scoring_tiles.read_scoring_tiles(tables[scoring_tiles.FILE])
        self.sides = sides.read_sides(tables[sides.FILE])

    def contract(self, number: int) -> Contract:
        """The contract with this id; checked tables number them 1 to 50 in order."""
        return self.contracts[number - 1]

    def starting_tile(self, number: int) -> StartingTile:
        """The starting tile with this id; numbered from 1 in order, as all tiles are."""
        if not 0 < number <= len(self.starting_tiles):
            raise missing_row(starting_tiles.FILE, "tile", str(number))
        return self.starting_tiles[number - 1]

    def port(self, number: int) -> Port:
        """The port tile with this id."""
        if not 0 < number <= len(self.ports):
            raise missing_row(ports.FILE, "port", str(number))
        return self.ports[number - 1]

    def scoring_tile(self, number: int) -> ScoringTile:
        """The scoring tile with this id."""
        if not 0 < number <= len(self.scoring_tiles):
            raise missing_row(scoring_tiles.FILE, "tile", str(number))
        return self.scoring_tiles[number - 1]

    def clan(self, name: str) -> ClanRow:
        """The clan with this id."""
        for row in self.clans:
            if row.id == name:
                return row
        raise missing_row(clans.FILE, "clan", name)

    def side(self, name: str) -> MapSide:
        """The map side with this id, for example "A1"."""
        for one in self.sides:
            if one.id == name:
                return one
        raise missing_row(sides.FILE, "side", name)

    def topology(self, names: tuple[str, str, str, str], small: bool) -> Topology:
        """The map made of one side of each module A to D; built once per set of tables."""
        key = " ".join(names) + (" small" if small else "")
        if key not in self.topologies:
            chosen = (
                self.side(names[0]),
                self.side(names[1]),
                self.side(names[2]),
                self.side(names[3]),
            )
            self.topologies[key] = Topology(chosen, small)
        return self.topologies[key]
