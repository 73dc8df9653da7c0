"""A slow second opinion on Glen More II: where tiles may lie, what may go, and what can be paid.

Cells are plain pairs (x, y), tiles are records of the data file and everything else is read from
`table.view()`. Nothing here comes from the package. Placement tries one cell after the other,
removal tries all sets of tiles, and payment tries all orders of sales, purchases and payments.
"""

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

Cell = tuple[int, int]
View = dict[str, Any]

DATA = Path(__file__).resolve().parents[2] / "src/ceilidh/games/glenmore/data/tiles.toml"
HOME: tuple[Cell, ...] = ((0, 0), (1, 0))
GOODS = ("barley", "wood", "stone", "sheep", "cattle")
ANIMALS = frozenset({"sheep", "cattle"})


# --- tiles --------------------------------------------------------------------------------------


@cache
def tiles() -> dict[str, dict[str, Any]]:
    """The records of the data file by id."""
    table = tomllib.loads(DATA.read_text("utf-8"))
    return {record["id"]: record for record in table["home"] + table["tile"]}


def has_river(tile: str) -> bool:
    return bool(tiles()[tile]["river"])


def is_overlay(tile: str) -> bool:
    return bool(tiles()[tile].get("overlay", False))


def icons(tile: str) -> set[str]:
    return set(tiles()[tile]["types"])


def kind(tile: str) -> str:
    return str(tiles()[tile].get("kind", "territory"))


def cell_of(name: str) -> Cell:
    x, y = name.split(".")
    return int(x), int(y)


def beside(cell: Cell) -> set[Cell]:
    """Left and right."""
    return {(cell[0] - 1, cell[1]), (cell[0] + 1, cell[1])}


def touching(cell: Cell) -> set[Cell]:
    """The four that share a side."""
    return beside(cell) | {(cell[0], cell[1] - 1), (cell[0], cell[1] + 1)}


def around(cell: Cell) -> set[Cell]:
    """The eight that share a side or a corner."""
    x, y = cell
    block = {(x + right, y + up) for right in (-1, 0, 1) for up in (-1, 0, 1)}
    return block - {cell}


# --- territories --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Territory:
    """Visible tiles and numbers of Scots by cell; `castles`: they count as Scots (MacIntosh)."""

    tiles: dict[Cell, str]
    scots: dict[Cell, int]
    castles: bool
    english: bool

    def guarded(self, cell: Cell) -> bool:
        """Whether the tile of a cell counts as carrying a Scot (GM-PLC-04, 16)."""
        if self.scots.get(cell, 0) > 0:
            return True
        return self.castles and cell in self.tiles and "castle" in icons(self.tiles[cell])

    def may_lie(self, tile: str, cell: Cell) -> bool:
        """All rules of placement at once (GM-PLC-01, GM-OVL)."""
        near = around(cell)
        if is_overlay(tile):
            if self.english:
                near = near | {cell}  # GM-ED-04
            if cell not in self.tiles:
                return False  # GM-OVL-01
            below = self.tiles[cell]
            if icons(below) != icons(tile) or not icons(tile):
                return False  # GM-OVL-02
            if has_river(below) != has_river(tile):
                return False  # GM-OVL-03
            return any(self.guarded(other) for other in near)
        if cell in self.tiles:
            return False  # GM-PLC-02
        if not any(other in self.tiles for other in touching(cell)):
            return False  # GM-PLC-03
        if not any(self.guarded(other) for other in near):
            return False  # GM-PLC-04
        sides = [self.tiles[other] for other in beside(cell) if other in self.tiles]
        if has_river(tile) and not any(has_river(other) for other in sides):
            return False  # GM-PLC-08, 11
        return all(has_river(other) == has_river(tile) for other in sides)  # GM-PLC-09, Q2

    def legal_cells(self, tile: str) -> set[Cell]:
        tried = set(self.tiles).union(*[around(cell) for cell in self.tiles])
        return {cell for cell in tried if self.may_lie(tile, cell)}

    def payers(self, tile: str) -> set[Cell]:
        """Cells whose Scot can pay for a tile that costs one, so that it still finds a place."""
        sources = [cell for cell, number in self.scots.items() if number > 0]
        if not self.english:
            sources = [cell for cell in sources if cell in HOME]  # GM-TAK-06, GM-ED-03
        return {cell for cell in sources if self.without_scot(cell).legal_cells(tile)}

    def without_scot(self, cell: Cell) -> "Territory":
        return replace(self, scots={**self.scots, cell: self.scots[cell] - 1})

    # --- removal ------------------------------------------------------------------------------

    def without(self, *cells: Cell) -> "Territory":
        left = {cell: tile for cell, tile in self.tiles.items() if cell not in cells}
        return replace(self, tiles=left)

    def sound(self) -> bool:
        """What must hold after a removal (GM-PLC-Q4)."""
        return self.joined() and self.one_river() and self.sides_agree()

    def joined(self) -> bool:
        """(a) every tile can be reached from any other over sides."""
        found = {min(self.tiles)}
        waiting = list(found)
        while waiting:
            for cell in touching(waiting.pop()):
                if cell in self.tiles and cell not in found:
                    found.add(cell)
                    waiting.append(cell)
        return found == set(self.tiles)

    def one_river(self) -> bool:
        """(b) the river tiles are an unbroken row with both Home cells."""
        river = [cell for cell, tile in self.tiles.items() if has_river(tile)]
        row = sorted(x for x, _ in river)
        in_row = all(y == 0 for _, y in river)
        unbroken = row == list(range(row[0], row[0] + len(row)))
        return in_row and unbroken and all(cell in river for cell in HOME)

    def sides_agree(self) -> bool:
        """(c) left-right neighbours both have a river or both have none."""
        for (x, y), tile in self.tiles.items():
            right = self.tiles.get((x + 1, y))
            if right is not None and has_river(right) != has_river(tile):
                return False
        return True

    def removable(self, number: int) -> set[Cell]:
        """Cells that are in some set of up to `number` tiles that can go together (GM-PLC-Q5)."""
        others = [cell for cell in self.tiles if cell not in HOME]
        found: set[Cell] = set()
        for size in range(1, number + 1):
            for chosen in combinations(others, size):
                if not found.issuperset(chosen) and self.without(*chosen).sound():
                    found.update(chosen)
        return found


def territory_of(view: View, seat: int) -> Territory:
    own = view["seats"][seat]
    return Territory(
        {cell_of(row["cell"]): row["tile"] for row in own["territory"]},
        {cell_of(row["cell"]): row["scots"] for row in own["territory"]},
        "mackintosh" in own["clans"],
        view["edition"] == "english",
    )


# --- paying -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Purse:
    """Coins, own resources and filled market spaces, in the order of GOODS."""

    coins: int
    stock: tuple[int, ...]
    market: tuple[int, ...]
    prices: tuple[int, ...]

    def sell(self, good: int) -> "Purse | None":
        if self.stock[good] == 0 or self.market[good] == 0:
            return None
        price = self.prices[self.market[good] - 1]
        left = replace(self, coins=self.coins + price, stock=less(self.stock, good))
        return replace(left, market=less(self.market, good))

    def buy(self, good: int) -> "Purse | None":
        filled = self.market[good]
        if filled == len(self.prices) or self.prices[filled] > self.coins:
            return None
        left = replace(self, coins=self.coins - self.prices[filled])
        return replace(left, market=less(self.market, good, -1))

    def give(self, good: int) -> "Purse | None":
        if self.stock[good] == 0:
            return None
        return replace(self, stock=less(self.stock, good))


@dataclass(frozen=True)
class Bill:
    """Resources that are due: `exact` ones, then `free` ones out of `choice`.

    `differ`: the free ones are of different kinds. `swap`: coins that may replace one resource, 0
    if none may. `coins` must be left over at the end.
    """

    exact: tuple[int, ...] = (0, 0, 0, 0, 0)
    free: int = 0
    choice: frozenset[str] = frozenset(GOODS)
    differ: bool = False
    swap: int = 0
    coins: int = 0

    def takes(self, good: int) -> "list[Bill]":
        """The bills after a resource has gone into this one."""
        out: list[Bill] = []
        if self.exact[good] > 0:
            out.append(replace(self, exact=less(self.exact, good)))
        if self.free > 0 and GOODS[good] in self.choice:
            left = self.choice - {GOODS[good]} if self.differ else self.choice
            out.append(replace(self, free=self.free - 1, choice=left))
        return out

    def takes_a_coin(self) -> "list[Bill]":
        """The bills after coins have replaced one resource (GM-CLN-34, 35)."""
        out = [
            replace(self, exact=less(self.exact, good), swap=0)
            for good in range(len(GOODS))
            if self.exact[good] > 0
        ]
        if self.free > 0:
            out.append(replace(self, free=self.free - 1, swap=0))
        return out


def less(numbers: tuple[int, ...], place: int, amount: int = 1) -> tuple[int, ...]:
    """The numbers with one of them made smaller."""
    return (*numbers[:place], numbers[place] - amount, *numbers[place + 1 :])


def next_steps(purse: Purse, bill: Bill) -> list[tuple[Purse, Bill]]:
    """Everything that can be done with a bill in hand: one sale, purchase, payment or swap."""
    out: list[tuple[Purse, Bill]] = []
    for good in range(len(GOODS)):
        sold = purse.sell(good)
        if sold is not None:
            out.append((sold, bill))
    if bill.swap and purse.coins >= bill.swap:
        paid = replace(purse, coins=purse.coins - bill.swap)
        out.extend((paid, rest) for rest in bill.takes_a_coin())
    for good in range(len(GOODS)):
        for after in (purse.buy(good), purse.give(good)):
            if after is not None:
                out.extend((after, rest) for rest in bill.takes(good))
    return out


def can_pay(purse: Purse, bill: Bill) -> bool:
    """Whether any order of sales, purchases and payments settles the bill (GM-TAK-Q6)."""
    seen = {(purse, bill)}
    waiting = [(purse, bill)]
    while waiting:
        purse, bill = waiting.pop()
        if sum(bill.exact) + bill.free == 0 and purse.coins >= bill.coins:
            return True
        for step in next_steps(purse, bill):
            if step not in seen:
                seen.add(step)
                waiting.append(step)
    return False


def purse_of(view: View, seat: int) -> Purse:
    own = view["seats"][seat]
    return Purse(
        own["coins"],
        tuple(own["goods"][good] for good in GOODS),
        tuple(view["market"][good] for good in GOODS),
        tuple(view["market_prices"]),
    )


def cost_of(tile: str) -> Bill:
    """The resources and coins that a tile costs."""
    cost = tiles()[tile]["cost"]
    return Bill(tuple(cost.get(good, 0) for good in GOODS), coins=cost.get("coin", 0))


# --- whole decisions ----------------------------------------------------------------------------


def tiles_ahead(view: View) -> list[str]:
    """The tiles between the pawn in last position and the gap behind it."""
    rondel = view["rondel"]
    order = [(view["last_space"] + far) % len(rondel) for far in range(1, len(rondel) - 1)]
    return [rondel[space]["tile"] for space in order if rondel[space]["tile"]]


def takeable(view: View, seat: int, tile: str) -> bool:
    """Whether a tile on the Rondel can be paid and used (GM-TAK-09, GM-TAK-Q3)."""
    cost = tiles()[tile]["cost"]
    if kind(tile) == "end" or cost.get("barrel", 0) > view["seats"][seat]["barrels"]:
        return False
    if not can_pay(purse_of(view, seat), cost_of(tile)):
        return False
    if kind(tile) == "person":
        return True
    land = territory_of(view, seat)
    assert cost.get("scot", 0) <= 1, "no tile costs two Scots"
    return bool(land.payers(tile) if cost.get("scot", 0) else land.legal_cells(tile))


def moves(view: View, seat: int) -> set[str]:
    """All moves of the pawn: to a tile, with a tile forgone if none can be taken, or to The End."""
    ahead = tiles_ahead(view)
    found = {f"take {tile}" for tile in ahead if takeable(view, seat, tile)}
    if not found:
        for tile in ahead:
            if kind(tile) != "end":
                found |= {f"forgo {tile} coin", f"forgo {tile} movement"}
    return found | {"end" for tile in ahead if kind(tile) == "end"}


def cheapest_road(view: View) -> int:
    """The lowest road cost to a clan territory that is still open; Douglas always is."""
    claimed = {clan for clan, _ in view["claims"]} - {"douglas"}
    return min(int(cost) for clan, cost in view["roads"].items() if clan not in claimed)


def bills_of(tile: str, swap: int, road: int) -> list[Bill]:
    """What the exchanges of a tile take; empty if its activation takes nothing.

    `swap` is Sinclair's coin on Exchange tiles, `road` the coins that a clan marker needs.
    """
    out: list[Bill] = []
    for row in tiles()[tile]["activation"]:
        coin = swap if "exchange" in icons(tile) else 0
        word = row["word"]
        if word in ("exchange_different", "exchange_animals"):
            choice = ANIMALS if word == "exchange_animals" else frozenset(GOODS)
            differ = word == "exchange_different"
            for number in row["tiers"]:
                out.append(Bill(free=int(number), choice=choice, differ=differ, swap=coin))
        elif word in ("exchange_any", "exchange_clan"):
            left = road if word == "exchange_clan" else 0
            out.append(Bill(free=row["amount"], swap=coin, coins=left))
        elif word in ("exchange_exact", "distil"):
            out.append(Bill(tuple(row["goods"].get(good, 0) for good in GOODS), swap=coin))
    return out
