"""Joe McDuff on the England track (GM-C8-37, GM-XCH-06): Chronicles 4 and 8."""

from typing import Final

from ceilidh.games.glenmore.modules.hammer.rows import HAMMER
from ceilidh.games.glenmore.modules.hammer.track import england, largest_pile, take_pile
from ceilidh.games.glenmore.modules.penny_mobs.gang import DUFF, acts_for, boss
from ceilidh.games.glenmore.modules.penny_mobs.moments import MobsterRule
from ceilidh.games.glenmore.modules.penny_mobs.rackets import spend_duff
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

RAID: Final[Spec] = Spec("raid", (), ("GM-C8-37", "GM-XCH-06"))


def booty(state: State) -> int:
    """What he takes, as from a Market row (GM-C8-Q33)."""
    return largest_pile(HAMMER.of(state.rules.components).slots, england(state).filled)


class RaidRule(MobsterRule):
    """One of his tokens for the largest pile of the England track."""

    def __init__(self) -> None:
        super().__init__(RAID)

    def offers(self, state: State, seat: int, out: list[Action]) -> None:
        if acts_for(state, DUFF, seat) and england(state).filled > 0:
            out.append(RAID.only)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        spend_duff(state)
        note(state, "raid", frame.seat, "england", booty(state), -1, "")
        take_pile(state, frame.seat, HAMMER.of(state.rules.components).slots)

    def refusal(self, state: State, seat: int, action: Action) -> Reason:
        if boss(state, DUFF) != seat:
            return Reason("Joe McDuff does not work for you.", ("GM-C8-36",))
        if not acts_for(state, DUFF, seat):
            return Reason("Joe McDuff has no tokens left.", ("GM-C8-35", "GM-C8-36"))
        return Reason("There are no coins on the England track.", ("GM-C8-37",))
