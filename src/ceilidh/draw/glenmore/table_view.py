"""A view of Glen More II as typed records, so that drawings need not pick at plain values."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ceilidh.draw.view_cache import latest
from ceilidh.games.glenmore.goods import CATEGORY_NAMES, RESOURCE_NAMES
from ceilidh.kernel.json_fields import integer, integers, rows, table

NOBODY: Final = -1
SEAT: Final = "seat "


@dataclass(frozen=True)
class RondelFigure:
    """Who stands on the Rondel: the pawn of a seat, or one that is nobody's and has a name."""

    seat: int
    name: str = ""

    @property
    def is_pawn(self) -> bool:
        return self.seat != NOBODY


@dataclass
class Space:
    """One space of the Rondel, with what lies and who stands there."""

    tile: str
    figures: list[RondelFigure]


@dataclass
class TerritoryCell:
    """One cell of a territory; `goods` by name."""

    cell: str
    x: int
    y: int
    tile: str
    under: list[str]
    goods: dict[str, int]
    scots: int


@dataclass
class GlenMoreSeatView:
    """One seat; `goods` and `categories` in their order."""

    coins: int
    barrels: int
    scots: int
    markers: int
    vp: int
    goods: list[int]
    categories: list[int]
    landmarks: list[str]
    persons: list[str]
    clans: list[str]
    size: int
    finished: bool
    plots: list[TerritoryCell]


@dataclass
class TableView:
    """`modules` has what each module shows of itself, as plain values: it reads them itself."""

    edition: str
    step: str
    actor: int | None
    spaces: list[Space]
    last: int | None
    stack: str
    stack_left: int
    stacks_left: list[int]
    discard: list[str]
    scorings: int
    scorings_left: int
    market: dict[str, int]
    prices: list[int]
    roads: dict[str, int]
    claims: list[tuple[str, int]]
    movement: int
    activated: list[str]
    seats: list[GlenMoreSeatView]
    modules: dict[str, dict[str, object]]


def words(value: object) -> list[str]:
    return [str(one) for one in rows(value)]


def numbers(value: object) -> dict[str, int]:
    return {
        name: number if type(number) is int else integer(number)
        for name, number in table(value).items()
    }


def figure(name: str) -> RondelFigure:
    """`seat 2` is a pawn; other figures go by the name of their step."""
    return (
        RondelFigure(int(name[len(SEAT) :]) - 1)
        if name.startswith(SEAT)
        else RondelFigure(NOBODY, name)
    )


def space(data: dict[str, object]) -> Space:
    return Space(str(data["tile"]), [figure(name) for name in words(data["figures"])])


def split(cell: str) -> tuple[int, int]:
    """The column and the row of a cell's name."""
    x, y = cell.split(".")
    return int(x), int(y)


def plot(data: dict[str, object]) -> TerritoryCell:
    cell = str(data["cell"])
    x, y = split(cell)
    goods = numbers(data["goods"])
    return TerritoryCell(
        cell, x, y, str(data["tile"]), words(data["under"]), goods, integer(data["scots"])
    )


def strip(data: dict[str, object]) -> GlenMoreSeatView:
    goods = numbers(data["goods"])
    categories = numbers(data["categories"])
    return GlenMoreSeatView(
        coins=integer(data["coins"]),
        barrels=integer(data["barrels"]),
        scots=integer(data["scots_in_supply"]),
        markers=integer(data["markers"]),
        vp=integer(data["vp"]),
        goods=[goods[name] for name in RESOURCE_NAMES],
        categories=[categories[name] for name in CATEGORY_NAMES],
        landmarks=words(data["landmarks"]),
        persons=words(data["persons"]),
        clans=words(data["clans"]),
        size=integer(data["size"]),
        finished=bool(data["finished"]),
        plots=[plot(table(row)) for row in rows(data["territory"])],
    )


@latest
def read(view: Mapping[str, object]) -> TableView:
    claims = [rows(pair) for pair in rows(view["claims"])]
    return TableView(
        edition=str(view["edition"]),
        step=str(view["step"]),
        actor=None if view["actor"] is None else integer(view["actor"]),
        spaces=[space(table(row)) for row in rows(view["rondel"])],
        last=None if view["last_space"] is None else integer(view["last_space"]),
        stack=str(view["stack"]),
        stack_left=integer(view["stack_left"]),
        stacks_left=integers(view["stacks_left"]),
        discard=words(view["discard"]),
        scorings=integer(view["scorings"]),
        scorings_left=integer(view["scorings_left"]),
        market=numbers(view["market"]),
        prices=integers(view["market_prices"]),
        roads=numbers(view["roads"]),
        claims=[(str(clan), integer(seat)) for clan, seat in claims],
        movement=integer(view["movement"]),
        activated=words(view["activated"]),
        seats=[strip(table(seat)) for seat in rows(view["seats"])],
        modules={name: table(data) for name, data in table(view["modules"]).items()},
    )
