"""The state of the Single Cask Reserve: who has which cellars and where the barrels lie."""

from typing import Final, cast

from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.modules.single_cask.rows import CASKS, SingleCask
from ceilidh.games.glenmore.rules.counts import barrels_left
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Domain, numbers
from ceilidh.kernel.json_fields import integers, pairs
from ceilidh.kernel.state import ModuleState

NAME: Final = "single-cask"
FLOOR: Final = 0  # the space without worth
# Spaces are counted from 1, through all three cellars; barrels without worth lie on the floor, 0.
SPACE: Final[Domain] = Domain(
    "space", numbers("space", 0, len(CASKS.of(load(None)).values)).words, "cask"
)


class Reserve(ModuleState):
    """What the `cellars` of a seat hold besides its `casks` lies on the floor (GM-C3-Q2)."""

    # fields: module Reserve
    def __init__(
        self,
        cellars: tuple[int, ...] = (),
        casks: tuple[int, ...] = (),
        sold: tuple[tuple[int, int], ...] = (),
    ) -> None:
        super().__init__(NAME)
        self.cellars = cellars
        self.casks = casks
        self.sold = sold

    def dump(self) -> dict[str, object]:
        return {
            "cellars": list(self.cellars),
            "casks": list(self.casks),
            "sold": [list(pair) for pair in self.sold],
        }

    def restore(self, data: dict[str, object]) -> None:
        self.cellars = tuple(integers(data["cellars"]))
        self.casks = tuple(integers(data["casks"]))
        self.sold = pairs(data["sold"])

    def copy(self) -> "Reserve":
        return Reserve(self.cellars, self.casks, self.sold)

    # fields: end

    def moved(self, seat: int, source: int, target: int) -> "Reserve":
        """A barrel of a seat goes from a space to another; the floor keeps no count."""
        part, casks = self.copy(), list(self.casks)
        casks[seat] &= ~(1 << source)
        if target != FLOOR:
            casks[seat] |= 1 << target
        part.casks = tuple(casks)
        return part

    def with_cellar(self, seat: int) -> "Reserve":
        part, cellars = self.copy(), list(self.cellars)
        cellars[seat] += 1
        part.cellars = tuple(cellars)
        return part

    def with_sale(self, sale: int, bonus: int, others: int) -> "Reserve":
        part, sold = self.copy(), list(self.sold)
        sold[sale] = (sold[sale][0] + bonus, sold[sale][1] + others)
        part.sold = tuple(sold)
        return part


def reserve(state: State) -> Reserve:
    return cast(Reserve, state.module(NAME))


def box_of(state: State) -> SingleCask:
    return CASKS.of(state.rules.components)


def filled(state: State, seat: int) -> list[int]:
    """The filled spaces of a seat, from left to right."""
    mask = reserve(state).casks[seat]
    return [space for space in range(1, len(SPACE.words)) if mask >> space & 1]


def on_floor(state: State, seat: int) -> int:
    """The barrels of a seat that lie on no valued space."""
    return barrels_left(state, seat) - reserve(state).casks[seat].bit_count()


def lying(state: State, seat: int) -> list[int]:
    """The spaces of which a barrel could be taken."""
    spaces = filled(state, seat)
    return [FLOOR, *spaces] if on_floor(state, seat) > 0 else spaces


def worth(state: State, space: int) -> int:
    """The VP of a barrel sold from a space."""
    return 0 if space == FLOOR else box_of(state).values[space - 1]


def free_first(state: State, seat: int) -> int:
    """The leftmost empty space of the first cellar; the floor if all are filled (GM-C3-11, 12)."""
    mask = reserve(state).casks[seat]
    for space in range(1, box_of(state).ends[0] + 1):
        if not mask >> space & 1:
            return space
    return FLOOR


def movable(state: State, seat: int) -> list[int]:
    """The spaces of which a barrel can move one to the right (GM-C3-14 to 16, Q3)."""
    part = reserve(state)
    last = box_of(state).ends[part.cellars[seat] - 1]
    mask = part.casks[seat]
    return [space for space in lying(state, seat) if space < last and not mask >> (space + 1) & 1]
