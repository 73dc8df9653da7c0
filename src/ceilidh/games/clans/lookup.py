"""Components of Clans of Caledonia to look up: contracts, ports, tiles, clans and map sides."""

from dataclasses import dataclass

from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.components.maps import HEX_NAMES
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.goods import GOOD_NAMES, IMPORT_NAMES
from ceilidh.kernel.component_lookup import ComponentLookup, unknown


@dataclass(frozen=True)
class ContractInfo:
    """An export contract.

    `goods` is what it requires, beef and mutton included. `reward` is what it gives: import goods,
    `hops`, `money`, `free_expands` and `upgrades`. `cost` is what you pay for taking it in each of
    the five rounds; negative: you receive money. `source` says where the numbers come from.
    """

    number: int
    name: str
    goods: dict[str, int]
    reward: dict[str, int]
    cost: tuple[int, ...]
    source: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class PortInfo:
    """A port tile: the name of its effect, when you can use it, and the numbers of the effect."""

    number: int
    name: str
    box: str
    effect: str
    timing: str
    numbers: dict[str, int]
    source: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class ScoringTileInfo:
    """A scoring tile: `glory` for every full `per` of what it counts."""

    number: int
    name: str
    box: str
    count: str
    per: int
    glory: int
    source: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class StartingTileInfo:
    """A starting tile: money and goods."""

    number: int
    name: str
    box: str
    money: int
    goods: dict[str, int]
    source: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class ClanInfo:
    """A clan: what it starts with, and the numbers of its ability."""

    id: str
    name: str
    box: str
    shipping: int
    merchants: int
    first_workers: int
    ability: dict[str, int]
    source: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class MapSideInfo:
    """A side of a map module: its hexes with the land cost of each; a loch costs 0."""

    id: str
    box: str
    costs: dict[str, int]
    source: str
    rules: tuple[str, ...]


class ClansComponents(ComponentLookup):
    """The components of a game of Clans of Caledonia.

    >>> import ceilidh
    >>> components = ceilidh.new("clans", players=2, seed=7).components
    >>> components.port(5).effect, components.port(5).numbers
    ('money', {'money': 10})
    >>> components.clan("stewart").name
    'Stewart'
    """

    def __init__(self, tables: Components) -> None:
        super().__init__(tables)
        self._rows = tables

    def contract(self, number: int) -> ContractInfo:
        """Return the contract with this number."""
        row = self._rows.contract(_checked(number, len(self._rows.contracts)))
        goods = {name: row.needs[good] for good, name in enumerate(GOOD_NAMES) if row.needs[good]}
        meat = {name: n for name, n in (("beef", row.beef), ("mutton", row.mutton)) if n}
        return ContractInfo(
            row.id,
            f"Contract {row.id}",
            {**goods, **meat},
            _reward(row),
            tuple(-money for money in self._rows.board.contract_money),
            row.marks.source,
            row.marks.rules,
        )

    def port(self, number: int, trains: bool = False) -> PortInfo:
        """Return the port tile with this number; some have another effect in a game with trains."""
        row = self._rows.port(_checked(number, len(self._rows.ports)))
        effect = row.effect(trains)
        return PortInfo(
            row.id,
            f"Port {row.id}",
            row.box,
            effect.word,
            effect.timing,
            dict(effect.numbers),
            row.marks.source,
            row.marks.rules,
        )

    def scoring_tile(self, number: int) -> ScoringTileInfo:
        """Return the scoring tile with this number."""
        row = self._rows.scoring_tile(_checked(number, len(self._rows.scoring_tiles)))
        name = f"Scoring tile {row.id}"
        marks = row.marks
        return ScoringTileInfo(
            row.id, name, row.box, row.count, row.per, row.glory, marks.source, marks.rules
        )

    def starting_tile(self, number: int) -> StartingTileInfo:
        """Return the starting tile with this number."""
        row = self._rows.starting_tile(_checked(number, len(self._rows.starting_tiles)))
        goods = {name: row.goods[good] for good, name in enumerate(GOOD_NAMES) if row.goods[good]}
        name = f"Starting tile {row.id}"
        marks = row.marks
        return StartingTileInfo(row.id, name, row.box, row.money, goods, marks.source, marks.rules)

    def clan(self, id_: str) -> ClanInfo:
        """Return the clan with this id, such as `stewart`."""
        known = [row.id for row in self._rows.clans]
        if id_ not in known:
            raise unknown(id_, known)
        row = self._rows.clan(id_)
        return ClanInfo(
            row.id,
            row.name,
            row.box,
            row.shipping,
            row.merchants,
            row.workers,
            dict(row.ability),
            row.marks.source,
            row.marks.rules,
        )

    def map_side(self, id_: str) -> MapSideInfo:
        """Return the side of a map module with this id, such as `A1`."""
        known = [row.id for row in self._rows.sides]
        if id_ not in known:
            raise unknown(id_, known)
        row = self._rows.side(id_)
        costs = {HEX_NAMES[hex_]: cost for hex_, cost in zip(row.hexes, row.cost, strict=True)}
        return MapSideInfo(row.id, row.box, costs, row.marks.source, row.marks.rules)


def _reward(row: Contract) -> dict[str, int]:
    amounts = [
        *zip(IMPORT_NAMES, row.imports, strict=True),
        ("hops", row.hops),
        ("money", row.money),
        ("free_expands", row.free_expands),
        ("upgrades", row.upgrades),
    ]
    return {name: amount for name, amount in amounts if amount}


def _checked(number: object, most: int) -> int:
    """A number that somebody asked for, if there is such a component."""
    if isinstance(number, bool) or not isinstance(number, int) or not 0 < number <= most:
        raise unknown(number, [str(one) for one in range(1, most + 1)])
    return number
