"""The Englishman's turn (GM-C4-20 to 27): the holder of the England token decides for him."""

from typing import Final

from ceilidh.games.glenmore.debt import Debt, pack
from ceilidh.games.glenmore.goods import PERSON
from ceilidh.games.glenmore.kinds import TILE
from ceilidh.games.glenmore.modules.hammer.rows import HAMMER, NUMBER
from ceilidh.games.glenmore.modules.hammer.track import (
    FIGURE,
    england,
    figure_of,
    fill_space,
    price,
    take_pile,
)
from ceilidh.games.glenmore.rules.fees import why_no_fee
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.market import purse
from ceilidh.games.glenmore.rules.payment import (
    PAYING,
    affordable,
    coins_suffice,
    debt_with_fees,
    lacks_place_fee,
)
from ceilidh.games.glenmore.rules.placement import PLACE, ground
from ceilidh.games.glenmore.rules.rondel import (
    NOBODY,
    discard,
    discard_passed,
    move_figure,
    position_of,
    take_off,
    tiles_ahead,
)
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.ruleset import OUT_OF_REACH
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.flow import Flow, Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

COMMAND: Final[Spec] = Spec("command", (TILE,), ("GM-C4-21", "GM-C4-23"))
BANISH: Final[Spec] = Spec("banish", (TILE,), ("GM-C4-26", "GM-C4-27"))

# More than any card grants: Loch Ness rests in the Englishman's turn (GM-C4-24).
ALL_EXTRAS: Final = 99


def goals(state: State) -> list[int]:
    """The tiles on which he may stop, in the order of the notation (GM-C4-25, GM-C4-Q6, Q7).

    A pawn may stand on a tile that nobody takes: then it is no goal (GM-RON-08).
    """
    tiles = state.rules.components.tiles
    out: list[int] = []
    for position, tile in tiles_ahead(state, figure_of(state)):
        barred = tiles[tile].protected or tiles[tile].chronicle == NUMBER
        if not barred and position not in state.places:
            out.append(tile)
    return sorted(out)


def use_price(state: State) -> int:
    """What a use costs besides the tile."""
    return price(HAMMER.of(state.rules.components).slots, england(state).filled)


def whole_debt(state: State, seat: int, tile: int) -> Debt:
    """The tile, with what others ask for it, and the coins for the track (GM-C4-22, GM-C4-Q10)."""
    debt: Debt = debt_with_fees(state, seat, tile).copy()
    debt.coins += use_price(state)
    return debt


def usable(state: State, seat: int, tile: int) -> bool:
    """Whether the seat can pay for it and lay it, as in a turn of its own (GM-C4-Q8, Q10)."""
    if use_price(state) == OUT_OF_REACH or not state.rules.landable[tile]:
        return False
    land = ground(state, seat)
    return affordable(state, seat, purse(state, seat), land, whole_debt(state, seat, tile))


class PlaceEnglishman(Step[State]):
    """Directly behind the S tiles, in place of the first A tile (GM-C4-05, 06)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        state.places[figure_of(state)] = state.front
        state.front += 1
        return False


class EnglishTurn(Step[State]):
    """He is last: the turn of the figure becomes a decision of the holder (GM-C4-20).

    Where no tile is left for him he leaves the Rondel, as the Die does (GM-C4-Q6).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.after: int = -1

    def ready(self, flow: Flow[State]) -> None:
        self.after = flow.id_of("refill")

    def begin(self, state: State, frame: Frame) -> bool:
        figure = frame.seat
        state.stack[-1] = Frame(self.after, figure)
        holder = england(state).holder
        if holder == NOBODY or not goals(state):
            state.gone |= 1 << figure
            note(state, "leaves", figure, FIGURE, 1, -1, "")
            return False
        note(state, "orders", holder, FIGURE, 1, -1, "")
        state.stack.append(Frame(ORDERS.id, holder))
        return False


class Orders(TurnStep):
    """Use a tile through him, or drive one away (GM-C4-21 to 27); one of both must be (GM-C4-Q2).

    What a use leads to is a turn of its own, without Loch Ness and what ends a turn (GM-C4-24).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.person: int = -1
        self.activation: int = -1
        self.unused: int = -1

    def ready(self, flow: Flow[State]) -> None:
        self.person = flow.id_of("person")
        self.activation = flow.id_of("activation")
        self.unused = flow.id_of("unused movement")

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        found = goals(state)
        for tile in found:
            if usable(state, frame.seat, tile):
                out.append(COMMAND.all[tile])
        for tile in found:
            out.append(BANISH.all[tile])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        seat, figure = frame.seat, figure_of(state)
        position = position_of(state, figure, action.a)
        if action.spec is COMMAND:
            self._use(state, seat, action.a)
        take_off(state, position)
        move_figure(state, figure, position)
        if action.spec is BANISH:
            discard(state, seat, action.a)
            take_pile(state, seat, HAMMER.of(state.rules.components).slots)
        discard_passed(state, seat)

    def _use(self, state: State, seat: int, tile: int) -> None:
        state.extras = ALL_EXTRAS
        debt = whole_debt(state, seat, tile)
        fill_space(state)
        for module in state.rules.hooks.of["on_take"]:
            module.on_take(state, seat, tile)
        state.stack.append(Frame(self.unused, seat))
        state.stack.append(Frame(self.activation, seat))
        row = state.rules.components.tiles[tile]
        following = self.person if row.kind == PERSON else PLACE.id
        state.stack.append(Frame(following, seat, tile))
        state.stack.append(pack(debt, PAYING.id, seat))

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("where to move the Englishman", ("GM-C4-20", "GM-C4-Q2"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not COMMAND and action.spec is not BANISH:
            return None
        row = state.rules.components.tiles[action.a]
        name: dict[str, object] = {"tile": row.name}
        if position_of(state, figure_of(state), action.a) < 0:
            return Reason("{tile} is not ahead of the Englishman.", ("GM-C4-23",), name)
        if action.a not in goals(state):
            rules = ("GM-C4-25", "GM-C4-Q6", "GM-C4-Q7")
            return Reason("The Englishman cannot stop on {tile}.", rules, name)
        if not state.rules.landable[action.a]:
            return Reason(
                "{tile} is neither a territory tile nor a person tile.", ("GM-C4-23",), name
            )
        if use_price(state) == OUT_OF_REACH:
            return Reason("The England track is full.", ("GM-C4-Q3",))
        if lacks_place_fee(state, frame.seat, whole_debt(state, frame.seat, action.a)):
            return why_no_fee(state, frame, action)
        return _why_no_use(state, frame.seat, action.a, name)


def _why_no_use(state: State, seat: int, tile: int, name: dict[str, object]) -> Reason:
    debt = whole_debt(state, seat, tile)
    if debt.barrels > state.seats[seat].barrels:
        return Reason("{tile} costs a barrel, and you have none.", ("GM-TAK-05",), name)
    if not coins_suffice(purse(state, seat), debt):
        name["coins"] = use_price(state)
        rules = ("GM-C4-22", "GM-C4-Q10")
        return Reason("You cannot pay for {tile} plus {coins} for the track.", rules, name)
    return Reason("There is no legal place for {tile}.", ("GM-C4-Q8", "GM-PLC-01"), name)


PLACE_ENGLISHMAN: Final[PlaceEnglishman] = PlaceEnglishman("place englishman")
ENGLISH_TURN: Final[EnglishTurn] = EnglishTurn(FIGURE)
ORDERS: Final[Orders] = Orders("orders")
