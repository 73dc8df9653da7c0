"""Using ports freely before or after the action (CC-PRT), and the tiles' effects."""

from collections.abc import Callable
from typing import Final

from ceilidh.games.clans.components.ports import COPY_TILE, PRICE_TILE, PortEffect
from ceilidh.games.clans.effects import Begin, Both, Effect, Gain
from ceilidh.games.clans.goods import BASIC, GOOD_NAMES, PROCESSED
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.kinds import COPY, DISCARD, DONE, DRAW, GAIN, USE
from ceilidh.games.clans.rules.benefits import BENEFITS
from ceilidh.games.clans.rules.contracts import FROM_PORT, contracts_left, empty_boxes, show
from ceilidh.games.clans.rules.counters import kept_processed
from ceilidh.games.clans.rules.exchange import EXCHANGE, can_exchange
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.kept import give_kept, kept_moves
from ceilidh.games.clans.rules.ledger import GLORY, MONEY, put_goods
from ceilidh.games.clans.rules.port_access import copy_cost, mark, open_tiles
from ceilidh.games.clans.rules.port_reasons import why_no_port, why_no_use
from ceilidh.games.clans.rules.price_port import (
    ALL_GOODS,
    TRADE,
    legal_price_ports,
    open_shift,
)
from ceilidh.games.clans.rules.trade import why_no_stock
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec, by_id
from ceilidh.kernel.action_rule import AFTER, BEFORE, ActionRule
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


class ConvertGoods(Effect):
    """Tiles 2 and 3: discard a good of one class, gain several of that class."""

    def __init__(self, goods: tuple[int, ...], gain: int) -> None:
        self.goods = goods
        self.gain = gain

    def can(self, state: State, seat: int) -> bool:
        if max([state.seats[seat].goods[good] for good in self.goods]) > 0:
            return True
        return self.goods == PROCESSED and kept_processed(state, seat) > 0

    def run(self, state: State, seat: int, reason: str) -> None:
        state.stack.append(Frame(DISCARDING.id, seat, self.goods[0], self.gain))

    def why_not(self, state: State, seat: int) -> Reason | None:
        if self.goods == PROCESSED:
            return Reason("You have no processed good to pay.", ("CC-PRT-T3-01", "CC-PRT-Q3"))
        return Reason("You have no basic good to pay.", ("CC-PRT-T2-01", "CC-PRT-Q3"))


class Exchange(Effect):
    """Tile 7: swap two units."""

    def can(self, state: State, seat: int) -> bool:
        return can_exchange(state, seat)

    def run(self, state: State, seat: int, reason: str) -> None:
        state.stack.append(Frame(EXCHANGE.id, seat, -1))

    def why_not(self, state: State, seat: int) -> Reason | None:
        return Reason("You have no two units that can be swapped.", ("CC-PRT-T7-Q2", "CC-PRT-Q3"))


class Never(Effect):
    """A tile that acts only inside the action it modifies (1, 6) or through others (9)."""

    def can(self, state: State, seat: int) -> bool:
        return False


def _inside(row: PortEffect) -> Effect:
    return Never()


def _basic(row: PortEffect) -> Effect:
    return ConvertGoods(BASIC, row.numbers["gain"])


def _processed(row: PortEffect) -> Effect:
    return ConvertGoods(PROCESSED, row.numbers["gain"])


def _upgrade(row: PortEffect) -> Effect:
    upgrade = Begin(BENEFITS, 0, 0, row.numbers["upgrades"])
    return Both(Gain(GLORY, row.numbers["glory"]), upgrade)


def _money(row: PortEffect) -> Effect:
    return Gain(MONEY, row.numbers["money"])


def _exchange(row: PortEffect) -> Effect:
    return Exchange()


def _building_bonus(row: PortEffect) -> Effect:
    return Both(Gain(MONEY, row.numbers["money"]), Begin(PORT_BONUS))


# What each effect of the base game does; further ones are in `ports` of a module's entry.
EFFECTS: Final[dict[str, Callable[[PortEffect], Effect]]] = {
    "meat_discount": _inside,
    "swap_basic": _basic,
    "swap_processed": _processed,
    "upgrade_and_glory": _upgrade,
    "money": _money,
    "shift_price": _inside,
    "exchange_units": _exchange,
    "money_and_building_bonus": _building_bonus,
    "copy_port": _inside,
}


class Ports(ActionRule[State]):
    def __init__(self) -> None:
        super().__init__((USE, COPY), BEFORE | AFTER)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        """Frame.a == 0: the turn's action is still to come, so a price may be shifted for it."""
        seat = frame.seat
        own = state.seats[seat]
        tiles = own.open_ports
        if own.open_ports_reach is not own.reach or own.open_ports_used != own.ports:
            tiles = open_tiles(state, seat)
        if not tiles:
            return
        shifts: list[Action] = []
        if frame.a == 0:
            legal_price_ports(state, seat, ALL_GOODS, TRADE, shifts)
        effects = state.rules.port_effects
        for tile in tiles:
            if tile == PRICE_TILE:
                out.extend([action for action in shifts if action.spec is USE])
            elif effects[tile].can(state, seat):
                out.append(USE.all[tile])
        if COPY_TILE in tiles and own.money >= copy_cost(state):
            for tile in sorted(state.ports):
                if tile == PRICE_TILE:
                    out.extend([action for action in shifts if action.spec is COPY])
                elif tile != COPY_TILE and can_run(state, seat, tile, copy_cost(state)):
                    out.append(COPY.all[tile])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if action.a == PRICE_TILE:
            open_shift(state, frame.seat, action, ALL_GOODS, TRADE)
        else:
            mark(state, frame.seat, action)
            state.rules.port_effects[action.a].run(state, frame.seat, "port")

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return why_no_port(state, frame.seat, action, frame.a == 1)


def can_run(state: State, seat: int, tile: int, cost: int) -> bool:
    """Whether the tile would have an effect once `cost` is paid for using it."""
    own = state.mine(seat)
    own.money -= cost
    able = own.money >= 0 and state.rules.port_effects[tile].can(state, seat)
    own.money += cost
    return able


class PortWays(ActionRule[State]):
    """The further ways to port tiles of one module (hook `port_ways`), by moves of its own."""

    def __init__(self, module: Module, specs: tuple[Spec, ...]) -> None:
        super().__init__(specs, BEFORE | AFTER)
        self.module = module

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        """As for ports: a price may be shifted only while the turn's action is still to come."""
        seat = frame.seat
        found: list[Action] = []
        for tile in range(1, len(state.rules.port_effects)):
            self.module.port_ways(state, seat, tile, found)
        shifts: list[Action] = []
        if frame.a == 0 and PRICE_TILE in [action.a for action in found]:
            legal_price_ports(state, seat, ALL_GOODS, TRADE, shifts)
        found.sort(key=by_id)
        for action in found:
            if action.a == PRICE_TILE:
                if action in shifts:
                    out.append(action)
            elif can_run(state, seat, action.a, self.module.way_cost(state, seat, action)):
                out.append(action)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        PORTS.apply(state, frame, action)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        found: list[Action] = []
        self.module.port_ways(state, frame.seat, action.a, found)
        if action not in found:
            return None
        return why_no_use(state, frame.seat, action.a, frame.a == 1)


PORTS: Final[Ports] = Ports()


def why_no_exchange(first: int, good: int) -> Reason | None:
    """A reason if a good is not of the class that begins with `first`."""
    if first <= good < first + 3:
        return None
    names: dict[str, object] = {"goods": ", ".join(GOOD_NAMES[first : first + 3])}
    rules = ("CC-PRT-T2-01", "CC-PRT-T3-01")
    return Reason("This port only accepts {goods}.", rules, names)


def legal_discards(state: State, seat: int, first: int, out: list[Action]) -> None:
    """Goods of the class that begins with `first`, and what a clan gives for processed ones."""
    own = state.seats[seat]
    for good in range(first, first + 3):
        if own.goods[good] > 0:
            out.append(DISCARD.all[good])
    if first == PROCESSED[0]:
        out.extend(kept_moves(state, seat))


def give_up(state: State, seat: int, action: Action) -> None:
    """Carry out one of the moves of `legal_discards`."""
    if action.spec is DISCARD:
        put_goods(state, seat, action.a, -1, "port")
    else:
        give_kept(state, seat)


class DiscardGoodsStep(InnerStep):
    """Tiles 2 and 3, first part; frame.a is the first good of the class, frame.b the gain."""

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        legal_discards(state, frame.seat, frame.a, out)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        give_up(state, frame.seat, action)
        state.stack[-1] = Frame(GAINING.id, frame.seat, frame.a, frame.b)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which good to pay at the port", ("CC-PRT-T2-01", "CC-PRT-T3-01"))

    def when(self, spec: Spec) -> Reason | None:
        if spec is DISCARD or spec is GAIN:
            rules = ("CC-PRT-T2-01", "CC-PRT-T3-01")
            return Reason("You can only exchange goods at a port.", rules)
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not DISCARD:
            return None
        reason = why_no_exchange(frame.a, action.a)
        if reason is None:
            return why_no_stock(state.seats[frame.seat], action.a, 1, "CC-PRT-Q3")
        return reason


DISCARDING: Final[DiscardGoodsStep] = DiscardGoodsStep("discard good")


class GainGoodsStep(InnerStep):
    """Second part: frame.b goods of the class to come, one after the other in any order."""

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.b:
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend(GAIN.all[frame.a : frame.a + 3])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack[-1] = Frame(frame.step, frame.seat, frame.a, frame.b - 1)
        put_goods(state, frame.seat, action.a, 1, "port")

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which good to gain at the port", ("CC-PRT-T2-01", "CC-PRT-T3-01"))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return why_no_exchange(frame.a, action.a) if action.spec is GAIN else None


GAINING: Final[GainGoodsStep] = GainGoodsStep("gain goods")


class PortBonus(InnerStep):
    """Tile 8: the building bonus may be performed if an export box is empty (CC-PRT-T8-02)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if empty_boxes(state, frame.seat) > 0 and contracts_left(state):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DRAW.only)
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is DRAW:
            show(state, frame.seat, FROM_PORT)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("whether to use the building bonus of the port", ("CC-PRT-T8-02",))


PORT_BONUS: Final[PortBonus] = PortBonus("port bonus")
