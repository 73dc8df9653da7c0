"""The Single Cask Sale (GM-C3-30 to 36): pawns that pass it or stop on it sell barrels."""

from typing import Final

from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.debt import unpack
from ceilidh.games.glenmore.kinds import DONE, TILE
from ceilidh.games.glenmore.modules.single_cask.reserve import (
    FLOOR,
    SPACE,
    box_of,
    lying,
    reserve,
    worth,
)
from ceilidh.games.glenmore.modules.single_cask.rows import CASKS
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.payment import PAYING
from ceilidh.games.glenmore.rules.rondel import discard_passed, move_figure, position_of
from ceilidh.games.glenmore.rules.stock import add_barrels, add_points, note
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Domain, Spec
from ceilidh.kernel.action_rule import MAIN, ActionRule
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

SALE: Final = "sale"
PASSED: Final = 0
STOPPED: Final = 1
AS_STOPPED: Final = 2  # the pawn passes, with the rights of one that stops
SALES: Final[Domain] = Domain("sale", CASKS.of(load(None)).sales, "tile")
TILES: Final[list[int]] = [TILE.index[name] for name in SALES.words]
VISIT: Final[Spec] = Spec("visit", (SALES,), ("GM-C3-33",))
VEND: Final[Spec] = Spec("vend", (SPACE,), ("GM-C3-31", "GM-C3-33"))


def free_bonus(state: State, sale: int) -> int:
    """Free bonus spaces, for pawns that stop there."""
    return box_of(state).bonus - reserve(state).sold[sale][0]


def free_others(state: State, sale: int) -> int:
    """Free spaces of the lower right part."""
    return box_of(state).spaces_for(state.rules.players) - reserve(state).sold[sale][1]


def owed(state: State) -> int:
    """The barrels that a payment still asks for."""
    return sum([unpack(frame).barrels for frame in state.stack if frame.step == PAYING.id])


class VendBarrels(TurnStep):
    """The sale: frame.a is its number, frame.b says whether the pawn stands there.

    A pawn that passes sells at most one barrel. One that stops must sell one, on the bonus space
    first, and may sell another after that; frame.c says that the bonus space has been used. Other
    modules let a pawn sell in passing like that.
    """

    def _spoken_for(self, state: State, frame: Frame) -> int:
        """The barrels that a payment asks for, and one for the sale where the move ends.

        Without that one the pawn could not stop there (GM-C3-34).
        """
        goals = [
            other
            for other in state.stack
            if other.step == self.id and other.b == STOPPED and other.a != frame.a
        ]
        return owed(state) + len(goals)

    def _to_bonus(self, state: State, frame: Frame) -> bool:
        """Whether the next barrel goes to a bonus space (GM-C3-33, Q12)."""
        return frame.b != PASSED and frame.c == 0 and free_bonus(state, frame.a) > 0

    def _can_sell(self, state: State, frame: Frame) -> bool:
        room = self._to_bonus(state, frame) or free_others(state, frame.a) > 0
        return room and state.seats[frame.seat].barrels > self._spoken_for(state, frame)

    def begin(self, state: State, frame: Frame) -> bool:
        if self._can_sell(state, frame):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.b != STOPPED or frame.c > 0:
            out.append(DONE.only)
        for space in lying(state, frame.seat):
            out.append(VEND.all[space])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is DONE:
            return
        bonus = self._to_bonus(state, frame)
        if bonus:
            state.stack.append(Frame(self.id, frame.seat, frame.a, frame.b, 1))
        self._sell(state, frame, action.a, bonus)

    def _sell(self, state: State, frame: Frame, space: int, bonus: bool) -> None:
        seat = frame.seat
        points = worth(state, space) + (box_of(state).bonus_vp if bonus else 0)
        part = reserve(state).moved(seat, space, FLOOR)
        state.keep(part.with_sale(frame.a, 1 if bonus else 0, 0 if bonus else 1))
        note(state, "vend", seat, SALES.words[frame.a], 1, space, "")
        add_barrels(state, seat, -1, SALE)
        add_points(state, seat, points, SALE)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which barrel to sell", ("GM-C3-31", "GM-C3-33"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is VEND:
            return Reason("There is no barrel there.", ("GM-C3-31",))
        if action.spec is DONE:
            return Reason("If you stop at the sale, you must sell a barrel.", ("GM-C3-Q6",))
        return None

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        return {"sale": SALES.words[frame.a], "stopped": frame.b == STOPPED}


VENDING: Final[VendBarrels] = VendBarrels("vend barrels")


class Visit(ActionRule[State]):
    """Stop at a sale; no tile is taken (GM-C3-33, 34, Q5, Q7)."""

    def __init__(self) -> None:
        super().__init__((VISIT,), MAIN)

    def _position(self, state: State, seat: int, sale: int) -> int:
        """Where the sale lies ahead, if no figure stands there; else -1."""
        position = position_of(state, seat, TILES[sale])
        return -1 if position in state.places else position

    def _can_sell(self, state: State, seat: int, sale: int) -> bool:
        room = free_bonus(state, sale) > 0 or free_others(state, sale) > 0
        return room and state.seats[seat].barrels > 0

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        seat = frame.seat
        for sale in range(len(TILES)):
            if self._can_sell(state, seat, sale) and self._position(state, seat, sale) >= 0:
                out.append(VISIT.all[sale])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.append(Frame(VENDING.id, frame.seat, action.a, STOPPED))
        move_figure(state, frame.seat, self._position(state, frame.seat, action.a))
        discard_passed(state, frame.seat)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if self._position(state, frame.seat, action.a) < 0:
            return Reason("You cannot reach that sale from here.", ("GM-RON-12", "GM-C3-33"))
        return Reason("You would have no barrel to sell there.", ("GM-C3-34",))
