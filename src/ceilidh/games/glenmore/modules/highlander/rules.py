"""Chronicle 2, Highlander (GM-C2): the Mountain on the Rondel, its toll and its treasure."""

from typing import Final, cast

from ceilidh.games.glenmore.debt import Debt, unpack
from ceilidh.games.glenmore.goods import COIN, RESOURCE_NAMES, RESOURCES
from ceilidh.games.glenmore.hooks import Module
from ceilidh.games.glenmore.kinds import BUY, CELL, DONE, PUT, RESOURCE
from ceilidh.games.glenmore.modules.highlander.rows import Highlander
from ceilidh.games.glenmore.rules.arrivals import why_not_that, why_not_there, with_room
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.market import Purse, any_sale, cells_with, sell
from ceilidh.games.glenmore.rules.payment import PAYING, coins_suffice, debt_with_fees
from ceilidh.games.glenmore.rules.rondel import (
    discard_passed,
    end_of_line,
    move_figure,
)
from ceilidh.games.glenmore.rules.stock import (
    add_coins,
    lost,
    note,
    put_good,
    take_good,
)
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.state import FIXTURE, State
from ceilidh.games.glenmore.tile_load import amount
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.action_rule import MAIN, ActionRule
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.json_fields import integer, integers
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame, ModuleState

NAME: Final = "highlander"
FIXTURE_NAME: Final = "mountain"
AFTER_THE_GAME: Final = 1
MOST_TREASURE: Final = 1000

CLIMB: Final[Spec] = Spec("climb", (), ("GM-C2-06",), target="fixture:mountain")
TOLL: Final[Spec] = Spec("toll", (), ("GM-C2-04",))
OFFER: Final[Spec] = Spec("offer", (RESOURCE, CELL), ("GM-C2-04",))
HAWK: Final[Spec] = Spec("hawk", (RESOURCE,), ("GM-C2-Q6",))
SPECS: Final = (CLIMB, TOLL, OFFER, HAWK)


class Mountain(ModuleState):
    """Coins and resources that lie on the Mountain."""

    # fields: module Mountain
    def __init__(self, coins: int = 0, goods: tuple[int, ...] = (0,) * RESOURCES) -> None:
        super().__init__(NAME)
        self.coins = coins
        self.goods = goods

    def dump(self) -> dict[str, object]:
        return {"coins": self.coins, "goods": list(self.goods)}

    def restore(self, data: dict[str, object]) -> None:
        self.coins = integer(data["coins"])
        self.goods = tuple(integers(data["goods"]))

    def copy(self) -> "Mountain":
        return Mountain(self.coins, self.goods)

    # fields: end

    def plus(self, kind: int, number: int) -> "Mountain":
        goods = list(self.goods)
        goods[kind] += number
        return self.with_goods(tuple(goods))

    def with_goods(self, goods: tuple[int, ...]) -> "Mountain":
        part = self.copy()
        part.goods = goods
        return part

    def with_coins(self, coins: int) -> "Mountain":
        part = self.copy()
        part.coins = coins
        return part


def mountain(state: State) -> Mountain:
    return cast(Mountain, state.module(NAME))


def _module(state: State) -> "HighlanderModule":
    return cast(HighlanderModule, state.rules.module(NAME))


def _stands_there(state: State, seat: int) -> bool:
    return _module(state).is_at(state.places[seat])


def can_toll(
    state: State, kinds: tuple[int, ...], coins: int, stock: list[int], due: int, debt: Debt
) -> bool:
    """Whether the tolls and then the tile can be paid; who owns nothing pays none (GM-C2-05, Q11).

    A purchase cannot serve the toll, but a sale can (GM-MKT-Q4).
    """
    money = Purse(coins, stock, state.market, state.rules.ladder)
    if due == 0 or (coins == 0 and sum(stock) == 0):
        return coins_suffice(money, debt)
    if COIN in kinds and coins_suffice(money, debt, due):
        return True
    for kind in range(RESOURCES):
        if kind in kinds and stock[kind] > 0:
            rest = stock[:]
            rest[kind] -= 1
            if can_toll(state, kinds, coins, rest, due - 1, debt):
                return True
    return False


class PlaceMountain(Step[State]):
    """On the spaces just before the gap (GM-C2-02, 12)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        module = _module(state)
        for space in range(module.summit, state.rules.spaces - 1):
            state.rondel[space] = module.code
        return False


class PayToll(TurnStep):
    """Passing costs a coin or a resource of the own stock: frame.a is how many are due.

    Goods may be sold for it. Deeds are not open here: they could spend what the toll needs.
    """

    def is_free(self, state: State, frame: Frame) -> bool:
        return True

    def action_rules(self, state: State, frame: Frame) -> list[ActionRule[State]]:
        return []

    def _debt(self, state: State) -> Debt:
        """What the tile costs that the pawn has moved to; its payment comes next."""
        below = state.stack[-2]
        return unpack(below) if below.step == PAYING.id else Debt()

    def _choices(self, state: State, frame: Frame) -> list[Action]:
        own = state.seats[frame.seat]
        debt = self._debt(state)
        kinds = _module(state).box.toll_of
        out: list[Action] = []
        if (
            COIN in kinds
            and own.coins > 0
            and can_toll(state, kinds, own.coins - 1, own.stock, frame.a - 1, debt)
        ):
            out.append(TOLL.only)
        for kind in range(RESOURCES):
            if kind in kinds and own.stock[kind] > 0:
                rest = own.stock[:]
                rest[kind] -= 1
                if can_toll(state, kinds, own.coins, rest, frame.a - 1, debt):
                    for cell in cells_with(own, kind):
                        out.append(OFFER.rows[kind][cell])
        return out

    def begin(self, state: State, frame: Frame) -> bool:
        own = state.seats[frame.seat]
        if frame.a == 0 or (own.coins == 0 and sum(own.stock) == 0):
            state.stack.pop()
            return False
        if any_sale(state, frame.seat):
            return True
        choices = self._choices(state, frame)
        if len(choices) > 1:
            return True
        self.choose(state, frame, choices[0])
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend(self._choices(state, frame))

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        seat = frame.seat
        part = mountain(state)
        state.stack[-1] = Frame(self.id, seat, frame.a - 1)
        if action.spec is TOLL:
            add_coins(state, seat, -1, FIXTURE_NAME)
            state.keep(part.with_coins(part.coins + 1))
        else:
            take_good(state, seat, action.b, action.a, FIXTURE_NAME)
            state.keep(part.plus(action.a, 1))

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("how to pay the Mountain's toll", ("GM-C2-04", "GM-C2-Q11"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        own = state.seats[frame.seat]
        if action.spec is BUY:
            return Reason("You cannot pay the Mountain's toll with a purchase.", ("GM-MKT-Q4",))
        if action.spec is TOLL and own.coins == 0:
            return Reason("You have no coins.", ("GM-C2-04",))
        if action.spec is OFFER and amount(own.loads.get(action.b, 0), action.a) == 0:
            names: dict[str, object] = {"resource": RESOURCE_NAMES[action.a]}
            return Reason("There is no {resource} on that tile.", ("GM-C2-04",), names)
        if action.spec is TOLL or action.spec is OFFER:
            return Reason(
                "You would then be unable to pay for the tile.", ("GM-C2-Q11", "GM-TAK-14")
            )
        return None


class LeaveMountain(Step[State]):
    """The treasure goes to the pawn that stands there, before it moves on (GM-C2-08, Q5).

    frame.c says that the game is over: whoever stands there gets it too (GM-C2-09).
    """

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        part = mountain(state)
        if _stands_there(state, frame.seat):
            add_coins(state, frame.seat, part.coins, FIXTURE_NAME)
            state.keep(part.with_coins(0))
            state.stack.append(Frame(TREASURE.id, frame.seat, 0, 0, frame.c))
        return False


class LastOnMountain(Step[State]):
    """At the end of the game, before the last scoring phase (GM-XCH-Q2)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        for seat in range(state.rules.players):
            if _stands_there(state, seat):
                state.stack.append(Frame(LEAVE_MOUNTAIN.id, seat, 0, 0, AFTER_THE_GAME))
        return False


class Treasure(TurnStep):
    """Resources of the Mountain go onto any own tiles, one at a time.

    What finds no room may be sold at once in the own turn, or is lost (GM-C2-Q6). frame.c says that
    the game is over and the Market closed.
    """

    def begin(self, state: State, frame: Frame) -> bool:
        part = mountain(state)
        if sum(part.goods) == 0:
            state.stack.pop()
            return False
        if with_room(state, frame.seat) or self._can_help(state, frame):
            return True
        self._lose_all(state, frame.seat)
        return False

    def _lose_all(self, state: State, seat: int) -> None:
        part = mountain(state)
        for kind in range(RESOURCES):
            for _ in range(part.goods[kind]):
                lost(state, seat, kind, -1)
        state.keep(part.with_goods((0,) * RESOURCES))

    def _kinds(self, state: State) -> list[int]:
        """The kinds of resources that lie there."""
        goods = mountain(state).goods
        return [kind for kind in range(RESOURCES) if goods[kind] > 0]

    def is_free(self, state: State, frame: Frame) -> bool:
        return frame.c != AFTER_THE_GAME

    def _can_help(self, state: State, frame: Frame) -> bool:
        """Whether a sale, of what has come or of own goods, or a free deed is still possible."""
        if not self.is_free(state, frame):
            return False
        sellable = [kind for kind in self._kinds(state) if state.market[kind] > 0]
        return len(sellable) > 0 or self.may_change(state, frame)

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        kinds = self._kinds(state)
        cells = with_room(state, frame.seat)
        for kind in kinds:
            for cell in cells:
                out.append(PUT.rows[kind][cell])
        if cells:
            return
        out.append(DONE.only)
        for kind in kinds:
            if self.is_free(state, frame) and state.market[kind] > 0:
                out.append(HAWK.all[kind])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            self._lose_all(state, frame.seat)
            return
        state.keep(mountain(state).plus(action.a, -1))
        if action.spec is PUT:
            put_good(state, frame.seat, action.b, action.a, FIXTURE_NAME)
        else:
            sell(state, frame.seat, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("where to put the treasure from the Mountain", ("GM-C2-08", "GM-C2-Q6"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not PUT and action.spec is not HAWK:
            return None
        if action.a == RESOURCES:
            return Reason("You have no Scot to place.", ("GM-C2-08",))
        if mountain(state).goods[action.a] == 0:
            return why_not_that(action.a)
        if action.spec is PUT:
            return why_not_there(state, frame.seat, action.b)
        if with_room(state, frame.seat):
            return Reason("There is room for it: place it on a tile.", ("GM-C2-Q6",))
        if frame.c == AFTER_THE_GAME:
            return Reason("The market is closed now.", ("GM-TRN-11",))
        row: dict[str, object] = {"resource": RESOURCE_NAMES[action.a]}
        return Reason("There are no coins in the market row for {resource}.", ("GM-MKT-10",), row)


PLACE_MOUNTAIN: Final[PlaceMountain] = PlaceMountain("place mountain")
PAY_TOLL: Final[PayToll] = PayToll("pay toll")
LEAVE_MOUNTAIN: Final[LeaveMountain] = LeaveMountain("leave mountain")
LAST_ON_MOUNTAIN: Final[LastOnMountain] = LastOnMountain("last on mountain")
TREASURE: Final[Treasure] = Treasure("treasure")
STEPS: Final[tuple[Step[State], ...]] = (
    PLACE_MOUNTAIN,
    PAY_TOLL,
    LEAVE_MOUNTAIN,
    LAST_ON_MOUNTAIN,
    TREASURE,
)


class Climb(ActionRule[State]):
    """Stop on the Mountain; no tile is taken (GM-C2-06, 07, Q3)."""

    def __init__(self, module: "HighlanderModule") -> None:
        super().__init__((CLIMB,), MAIN)
        self.module = module

    def _summit(self, state: State, seat: int) -> int:
        """The position on which a pawn stands on the Mountain ahead; -1 if it is out of reach."""
        last = state.places[seat]
        position = self.module.ahead(last)
        return position if position <= end_of_line(state, last) else -1

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        if self._summit(state, frame.seat) < 0:
            return
        if self._has_room(state):
            out.append(CLIMB.only)

    def _has_room(self, state: State) -> bool:
        pawns = state.places[: state.rules.players]
        there = len([place for place in pawns if self.module.is_at(place)])
        return there < self.module.box.capacity

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        move_figure(state, frame.seat, self._summit(state, frame.seat))
        discard_passed(state, frame.seat)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if self._summit(state, frame.seat) < 0:
            return Reason("You cannot reach the Mountain from here.", ("GM-C2-Q2", "GM-RON-12"))
        return Reason("There is already a pawn on the Mountain.", ("GM-C2-06",))


class HighlanderModule(Module):
    """`code` is what the Mountain's spaces hold, `spaces` how many, `summit` the first of them.

    `round` is the number of all spaces of the Rondel.
    """

    def __init__(self, box: Highlander, sideways: bool) -> None:
        super().__init__(NAME, players=box.chronicle.players)
        self.box = box
        self.spaces = box.spaces_sideways if sideways else box.spaces
        self.code = FIXTURE
        self.summit = 0
        self.round = 1

    def tune(self, rules: Rules) -> None:
        self.code = FIXTURE - len(rules.fixtures)
        self.summit = rules.spaces - 1 - self.spaces
        self.round = rules.spaces
        rules.fixtures.append(FIXTURE_NAME)

    def new_module_state(self) -> ModuleState:
        return Mountain()

    def insertions(self) -> list[Insertion]:
        return [
            Insertion("set-up", "fill rondel", False, "place mountain"),
            Insertion("turn", "move", False, "leave mountain"),
            Insertion("game", "scoring", False, "last on mountain"),
        ]

    def action_rules(self) -> list[ActionRule[State]]:
        return [Climb(self)]

    def is_at(self, position: int) -> bool:
        """Whether a pawn at this position stands on the Mountain."""
        return position % self.round == self.summit

    def ahead(self, start: int) -> int:
        """The position after `start` at which the Mountain begins; a pawn on it stands there.

        A move that stops behind it has passed it; one that begins on it does not (GM-C2-Q4).
        """
        return start + 1 + (self.summit - start - 1) % self.round

    def allows_take(self, state: State, seat: int, tile: int, position: int) -> bool:
        if self.ahead(state.places[seat]) >= position:
            return True
        own = state.seats[seat]
        debt = debt_with_fees(state, seat, tile)
        coins = self.box.toll + debt.coins + debt.reserve
        if COIN in self.box.toll_of and debt.units == 0 and coins <= own.coins:
            return True  # paid out of the pocket
        return can_toll(state, self.box.toll_of, own.coins, own.stock, self.box.toll, debt)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        """Asked about a tile that the other rules would allow: then the toll is the reason."""
        name = state.rules.components.tiles[action.a].name
        return Reason(
            "You cannot pay for both {tile} and the Mountain's toll.",
            ("GM-C2-04", "GM-C2-Q11", "GM-TAK-09"),
            {"tile": name},
        )

    def audit(self, state: State) -> list[str]:
        part = mountain(state)
        sound = len(part.goods) == RESOURCES and min(part.coins, *part.goods) >= 0
        small = sound and max(part.coins, *part.goods) <= MOST_TREASURE
        return [] if small else ["what lies on the Mountain is out of range"]

    def on_move(self, state: State, figure: int, start: int, stop: int) -> None:
        if self.ahead(start) >= stop:
            return
        if figure < state.rules.players:
            state.stack.append(Frame(PAY_TOLL.id, figure, self.box.toll))
        elif state.rules.figure_steps[figure - state.rules.players] == "die":
            part = mountain(state)
            state.keep(part.with_coins(part.coins + self.box.die_toll))
            note(state, "toll", -1, "coin", self.box.die_toll, -1, FIXTURE_NAME)
