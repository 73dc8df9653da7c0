"""Hammer of the Scots as a module: set-up, control of the Englishman, and what cards do to him."""

from typing import Final

from ceilidh.games.glenmore.hooks import Module
from ceilidh.games.glenmore.modules.hammer.rows import NUMBER, Hammer
from ceilidh.games.glenmore.modules.hammer.swap import SWAP, SWAPPING, swappable
from ceilidh.games.glenmore.modules.hammer.track import (
    FIGURE,
    NAME,
    England,
    england,
    place_of,
    take_all,
    take_token,
)
from ceilidh.games.glenmore.modules.hammer.turn import (
    BANISH,
    COMMAND,
    ENGLISH_TURN,
    ORDERS,
    PLACE_ENGLISHMAN,
)
from ceilidh.games.glenmore.rules.rondel import NOBODY
from ceilidh.games.glenmore.rules.special import NOTHING_NOW
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame, ModuleState

SPECS: Final = (COMMAND, BANISH, SWAP)
STEPS: Final[tuple[Step[State], ...]] = (PLACE_ENGLISHMAN, ENGLISH_TURN, ORDERS, SWAPPING)
# The special effect of the four cards, and those of events that concern England.
CONTROL: Final = "england"
COINS: Final = "england_coins"
CHANGE: Final = "england_swap"


class HammerModule(Module):
    def __init__(self, box: Hammer) -> None:
        super().__init__(NAME, players=box.chronicle.players)
        self.box = box

    def tune(self, rules: Rules) -> None:
        rules.add_tiles(NUMBER)
        rules.figure_steps.append(FIGURE)
        rules.placed_apart.append(FIGURE)

    def new_module_state(self) -> ModuleState:
        return England(filled=self.box.filled)

    def insertions(self) -> list[Insertion]:
        return [Insertion("set-up", "lay start tiles", True, "place englishman")]

    def on_move(self, state: State, figure: int, start: int, stop: int) -> None:
        """The first pawn that passes him takes the token; later ones do not (GM-C4-10, Q5)."""
        pawn = figure < state.rules.players
        if pawn and england(state).holder == NOBODY and start < place_of(state) < stop:
            take_token(state, figure)

    def on_special(self, state: State, seat: int, name: str, number: int, cell: int) -> None:
        if name == CONTROL:
            take_token(state, seat)
        elif name == COINS:
            take_all(state, seat, self.box.slots)
        elif name == CHANGE:
            state.stack.append(Frame(SWAPPING.id, seat))

    def why_no_special(self, state: State, seat: int, name: str, cell: int) -> Reason | None:
        idle = name == COINS and england(state).filled == 0
        idle = idle or (name == CHANGE and not swappable(state))
        return NOTHING_NOW if idle else None

    def leaves_tiles(self, state: State) -> bool:
        """He, the last, may change places with a tile, and others lay before him (GM-C6-Q11)."""
        return True

    def audit(self, state: State) -> list[str]:
        part = england(state)
        held = NOBODY <= part.holder < state.rules.players
        return [] if held and 0 <= part.filled <= len(self.box.slots) else ["England is awry"]
