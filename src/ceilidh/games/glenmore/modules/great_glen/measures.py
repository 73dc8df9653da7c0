"""What the Great Glen cards compare (GM-C7-30 to 42)."""

from ceilidh.games.glenmore.goods import BARRELS
from ceilidh.games.glenmore.grid import CASTLE_CELL, WIDTH, around, touching
from ceilidh.games.glenmore.modules.great_glen.hooks import card_hooks
from ceilidh.games.glenmore.modules.great_glen.rows import GreatGlenCard
from ceilidh.games.glenmore.rules.counts import category, paid_barrels, size
from ceilidh.games.glenmore.state import Seat, State


def cells_of_type(state: State, own: Seat, type_: int) -> int:
    """The set of cells whose visible tile has a type."""
    tiles = state.rules.components.tiles
    found = 0
    for cell, tile in own.tiles.items():
        if tiles[tile].types & type_:
            found |= 1 << cell
    return found


def largest_square(area: int) -> int:
    """The side of the largest complete square of tiles (GM-C7-32)."""
    side = 0
    corners = area
    while corners:
        side += 1
        # A square of side n + 1 is made of four of side n.
        corners &= (corners >> 1) & (corners >> WIDTH) & (corners >> (WIDTH + 1))
    return side


def farthest_scot(own: Seat) -> int:
    """The steps from the Home castle to the farthest Scot, over own tiles (GM-C7-37, GM-C7-Q8)."""
    reached = 1 << CASTLE_CELL
    steps = 0
    farthest = 0
    while True:
        grown = around(reached) & own.area
        if grown == reached:
            return farthest
        steps += 1
        if grown & ~reached & own.manned:
            farthest = steps
        reached = grown


def largest_group(cells: int) -> int:
    """The number of cells in the largest group joined by sides (GM-C7-42)."""
    most = 0
    while cells:
        group = cells & -cells
        grown = (group | touching(group)) & cells
        while grown != group:
            group = grown
            grown = (group | touching(group)) & cells
        most = max(most, group.bit_count())
        cells &= ~group
    return most


def _scored(state: State, seat: int, which: int) -> int:
    """A category as it was when cards are scored, before the last paid barrels (GM-XCH-Q3)."""
    paid = paid_barrels(state, seat) if which == BARRELS else 0
    return category(state, seat, which) + paid


def measure(state: State, seat: int, card: GreatGlenCard, pile: int) -> int:
    """The result of a seat for a card; `pile` is the size of its discard pile."""
    own = state.seats[seat]
    what = card.measure
    if what == "goods":
        return sum([own.stock[kind] for kind in card.goods])
    if what == "largest_square":
        return largest_square(own.area)
    if what == "full_sets":
        return min([_scored(state, seat, which) for which in card.categories])
    if what == "tiles_with_scot":
        number = (cells_of_type(state, own, card.type) & own.manned).bit_count()
        for answer in card_hooks(state):
            number += answer.manned_elsewhere(state, seat, card.type)
        return number
    if what == "tiles":
        return cells_of_type(state, own, card.type).bit_count()
    if what == "farthest_scot":
        return farthest_scot(own)
    if what == "discard_pile":
        return pile
    if what == "territory_size":
        return size(own)
    return largest_group(cells_of_type(state, own, card.type))
