"""All component tables of one game in one object, with lookups by id."""

from typing import Final

from ceilidh.games.clans.components import (
    awards,
    board,
    clans,
    contracts,
    market,
    ports,
    scoring_tiles,
    sides,
    starting_tiles,
)
from ceilidh.games.clans.components.awards import Award
from ceilidh.games.clans.components.board import Board, Column
from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.components.maps import Topology
from ceilidh.games.clans.components.market import Market
from ceilidh.games.clans.components.marks import read_rules
from ceilidh.games.clans.components.ports import IndustriaPort, Port
from ceilidh.games.clans.components.scoring_tiles import ScoringTile
from ceilidh.games.clans.components.sides import MapSide
from ceilidh.games.clans.components.starting_tiles import StartingTile
from ceilidh.kernel.datapack import Record, data_error
from ceilidh.kernel.reason import Reason, Word

FILES: Final[tuple[str, ...]] = (
    market.FILE,
    contracts.FILE,
    board.FILE,
    starting_tiles.FILE,
    sides.FILE,
    ports.FILE,
    scoring_tiles.FILE,
    clans.FILE,
    awards.FILE,
)


class Components:
    """The component tables; the tuples hold the base game, Industria's rows stand apart."""

    __slots__ = (
        "award_card_vp",
        "awards",
        "board",
        "clans",
        "columns",
        "contracts",
        "industria_clans",
        "industria_ports",
        "industria_scoring_tiles",
        "industria_starting_tiles",
        "market",
        "ports",
        "replaced",
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
    industria_starting_tiles: tuple[StartingTile, ...]
    ports: tuple[Port, ...]
    industria_ports: tuple[IndustriaPort, ...]
    scoring_tiles: tuple[ScoringTile, ...]
    industria_scoring_tiles: tuple[ScoringTile, ...]
    clans: tuple[ClanRow, ...]
    industria_clans: tuple[ClanRow, ...]
    awards: tuple[Award, ...]
    award_card_vp: tuple[int, int, int]
    sides: tuple[MapSide, ...]

    def __init__(self, tables: dict[str, Record], replaced: tuple[str, ...]) -> None:
        """Reads all tables; `replaced` names the files that come from a data pack."""
        self.replaced = replaced
        self.rules: dict[str, tuple[str, ...]] = {}
        for name in FILES:
            self.rules[name] = read_rules(tables[name])
        self.topologies: dict[str, Topology] = {}
        self.market = Market(tables[market.FILE])
        self.contracts = contracts.read_contracts(tables[contracts.FILE])
        self._read_clans_and_board(tables)
        self._read_tiles(tables)
        self.awards, self.award_card_vp = awards.read_awards(tables[awards.FILE])
        self.sides = sides.read_sides(tables[sides.FILE])

    def _read_clans_and_board(self, tables: dict[str, Record]) -> None:
        rows = clans.read_clans(tables[clans.FILE])
        self.clans = tuple([row for row in rows if row.base])
        self.industria_clans = tuple([row for row in rows if not row.base])
        table = tables[board.FILE]
        self.columns = board.read_columns(table, self.clan("macdonald"))
        self.board = Board(table)
        table.done()

    def _read_tiles(self, tables: dict[str, Record]) -> None:
        starts = starting_tiles.read_starting_tiles(tables[starting_tiles.FILE])
        self.starting_tiles = tuple([tile for tile in starts if tile.base])
        self.industria_starting_tiles = tuple([tile for tile in starts if not tile.base])
        self.ports, self.industria_ports = ports.read_ports(tables[ports.FILE])
        scores = scoring_tiles.read_scoring_tiles(tables[scoring_tiles.FILE])
        self.scoring_tiles = tuple([tile for tile in scores if tile.base])
        self.industria_scoring_tiles = tuple([tile for tile in scores if not tile.base])

    def contract(self, number: int) -> Contract:
        """The contract with this id; checked tables number them 1 to 50 in order."""
        return self.contracts[number - 1]

    def starting_tile(self, number: int) -> StartingTile:
        """The starting tile with this id."""
        for tile in self.starting_tiles + self.industria_starting_tiles:
            if tile.id == number:
                return tile
        raise KeyError(number)

    def port(self, number: int) -> Port:
        """The port tile of the base game with this id."""
        return self.ports[number - 1]

    def scoring_tile(self, number: int) -> ScoringTile:
        """The scoring tile with this id."""
        for tile in self.scoring_tiles + self.industria_scoring_tiles:
            if tile.id == number:
                return tile
        raise KeyError(number)

    def clan(self, name: str) -> ClanRow:
        """The clan with this id."""
        for row in self.clans + self.industria_clans:
            if row.id == name:
                return row
        remedy = Reason(
            "add a {table} with that id or correct the id", (), {"table": Word("[[clan]]")}
        )
        raise data_error(clans.FILE, "clan " + name, Reason("it is missing"), remedy)

    def award(self, number: int) -> Award:
        """The award with this id."""
        return self.awards[number - 1]

    def side(self, name: str) -> MapSide:
        """The map side with this id, for example "A1"."""
        for one in self.sides:
            if one.id == name:
                return one
        remedy = Reason("add a [[side]] with that id or choose another side")
        raise data_error(sides.FILE, "side " + name, Reason("it is missing"), remedy)

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
