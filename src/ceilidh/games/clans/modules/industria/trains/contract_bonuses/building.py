"""A building bonus (IN-D17)."""

from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.rules.bonuses import BONUSES, BUILDING
from ceilidh.games.clans.rules.contracts import (
    contracts_left,
    empty_boxes,
)
from ceilidh.games.clans.state import State
from ceilidh.kernel.state import Frame


class BuildingPart(BonusPart):
    """A building bonus, if an export box is empty (IN-D17-02, 03)."""

    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return empty_boxes(state, seat) > 0 and contracts_left(state)

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(BONUSES.id, seat, BUILDING))
