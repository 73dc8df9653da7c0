"""The Dubious Tome as a module: its tiles, the special effects of its events, and scoring."""

from typing import Final

from ceilidh.games.glenmore.goods import ANIMAL, LANDMARKS
from ceilidh.games.glenmore.hooks import Module
from ceilidh.games.glenmore.modules.tome.acts import (
    FREE_MARKER,
    MARCH,
    MARCHING,
    RECALL,
    RECALLING,
    REWARDING,
    STONES,
    TRADE,
    TRADING,
    can_claim_freely,
    can_give_stone,
)
from ceilidh.games.glenmore.modules.tome.book import (
    TURNING,
    TomeState,
    book,
    take_table,
    turned_of,
    unturned,
)
from ceilidh.games.glenmore.modules.tome.borrowing import BENEFIT, BORROW, BORROWING
from ceilidh.games.glenmore.modules.tome.events import (
    CHOOSING,
    EVENT,
    FLIP,
    FLIPPING,
    GIVING,
    HAPPENING,
)
from ceilidh.games.glenmore.modules.tome.rows import NAME, NUMBER, Tome
from ceilidh.games.glenmore.rules.activation import ACTIVATION
from ceilidh.games.glenmore.rules.by_type import BY_TYPE
from ceilidh.games.glenmore.rules.special import NOTHING_NOW
from ceilidh.games.glenmore.rules.stock import add_coins, add_points
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame, ModuleState

SPECS: Final = (EVENT, FLIP, BORROW, MARCH, RECALL, TRADE)
STEPS: Final[tuple[Step[State], ...]] = (
    CHOOSING,
    GIVING,
    HAPPENING,
    TURNING,
    FLIPPING,
    MARCHING,
    RECALLING,
    STONES,
    TRADING,
    REWARDING,
    FREE_MARKER,
    BORROWING,
    BENEFIT,
)
ALL_OF_A_TYPE: Final = 15  # more tiles of a type than a territory has


class TomeModule(Module):
    def __init__(self, box: Tome) -> None:
        super().__init__(NAME, players=box.chronicle.players)
        self.box = box

    def tune(self, rules: Rules) -> None:
        rules.add_tiles(NUMBER)

    def new_module_state(self) -> ModuleState:
        return TomeState()

    # --- scoring ----------------------------------------------------------------------------------

    def counts_more(self, state: State, seat: int, which: int) -> int:
        """A card on its Event side counts more among landmarks (GM-C6-20, 21, Q17)."""
        return self.box.event_side * turned_of(state, seat) if which == LANDMARKS else 0

    def score_table(self, state: State, seat: int, which: int) -> tuple[int, ...]:
        for place, owner in book(state).tables:
            if owner == seat and self.box.tables[place].category == which:
                return self.box.tables[place].table
        return ()

    # --- special effects --------------------------------------------------------------------------

    def why_no_special(self, state: State, seat: int, name: str, cell: int) -> Reason | None:
        return None if self._could(state, seat, name, cell) else NOTHING_NOW

    def _could(self, state: State, seat: int, name: str, cell: int) -> bool:
        """Whether an event, or the tile that triggers one, would do anything."""
        if name == "event":
            return len(unturned(state, seat)) > 0
        if name == "stones":
            return can_give_stone(state, seat)
        if name == "around":
            return cell >= 0
        if name == "purple":
            return can_claim_freely(state, seat)
        if name == "turn_other":
            return len(unturned(state, seat)) > self._is_open(state) or self._has_wallace(
                state, seat
            )
        return True

    def _is_open(self, state: State) -> int:
        """1 while the card of the event itself is still to be chosen, else 0."""
        return 0 if any([frame.step == TURNING.id for frame in state.stack]) else 1

    def _has_wallace(self, state: State, seat: int) -> bool:
        tile = state.rules.components.tile(self.box.wallace).index
        return tile in state.seats[seat].persons

    def on_special(self, state: State, seat: int, name: str, number: int, cell: int) -> None:
        steps = {
            "event": CHOOSING.id,
            "march": MARCHING.id,
            "recall": RECALLING.id,
            "stones": STONES.id,
            "duart": TRADING.id,
            "purple": FREE_MARKER.id,
        }
        if name in steps:
            state.stack.append(Frame(steps[name], seat))
        elif name == "borrow":
            state.stack.append(Frame(BORROWING.id, seat, self.box.borrowed))
        elif name == "around":
            state.stack.append(Frame(ACTIVATION.id, seat, cell + 1))
        elif name == "animals":
            counts = ALL_OF_A_TYPE << (4 * (ANIMAL.bit_length() - 1))
            state.stack.append(Frame(BY_TYPE.id, seat, counts))
        elif name == "coins_by_events":
            # The card itself is turned afterwards, but counts (GM-C6-59, Q14).
            add_coins(state, seat, turned_of(state, seat) + 1, "loch_ness")
        elif name == "table":
            take_table(state, seat, state.stack[-1].a)
        elif name == "turn_other":
            self._turn_other(state, seat)

    def _turn_other(self, state: State, seat: int) -> None:
        state.stack.append(Frame(FLIPPING.id, seat))
        if self._has_wallace(state, seat):
            add_points(state, seat, self.box.wallace_vp, "wallace_monument")

    def audit(self, state: State) -> list[str]:
        part = book(state)
        held = [card for seat in state.seats for card in seat.landmarks]
        once = len(set(part.turned)) == len(part.turned)
        tables = [place for place, _ in part.tables]
        seats = all([0 <= seat < state.rules.players for _, seat in part.tables])
        known = all([0 <= place < len(self.box.tables) for place in tables])
        if not once or any([card not in held for card in part.turned]):
            return ["a card is turned that nobody has"]
        return (
            [] if seats and known and len(set(tables)) == len(tables) else ["a table is nobody's"]
        )
