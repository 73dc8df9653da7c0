"""A view of Clans of Caledonia as typed records, so that drawings need not pick at plain values."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from ceilidh.draw.view_cache import latest
from ceilidh.games.clans.goods import COW, GOOD_NAMES, IMPORT_NAMES, KIND_NAMES, SHEEP
from ceilidh.kernel.json_fields import integer, integers, rows, table

NEUTRAL: Final = -1
NOBODY: Final = -2


class Piece(NamedTuple):
    """Who stands on a hex, and which other seat has a unit there as a guest."""

    seat: int
    units: tuple[str, ...]
    guest: int = NOBODY
    guest_units: tuple[str, ...] = ()


@dataclass
class ClansSeatView:
    """One seat; `goods` and `market` are in goods order. `title` is of one that plays by itself."""

    title: str
    clan: str
    money: int
    glory: int
    shipping: int
    technology: list[str]
    merchants: int
    board_merchants: int
    ports: list[int]
    goods: list[int]
    market: list[int]
    units_left: dict[str, int]
    unit_costs: dict[str, int]
    unit_yields: dict[str, int]
    box: list[int]
    fulfilled: list[int]
    settlements: int


@dataclass
class TableView:
    """`modules` has what each module shows of itself, as plain values: it reads them itself."""

    people: list[int]
    round: int
    step: str
    actor: int | None
    order: list[int]
    passed: list[int]
    sides: list[str]
    pieces: dict[str, Piece]
    prices: list[int]
    steps: list[int]
    imports: list[int]
    contracts: list[int]
    drawn: list[int]
    ports: list[int]
    railway: bool
    tiles: list[int]
    pass_bonus: tuple[int, ...]
    offers: list[tuple[str, int]]
    seats: list[ClansSeatView]
    modules: dict[str, dict[str, object]]


def words(value: object) -> list[str]:
    return [str(one) for one in rows(value)]


def numbers(value: object) -> dict[str, int]:
    return {
        name: number if type(number) is int else integer(number)
        for name, number in table(value).items()
    }


def strip(data: dict[str, object]) -> ClansSeatView:
    goods = table(data["goods"])
    market = table(data["market"])
    return ClansSeatView(
        title=str(data["title"]),
        clan=str(data["clan"] or ""),
        money=integer(data["money"]),
        glory=integer(data["glory"]),
        shipping=integer(data["shipping"]),
        technology=words(data["technology"]),
        merchants=integer(data["merchants"]),
        board_merchants=integer(data["board_merchants"]),
        ports=integers(data["ports"]),
        goods=[integer(goods[name]) for name in GOOD_NAMES],
        market=[integer(market[name]) for name in GOOD_NAMES],
        units_left=numbers(data["units_left"]),
        unit_costs=numbers(data["unit_costs"]),
        unit_yields=numbers(data["unit_yields"]),
        box=integers(data["box"]),
        fulfilled=integers(data["fulfilled"]),
        settlements=integer(data["settlements"]),
    )


def pieces(value: object) -> dict[str, Piece]:
    found: dict[str, Piece] = {}
    for row in rows(value):
        data = table(row)
        own = integer(data["seat"]), tuple(words(data["units"]))
        if "guest" in data:
            guest = integer(data["guest"]), tuple(words(data["guest_units"]))
            found[str(data["hex"])] = Piece(*own, *guest)
        else:
            found[str(data["hex"])] = Piece(*own)
    return found


def offers(value: object) -> list[tuple[str, int]]:
    pairs = [table(row) for row in rows(value)]
    return [(str(pair["clan"] or ""), integer(pair["tile"])) for pair in pairs]


@latest
def read(view: Mapping[str, object]) -> TableView:
    prices = table(view["prices"])
    steps = table(view["price_steps"])
    imports = table(view["imports"])
    return TableView(
        people=integers(view["people"]),
        round=integer(view["round"]),
        step=str(view["step"]),
        actor=None if view["actor"] is None else integer(view["actor"]),
        order=integers(view["order"]),
        passed=integers(view["passed"]),
        sides=words(view["map"]),
        pieces=pieces(view["pieces"]),
        prices=[integer(prices[name]) for name in GOOD_NAMES],
        steps=[integer(steps[name]) for name in GOOD_NAMES],
        imports=[integer(imports[name]) for name in IMPORT_NAMES],
        contracts=integers(view["contracts"]),
        drawn=integers(view["drawn"]),
        ports=integers(view["ports"]),
        railway=view["railway"] is True,
        tiles=integers(view["scoring_tiles"]),
        pass_bonus=tuple(integers(view["pass_bonus"])),
        offers=offers(view["offers"]),
        seats=[strip(table(seat)) for seat in rows(view["seats"])],
        modules={name: table(data) for name, data in table(view["modules"]).items()},
    )


def stock(position: TableView, seat: int) -> list[int]:
    """What a seat could export: its goods, then its cows and sheep on the map."""
    own_pieces = [piece for piece in position.pieces.values() if piece.seat == seat]
    units = [unit for piece in own_pieces for unit in piece.units]
    own = position.seats[seat].goods
    return [*own, units.count(KIND_NAMES[COW]), units.count(KIND_NAMES[SHEEP])]
