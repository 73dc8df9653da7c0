"""Chronicle 3, Ol' Jamey's Single Cask Reserve (GM-C3): barrels age in cellars and are sold."""

from typing import Final

from ceilidh.games.glenmore.debt import Debt, goods_debt, pack
from ceilidh.games.glenmore.hooks import Module
from ceilidh.games.glenmore.kinds import DONE
from ceilidh.games.glenmore.modules.single_cask.hooks import sale_hooks
from ceilidh.games.glenmore.modules.single_cask.reserve import (
    FLOOR,
    NAME,
    SPACE,
    Reserve,
    box_of,
    filled,
    free_first,
    lying,
    movable,
    on_floor,
    reserve,
)
from ceilidh.games.glenmore.modules.single_cask.rows import NUMBER, SingleCask
from ceilidh.games.glenmore.modules.single_cask.sale import (
    AS_STOPPED,
    PASSED,
    SALE,
    TILES,
    VEND,
    VENDING,
    VISIT,
    Visit,
)
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.market import purse
from ceilidh.games.glenmore.rules.payment import PAYING, coins_suffice
from ceilidh.games.glenmore.rules.rondel import what_lies_at
from ceilidh.games.glenmore.rules.scoring import PHASES
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.rules.turn_end import AnyTurnStep
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.action_rule import ACTIVATION, BEFORE, ActionRule
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame, ModuleState

AGES: Final = "age"  # the special effect of its tiles
STORE: Final[Spec] = Spec("store", (SPACE,), ("GM-C3-11", "GM-C3-12"))
TAP: Final[Spec] = Spec("tap", (SPACE,), ("GM-C3-13",))
AGE: Final[Spec] = Spec("age", (SPACE,), ("GM-C3-14", "GM-C3-16"))
CELLAR: Final[Spec] = Spec("cellar", (), ("GM-C3-20", "GM-C3-21"))
SPECS: Final = (STORE, TAP, AGE, CELLAR, VISIT, VEND)


def move_cask(state: State, seat: int, source: int, target: int) -> None:
    state.keep(reserve(state).moved(seat, source, target))
    note(state, "cask", seat, SPACE.words[target], 1, source, "")


class StoreBarrels(AnyTurnStep):
    """New barrels find their place, one at a time: frame.a is how many are left (GM-C3-11, Q1)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.a > 0 and free_first(state, frame.seat) != FLOOR:
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(STORE.all[FLOOR])
        out.append(STORE.all[free_first(state, frame.seat)])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack[-1] = Frame(self.id, frame.seat, frame.a - 1)
        if action.a != FLOOR:
            move_cask(state, frame.seat, FLOOR, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("where to put the new barrel", ("GM-C3-11", "GM-C3-Q1"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not STORE:
            return None
        return Reason("A new barrel must go on the leftmost empty space.", ("GM-C3-11",))


class TapBarrels(AnyTurnStep):
    """Barrels that were paid came from any spaces: frame.a is how many are left (GM-C3-13)."""

    def _floor(self, state: State, frame: Frame) -> int:
        return on_floor(state, frame.seat) + frame.a

    def begin(self, state: State, frame: Frame) -> bool:
        left = frame.a
        spaces = filled(state, frame.seat)
        if left == 0 or not spaces:
            state.stack.pop()
            return False
        if self._floor(state, frame) > 0 or len(spaces) > left:
            return True
        for space in spaces[:left]:
            move_cask(state, frame.seat, space, FLOOR)
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if self._floor(state, frame) > 0:
            out.append(TAP.all[FLOOR])
        for space in filled(state, frame.seat):
            out.append(TAP.all[space])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack[-1] = Frame(self.id, frame.seat, frame.a - 1)
        if action.a != FLOOR:
            move_cask(state, frame.seat, action.a, FLOOR)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which space to pay the barrel from", ("GM-C3-13",))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return Reason("There is no barrel there.", ("GM-C3-13",)) if action.spec is TAP else None


class AgeBarrels(TurnStep):
    """Barrels may move one space to the right: frame.a is how often (GM-C3-14 to 16)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.a > 0 and movable(state, frame.seat):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        for space in movable(state, frame.seat):
            out.append(AGE.all[space])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is AGE:
            state.stack.append(Frame(self.id, frame.seat, frame.a - 1))
            move_cask(state, frame.seat, action.a, action.a + 1)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which barrel to age", ("GM-C3-14",))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not AGE:
            return None
        if action.a not in lying(state, frame.seat):
            return Reason("There is no barrel there.", ("GM-C3-14",))
        if reserve(state).casks[frame.seat] >> (action.a + 1) & 1:
            return Reason("The next space is not empty.", ("GM-C3-15",))
        return Reason("That is the last space of your cellars.", ("GM-C3-16",))


class OpenCellar(Step[State]):
    """The next cellar, once it is paid (GM-C3-20 to 22)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        part = reserve(state).with_cellar(frame.seat)
        state.keep(part)
        name = box_of(state).cellars[part.cellars[frame.seat] - 1].id
        note(state, "cellar", frame.seat, name, 1, -1, "")
        return False


STORING: Final[StoreBarrels] = StoreBarrels("store barrels")
TAPPING: Final[TapBarrels] = TapBarrels("tap barrels")
AGEING: Final[AgeBarrels] = AgeBarrels("age barrels")
OPENING: Final[OpenCellar] = OpenCellar("open cellar")
STEPS: Final[tuple[Step[State], ...]] = (STORING, TAPPING, AGEING, VENDING, OPENING)


class BuyCellar(ActionRule[State]):
    """Before the move and among the activations; goods may be bought for it (GM-C3-20, Q8)."""

    def __init__(self) -> None:
        super().__init__((CELLAR,), BEFORE | ACTIVATION)

    def debt(self, state: State, seat: int) -> Debt | None:
        """What the next cellar costs; None if the seat has all."""
        box = box_of(state)
        place = reserve(state).cellars[seat]
        if place == len(box.cellars):
            return None
        debt = goods_debt(box.cellars[place].cost)
        debt.coins = box.cellars[place].coins
        return debt

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        debt = self.debt(state, frame.seat)
        if debt is not None and coins_suffice(purse(state, frame.seat), debt):
            out.append(CELLAR.only)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        debt = self.debt(state, frame.seat)
        assert debt is not None
        state.stack.append(Frame(OPENING.id, frame.seat))
        state.stack.append(pack(debt, PAYING.id, frame.seat))

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if self.debt(state, frame.seat) is None:
            return Reason("You already have every cellar.", ("GM-C3-22",))
        return Reason("You cannot pay for the next cellar.", ("GM-C3-20",))


NONE_AGES: Final[Reason] = Reason(
    "None of your barrels can move along in your cellars.", ("GM-C3-14", "GM-C3-15", "GM-ACT-23")
)


class SingleCaskModule(Module):
    def __init__(self, box: SingleCask, players: int) -> None:
        super().__init__(NAME, players=box.chronicle.players)
        self.box = box
        self.seats = players

    def tune(self, rules: Rules) -> None:
        """Distilleries with the Chronicle icon take the place of the others (GM-C3-03, 04)."""
        for name in self.box.replaces:
            rules.take_out(rules.components.tile(name).index)
        rules.add_tiles(NUMBER)

    def new_module_state(self) -> ModuleState:
        sold = ((0, 0),) * len(self.box.sales)
        return Reserve((1,) * self.seats, (0,) * self.seats, sold)

    def insertions(self) -> list[Insertion]:
        return []

    def action_rules(self) -> list[ActionRule[State]]:
        return [BuyCellar(), Visit()]

    def on_move(self, state: State, figure: int, start: int, stop: int) -> None:
        """Whoever passes a sale may sell a barrel; the nearest comes first (GM-C3-31, Q10)."""
        if figure >= self.seats:
            return
        for position in range(stop - 1, start, -1):
            tile = what_lies_at(state, position)
            if tile in TILES:
                sale = TILES.index(tile)
                state.stack.append(Frame(VENDING.id, figure, sale, self._rights(state, figure)))

    def _rights(self, state: State, seat: int) -> int:
        """Those of a pawn that passes a sale."""
        for answer in sale_hooks(state):
            if answer.sells_in_passing(state, seat):
                return AS_STOPPED
        return PASSED

    def on_barrels(self, state: State, seat: int, number: int, reason: str) -> None:
        if number > 0:
            state.stack.append(Frame(STORING.id, seat, number))
        elif state.scorings == PHASES:
            self._empty(state, seat)
        elif reason != SALE and reserve(state).casks[seat]:
            # The payment is still being made: what follows it lies under its frame.
            below = 1 if state.stack[-1].step == PAYING.id else 0
            place = len(state.stack) - below
            state.stack.insert(place, Frame(TAPPING.id, seat, -number))

    def _empty(self, state: State, seat: int) -> None:
        """Whoever pays after the last phase is not asked: spaces give nothing then (GM-C3-37)."""
        while on_floor(state, seat) < 0:
            move_cask(state, seat, filled(state, seat)[0], FLOOR)

    def why_no_special(self, state: State, seat: int, name: str, cell: int) -> Reason | None:
        return None if name != AGES or movable(state, seat) else NONE_AGES

    def on_special(self, state: State, seat: int, name: str, number: int, cell: int) -> None:
        if name == AGES:
            state.stack.append(Frame(AGEING.id, seat, number))

    def audit(self, state: State) -> list[str]:
        part = reserve(state)
        if len(part.cellars) != self.seats or len(part.casks) != self.seats:
            return ["the cellars do not fit"]
        if any([not 1 <= number <= len(self.box.cellars) for number in part.cellars]):
            return ["a seat has cellars that are none"]
        for seat, mask in enumerate(part.casks):
            last = self.box.ends[part.cellars[seat] - 1]
            if mask < 0 or mask & 1 or mask >> (last + 1):
                return ["a barrel lies in no cellar"]
            tapped = [f.a for f in state.stack if f.step == TAPPING.id and f.seat == seat]
            if mask.bit_count() > state.seats[seat].barrels + sum(tapped):
                return ["there are more barrels in cellars than in all"]
        most = self.box.spaces_for(self.seats)
        fits = [0 <= bonus <= self.box.bonus and 0 <= others <= most for bonus, others in part.sold]
        return [] if len(part.sold) == len(TILES) and all(fits) else ["the sales do not fit"]
