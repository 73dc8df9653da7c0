"""What a move of Glen More II changes for its maker: purse, races, number of tiles, activations.

Read off the positions before and after it, and only off what everybody may see.
"""

from collections.abc import Sequence
from typing import Final

from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.debt import Debt
from ceilidh.games.glenmore.goods import (
    BARRELS,
    CASTLE_SCOTS,
    LANDMARKS,
    PERSONS,
    RESOURCE_NAMES,
    RESOURCES,
    TERRITORY,
)
from ceilidh.games.glenmore.grid import AROUND, cells_of
from ceilidh.games.glenmore.kinds import CLAIM, LAY, TAKE
from ceilidh.games.glenmore.rules.counts import category, size
from ceilidh.games.glenmore.rules.market import Purse
from ceilidh.games.glenmore.rules.payment import coins_for, debt_with_fees
from ceilidh.games.glenmore.rules.placement import ground, kept_spots, spots
from ceilidh.games.glenmore.rules.scoring import PHASES, category_points
from ceilidh.games.glenmore.state import Seat, State
from ceilidh.games.glenmore.tile_load import scots
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Table
from ceilidh.say.answers import MoveChange, PlaceMark
from ceilidh.say.changes import Told, changed
from ceilidh.say.glenmore.effects import debt_words, rows
from ceilidh.say.glenmore.names import THINGS, amount
from ceilidh.say.glenmore.places import target_of
from ceilidh.say.phrases import capital, message
from ceilidh.say.speaker import Speaker

RACES: Final = {
    CASTLE_SCOTS: ("castle", message("Home castle")),
    LANDMARKS: ("landmark", message("Landmarks")),
    BARRELS: ("barrel", message("Barrels")),
    PERSONS: ("person", message("Person tiles")),
}


def changes(
    to: Speaker, before: State, after: State, seat: int, actions: Sequence[Action]
) -> list[MoveChange]:
    """The most telling first."""
    found = GlenMoreChanges(to, before, after, seat)
    first = actions[0] if actions else None
    taken = before.rules.components.tiles[first.a] if first and first.spec is TAKE else None
    out = found.tile(taken) if taken else []
    if first and first.spec is CLAIM:
        out += found.clan(first)
    return [*out, *found.purse(), *found.races(), *found.land(taken)]


def _activated(state: State, seat: int, tile: Tile, cells: list[int]) -> dict[int, int]:
    """How many tiles a tile could activate on each of these cells, itself among them."""
    ways = state.rules.ways
    ready = sum([1 << cell for cell, other in state.seats[seat].tiles.items() if ways[other]])
    own = bool(ways[tile.index])
    return {cell: (AROUND[cell] & ready & ~(1 << cell)).bit_count() + own for cell in cells}


def marks(to: Speaker, table: Table, seat: int) -> dict[str, PlaceMark]:
    """How many tiles the tile in hand can activate on each of its places."""
    state: State = table.state
    cells = [move.action.a for move in table.legal(seat) if move.action.spec is LAY]
    if not cells:
        return {}
    tile = state.rules.components.tiles[state.stack[-1].a]
    return {
        target_of(cell): PlaceMark(
            ("activation",),
            to.count("can activate {n} tile", "can activate {n} tiles", number),
            str(number),
        )
        for cell, number in _activated(state, seat, tile, cells).items()
    }


class GlenMoreChanges:
    def __init__(self, to: Speaker, before: State, after: State, seat: int) -> None:
        self.to = to
        self.before = before
        self.after = after
        self.number = seat
        self.had: Seat = before.seats[seat]
        self.has: Seat = after.seats[seat]

    # --- a tile of the Rondel, before it is paid and laid -----------------------------------------

    def tile(self, tile: Tile) -> list[MoveChange]:
        """What it costs and how that can be paid, what it does at once, and what it activates."""
        to, components = self.to, self.before.rules.components
        debt = debt_with_fees(self.before, self.number, tile.index)
        cost = debt_words(to, debt)
        out: list[MoveChange] = []
        if cost and (debt.units or debt.scots or debt.barrels):  # coins are told as such
            title = to.text("It costs")
            out.append(
                MoveChange("cost", title, 0, 0, "", cost, note=self._paid(debt), look="lose")
            )
        if tile.immediate:
            said = rows(to, components, tile.immediate)
            out.append(MoveChange("at once", to.text("At once"), 0, 0, "", said, look="gain"))
        if tile.kind == TERRITORY:
            out += self._activated(tile, debt)
        return out

    def _paid(self, debt: Debt) -> str:
        """Where the resources come from: what the own tiles lack is bought."""
        if debt.units == 0:
            return ""
        state, stock = self.before, self.had.stock
        rest = debt.copy()
        for kind, number in enumerate(debt.exact):
            rest.exact[kind] = max(number - stock[kind], 0)
        left = [
            max(have - debt.exact[kind], 0) if debt.kinds >> kind & 1 else 0
            for kind, have in enumerate(stock)
        ]
        rest.free = max(
            debt.free - sum([min(have, 1) if debt.differ else have for have in left]), 0
        )
        rest.units = sum(rest.exact) + rest.free
        if rest.units == 0:
            return self.to.text("from your tiles")
        empty = Purse(self.had.coins, [0] * RESOURCES, state.market, state.rules.ladder)
        coins = amount(self.to, coins_for(empty, rest), "coin")
        return self.to.text("{coins} at the market", coins=coins)

    def _activated(self, tile: Tile, debt: Debt) -> list[MoveChange]:
        """How many tiles it can activate, from the worst place for it to the best."""
        state = self.before
        if debt.scots:
            places = kept_spots(state, self.number, tile, debt.scots)
        else:
            places = spots(state, self.number, ground(state, self.number), tile)
        counts = _activated(state, self.number, tile, cells_of(places))
        if not counts:
            return []
        low, high = min(counts.values()), max(counts.values())
        said = str(high) if low == high else self.to.text("{low} to {high}", low=low, high=high)
        title = self.to.text("Tiles it can activate")
        return [MoveChange("activates", title, low, high, "", said, "activation")]

    def clan(self, action: Action) -> list[MoveChange]:
        components = self.before.rules.components
        row = components.clan(action.words()[0])
        title = self.to.text("Clan {name}", name=row.name)
        said = rows(self.to, components, row.effects)
        return [MoveChange("clan", title, 0, 0, "", said, "clan_marker", look="gain")]

    # --- what a seat has --------------------------------------------------------------------------

    def purse(self) -> list[MoveChange]:
        to, had, has = self.to, self.had, self.has
        out = changed("coin", to.text("Coins"), had.coins, has.coins, Told("coin"))
        for number, name in enumerate(RESOURCE_NAMES):
            title = capital(to.text(THINGS[name]))
            out += changed(name, title, had.stock[number], has.stock[number], Told(name))
        old, new = sum(had.points), sum(has.points)
        out += changed("vp", to.text("Points"), old, new, Told("vp"))
        old, new = self.before.movement, self.after.movement
        title = capital(to.text(THINGS["movement"]))
        return [*out, *changed("movement", title, old, new, Told("movement"))]

    def races(self) -> list[MoveChange]:
        """The four that a scoring phase compares, and what this one would give its maker now."""
        out: list[MoveChange] = []
        for which in self.after.rules.components.board.scoring.categories:
            icon, title = RACES[which]
            old, new = (category(state, self.number, which) for state in (self.before, self.after))
            points = (
                category_points(state, which)[self.number] for state in (self.before, self.after)
            )
            less, more = points
            note = ""
            if more != less and self.before.scorings < PHASES:
                sign = "+" if more > less else "−"
                vp = amount(self.to, abs(more - less), "vp")
                note = self.to.text("{points} at the next scoring", points=f"{sign}{vp}")
            out += changed(f"race:{icon}", self.to.text(title), old, new, Told(icon, note=note))
        return out

    # --- the territory ----------------------------------------------------------------------------

    def land(self, taken: Tile | None) -> list[MoveChange]:
        """Tiles more than the smallest territory has, which cost points at the end; and Scots."""
        to = self.to
        sizes = [size(own) for own in self.before.seats]
        old = sizes[self.number] - min(sizes)
        sizes = [size(own) for own in self.after.seats]
        # It will lie there once it is paid.
        sizes[self.number] += taken is not None and taken.kind == TERRITORY and not taken.overlay
        new = sizes[self.number] - min(sizes)
        each = self.after.rules.components.board.final.vp_per_surplus_tile
        lost = amount(to, -each * new, "vp")
        note = to.text("{points} at the end", points=f"−{lost}") if new else ""
        told = Told("tile", less=True, note=note)
        out = changed("surplus", to.text("Tiles over the smallest"), old, new, told)
        here, there = (
            sum([scots(load) for load in own.loads.values()]) for own in (self.had, self.has)
        )
        out += changed("scots", to.text("Your Scots"), here, there, Told("scot"))
        markers = Told("clan_marker", plain=True)
        title = to.text("Clan markers left")
        return [*out, *changed("markers", title, self.had.markers, self.has.markers, markers)]
