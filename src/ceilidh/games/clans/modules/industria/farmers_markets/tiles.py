"""The nine market tiles and those in play (IN-FM-01): where they lie and what is sold there."""

from typing import Final, cast

from ceilidh.games.clans.goods import BASIC, GOOD_NAMES, PROCESSED
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Domain
from ceilidh.kernel.hexset import HexSet, hexset
from ceilidh.kernel.json_fields import integers
from ceilidh.kernel.state import ModuleState

NAME: Final = "farmers-markets"
NOWHERE: Final = -1
BOTH: Final = 3  # both goods of a tile are covered

# Every basic with every processed good, once (IN-FM-01).
PAIRS: Final[list[tuple[int, int]]] = [(one, other) for one in BASIC for other in PROCESSED]
MARKET_TILE: Final[Domain] = Domain(
    "market_tile", tuple([f"{GOOD_NAMES[one]}-{GOOD_NAMES[other]}" for one, other in PAIRS])
)
# Markets are numbered by the seats that place them.
MARKET: Final[Domain] = Domain("market", ("1", "2", "3", "4"), "market")


class Markets(ModuleState):
    """By seat: the tile dealt to it, its hex or NOWHERE, and a mask of its covered goods."""

    # fields: module Markets
    def __init__(
        self,
        tiles: tuple[int, ...] = (),
        hexes: tuple[int, ...] = (),
        covered: tuple[int, ...] = (),
    ) -> None:
        super().__init__(NAME)
        self.tiles = tiles
        self.hexes = hexes
        self.covered = covered

    def dump(self) -> dict[str, object]:
        return {"tiles": list(self.tiles), "hexes": list(self.hexes), "covered": list(self.covered)}

    def restore(self, data: dict[str, object]) -> None:
        self.tiles = tuple(integers(data["tiles"]))
        self.hexes = tuple(integers(data["hexes"]))
        self.covered = tuple(integers(data["covered"]))

    def copy(self) -> "Markets":
        return Markets(self.tiles, self.hexes, self.covered)

    # fields: end


def markets(state: State) -> Markets:
    return cast(Markets, state.module(NAME))


def standing(state: State) -> HexSet:
    """The hexes on which markets lie."""
    return hexset([hex_ for hex_ in markets(state).hexes if hex_ != NOWHERE])


def open_goods(own: Markets, market: int) -> list[int]:
    """The goods of a market that are not covered yet; none once it has left the game."""
    if market >= len(own.hexes) or own.hexes[market] == NOWHERE:
        return []
    pair = PAIRS[own.tiles[market]]
    return [pair[place] for place in (0, 1) if not own.covered[market] >> place & 1]


def cover(state: State, market: int, good: int) -> None:
    """A good sold covers its icon; with both covered the tile leaves the game (IN-FM-20 to 22)."""
    own = markets(state).copy()
    covered = list(own.covered)
    hexes = list(own.hexes)
    covered[market] |= 1 << PAIRS[own.tiles[market]].index(good)
    if covered[market] == BOTH:
        state.free = state.free.plus(hexes[market])
        hexes[market] = NOWHERE
    own.hexes, own.covered = tuple(hexes), tuple(covered)
    state.keep(own)
