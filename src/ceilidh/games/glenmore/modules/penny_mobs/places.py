"""Where a Mobster is, as one number of the state and as words of a position.

What the number means depends on the Mobster: its *shape*.
"""

from typing import Final

from ceilidh.games.glenmore.grid import CELLS, cells_of
from ceilidh.games.glenmore.kinds import CELL, LANDMARK, TILE
from ceilidh.games.glenmore.naming import card_number, cell_number, tile_number
from ceilidh.kernel.json_fields import integer, rows

NUMBER: Final = 0  # a seat, or a plain number
LAIR: Final = 1  # a seat and a cell of its land
RESERVATION: Final = 2  # a tile of the Rondel and the coins on the token
CARDS: Final = 3  # a set of landmark cards
SPOT: Final = 4  # a stop of the race and a spot behind it

STOPS: Final = 256  # more spots than a river has
COINS: Final = 16  # more than a token shows


def words_of(shape: int, place: int) -> object:
    """A place in words."""
    if shape == LAIR:
        return [place // CELLS, CELL.words[place % CELLS]]
    if shape == RESERVATION:
        return [TILE.words[place // COINS], place % COINS]
    if shape == CARDS:
        return [LANDMARK.words[card] for card in cells_of(place)]
    if shape == SPOT:
        return [place // STOPS, place % STOPS]
    return place


def place_of(shape: int, given: object) -> int:
    """What `words_of` wrote; RecordError if it names something that does not exist."""
    if shape == NUMBER:
        return integer(given)
    if shape == CARDS:
        place = 0
        for name in rows(given):
            place |= 1 << card_number(name)
        return place
    first, second = rows(given)
    if shape == LAIR:
        return integer(first) * CELLS + cell_number(second)
    if shape == RESERVATION:
        return tile_number(first) * COINS + integer(second)
    return integer(first) * STOPS + integer(second)
