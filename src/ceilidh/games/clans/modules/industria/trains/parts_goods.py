"""Bonuses of goods and money: gains, exchanges, processing, units that go back."""

from typing import Final

from ceilidh.games.clans.goods import (
    BAKERY,
    BASIC,
    BREAD,
    CHEESE,
    COW,
    DAIRY,
    DISTILLERY,
    FIELD,
    GOOD_NAMES,
    GRAIN,
    KIND_NAMES,
    MILK,
    PROCESSED,
    SHEEP,
    WHISKY,
)
from ceilidh.games.clans.kinds import DISCARD, DONE, GAIN, HEX, MAKE, PICK, SHIFT
from ceilidh.games.clans.modules.industria.rail_board.board import railway
from ceilidh.games.clans.modules.industria.trains.hooks import bonus_hooks
from ceilidh.games.clans.modules.industria.trains.part import Numbers, Part
from ceilidh.games.clans.rules.counters import kept_processed
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.kept import give_kept, kept_moves
from ceilidh.games.clans.rules.ledger import pay_in, put_goods
from ceilidh.games.clans.rules.picking import why_no_pick
from ceilidh.games.clans.rules.pieces import kinds_of, owner_at, reach_of, send_home
from ceilidh.games.clans.rules.trade import move_price
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Domain, Spec, by_id
from ceilidh.kernel.event import Event
from ceilidh.kernel.flow import Flow
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

# --- goods of one's choice ------------------------------------------------------------------------


class DeliveryGoods(InnerStep):
    """Frame.a basic and frame.b processed goods to come, each of any kind (IN-TD-Q5)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.a or frame.b:
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.a:
            out.extend([GAIN.all[good] for good in BASIC])
        if frame.b:
            out.extend([GAIN.all[good] for good in PROCESSED])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        basic = 1 if action.a in BASIC else 0
        state.stack[-1] = Frame(frame.step, frame.seat, frame.a - basic, frame.b - 1 + basic)
        put_goods(state, frame.seat, action.a, 1, "delivery")

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which good the delivery bonus gives", ("IN-TD-Q5",))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not GAIN:
            return None
        names: dict[str, object] = {"good": GOOD_NAMES[action.a]}
        return Reason("The bonus gives no more goods like {good}.", ("IN-TD-Q5",), names)


DELIVERY_GOODS: Final[DeliveryGoods] = DeliveryGoods("goods of a delivery")


class GoodsPart(Part):
    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        basic, processed = numbers.get("basic", 0), numbers["processed"]
        state.stack.append(Frame(DELIVERY_GOODS.id, seat, basic, processed))


# --- upgrades undone ------------------------------------------------------------------------------

UPGRADE: Final[Domain] = Domain("upgrade", ("shipping", "merchant", "woodcutter", "miner"))
UNDO: Final[Spec] = Spec("undo", (UPGRADE,), ("IN-D05-01",))


def undoable(state: State, seat: int) -> list[int]:
    """How often each upgrade can be undone (IN-D05-02 to 04, IN-D05-Q1)."""
    own = state.seats[seat]
    hired = state.rules.components.board.merchants_on_board - own.board_merchants
    tiles = own.technology
    shipping = own.shipping
    for answer in bonus_hooks(state, seat):
        if not answer.shipping_lowers(state, seat):
            shipping = 0
    return [shipping, min(own.merchants, hired), tiles & 1, tiles >> 1 & 1]


class Undoing(InnerStep):
    """Frame.b upgrades are still to be undone for the goods of tile frame.a; all or none."""

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.b:
            return True
        numbers = railway(state).bonus(frame.a).numbers
        goods = Frame(DELIVERY_GOODS.id, frame.seat, numbers["basic"], numbers["processed"])
        state.stack[-1] = goods
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.b == railway(state).bonus(frame.a).numbers["undo"]:
            out.append(DONE.only)
        for upgrade, number in enumerate(undoable(state, frame.seat)):
            if number:
                out.append(UNDO.all[upgrade])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
            return
        state.stack[-1] = Frame(frame.step, frame.seat, frame.a, frame.b - 1)
        own = state.mine(frame.seat)
        if action.a == 0:
            own.shipping -= 1
            own.reach = reach_of(state, frame.seat)
        elif action.a == 1:
            own.merchants -= 1
            own.board_merchants += 1
        else:
            own.technology &= ~(1 << (action.a - 2))
        if state.sink is not None:
            thing = UPGRADE.words[action.a]
            state.sink.events.append(Event("undone", frame.seat, thing, 1, -1, ""))

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which upgrade to undo", ("IN-D05-01",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is UNDO:
            return Reason("Upgrades are undone only for a delivery bonus.", ("IN-D05-01",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not UNDO:
            return None
        if action.a == 1:
            rules = ("IN-D05-03", "IN-D05-Q1")
            return Reason("No hired merchant stands in your stock.", rules)
        if action.a == 0 and state.seats[frame.seat].shipping:
            return Reason("Your clan never lowers its shipping.", ("IN-D05-06", "IN-SIN-02"))
        return Reason("You have no such upgrade to undo.", ("IN-D05-01",))


UNDOING: Final[Undoing] = Undoing("undo upgrades")


class UndoPart(Part):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return sum(undoable(state, seat)) >= numbers["undo"]  # IN-D05-07

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(UNDOING.id, seat, bonus, numbers["undo"]))


# --- prices ---------------------------------------------------------------------------------------


class MovingPrices(InnerStep):
    """Frame.b markers still to be moved by a step, others than those of mask frame.a (IN-D06)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.b:
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        for good in range(len(GOOD_NAMES)):
            if not frame.a >> good & 1:
                if state.prices[good] > 0:
                    out.append(SHIFT.rows[good][0])
                if state.prices[good] < state.rules.last_price:
                    out.append(SHIFT.rows[good][1])
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
            return
        moved = frame.a | 1 << action.a
        state.stack[-1] = Frame(frame.step, frame.seat, moved, frame.b - 1)
        move_price(state, action.a, 1 if action.b else -1)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which price to move by a step, or be done", ("IN-D06-02",))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not SHIFT:
            return None
        names: dict[str, object] = {"good": GOOD_NAMES[action.a]}
        if frame.a >> action.a & 1:
            rules = ("IN-D06-02",)
            return Reason("You have moved the price of {good}: move another.", rules, names)
        return Reason("The price of {good} is at that end.", ("IN-GL-Q1",), names)


MOVING_PRICES: Final[MovingPrices] = MovingPrices("move prices")


class PricesPart(Part):
    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(MOVING_PRICES.id, seat, 0, numbers["goods"]))


# --- processing -----------------------------------------------------------------------------------

# Products with what they are made of.
PROCESSES: Final = ((BREAD, GRAIN), (CHEESE, MILK), (WHISKY, GRAIN))


class ProcessingGoods(InnerStep):
    """Up to frame.a basic goods are processed without factories (IN-D10-01)."""

    def begin(self, state: State, frame: Frame) -> bool:
        out: list[Action] = []
        self.choices(state, frame, out)
        if frame.a and (len(out) > 1 or self.may_change(state, frame)):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        stock = state.seats[frame.seat].goods
        for makes, uses in PROCESSES:
            out.extend(MAKE.rows[makes][1 : min(frame.a, stock[uses]) + 1])
        out.append(DONE.only)
        for answer in bonus_hooks(state, frame.seat):
            answer.further_makes(state, frame.seat, frame.a, out)
        out.sort(key=by_id)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
            return
        if action.spec is not MAKE:
            state.stack[-1] = Frame(frame.step, frame.seat, frame.a - action.a)
            for answer in bonus_hooks(state, frame.seat):
                answer.make_further(state, frame.seat, action)
            return
        state.stack[-1] = Frame(frame.step, frame.seat, frame.a - action.b)
        uses = MILK if action.a == CHEESE else GRAIN
        put_goods(state, frame.seat, uses, -action.b, "delivery")
        put_goods(state, frame.seat, action.a, action.b, "delivery")

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which goods to process, or be done", ("IN-D10-01",))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not MAKE:
            return None
        names: dict[str, object] = {"good": GOOD_NAMES[action.a], "left": frame.a}
        if action.a not in PROCESSED or action.b == 0:
            return Reason("Nothing is processed that way.", ("IN-D10-01", "IN-D10-03"))
        if action.b > frame.a:
            return Reason("You may still process {left}.", ("IN-D10-01",), names)
        return Reason("You lack what {good} is made of.", ("IN-D10-01",), names)


PROCESSING_GOODS: Final[ProcessingGoods] = ProcessingGoods("process goods")


class ProcessPart(Part):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        own = state.seats[seat]
        out: list[Action] = []
        for answer in bonus_hooks(state, seat):
            answer.further_makes(state, seat, numbers["goods"], out)
        return own.goods[GRAIN] + own.goods[MILK] > 0 or len(out) > 0

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(PROCESSING_GOODS.id, seat, numbers["goods"]))


class GivingWhisky(InnerStep):
    """Frame.b whisky are still to be given up for the money of tile frame.a.

    A kilt stands for one (IN-D13-02).
    """

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.b and kept_processed(state, frame.seat):
            return True
        state.stack.pop()
        put_goods(state, frame.seat, WHISKY, -frame.b, "delivery")
        pay_in(state, frame.seat, railway(state).bonus(frame.a).numbers["money"], "delivery")
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if state.seats[frame.seat].goods[WHISKY]:
            out.append(DISCARD.all[WHISKY])
        out.extend(kept_moves(state, frame.seat))

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack[-1] = Frame(frame.step, frame.seat, frame.a, frame.b - 1)
        if action.spec is DISCARD:
            put_goods(state, frame.seat, WHISKY, -1, "delivery")
        else:
            give_kept(state, frame.seat)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("what to give up as whisky", ("IN-D13-01", "IN-D13-02"))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is DISCARD:
            return Reason("Only whisky you have is given up here.", ("IN-D13-01",))
        return None


GIVING_WHISKY: Final[GivingWhisky] = GivingWhisky("give whisky")


class WhiskyPart(Part):
    """Whisky for money, once (IN-D13)."""

    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        held = state.seats[seat].goods[WHISKY] + kept_processed(state, seat)
        return held >= numbers["whisky"]

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(GIVING_WHISKY.id, seat, bonus, numbers["whisky"]))


# --- units that go back ---------------------------------------------------------------------------

WITHDRAW: Final[Spec] = Spec("withdraw", (HEX,), ("IN-D07-01", "IN-D09-01", "IN-D12-01"))
# By the word of the bonus: which units may go back for it.
RETURNED: Final[dict[str, tuple[int, ...]]] = {
    "return_distillery_for_goods": (DISTILLERY,),
    "return_factory_for_basic": (DAIRY, BAKERY, DISTILLERY),
    "return_animal_for_money": (SHEEP, COW),
    "return_field_to_fulfil": (FIELD,),
}


class SendingHome(InnerStep):
    """A unit goes back to the player board for the reward of tile frame.a.

    Frame.b > 0: one of two units on hex frame.b - 1 is to be picked.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.gift = -1

    def ready(self, flow: Flow[State]) -> None:
        self.gift = flow.id_of("contract for nothing")

    def _kinds(self, state: State, frame: Frame, hex_: int) -> list[int]:
        """The kinds on a hex that may go back, each once."""
        wanted = RETURNED[railway(state).bonus(frame.a).word]
        here = set(kinds_of(state, frame.seat, hex_))
        return sorted([kind for kind in here if kind in wanted])

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.b:
            kinds = self._kinds(state, frame, frame.b - 1)
            out.extend([PICK.all[kind] for kind in kinds])
            return
        out.append(DONE.only)
        own = state.seats[frame.seat].own.hexes()
        out.extend([WITHDRAW.all[hex_] for hex_ in own if self._kinds(state, frame, hex_)])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
            return
        hex_ = frame.b - 1 if frame.b else action.a
        kinds = [action.a] if frame.b else self._kinds(state, frame, hex_)
        if len(kinds) > 1:
            state.stack[-1] = Frame(frame.step, frame.seat, frame.a, hex_ + 1)
            return
        state.stack.pop()
        send_home(state, hex_, kinds[0])
        self._reward(state, frame)

    def _reward(self, state: State, frame: Frame) -> None:
        row = railway(state).bonus(frame.a)
        numbers = row.numbers
        if row.word == "return_animal_for_money":
            pay_in(state, frame.seat, numbers["money"], "delivery")
        elif row.word == "return_field_to_fulfil":
            state.stack.append(Frame(self.gift, frame.seat))
        elif row.word == "return_factory_for_basic":
            for good in BASIC:
                put_goods(state, frame.seat, good, numbers["each_basic"], "delivery")
        else:
            pay_in(state, frame.seat, -numbers["cost"], "bonus")
            for good in range(len(GOOD_NAMES)):
                put_goods(state, frame.seat, good, numbers["each_good"], "delivery")

    def when(self, spec: Spec) -> Reason | None:
        if spec is WITHDRAW:
            return Reason("Units go back only for a delivery bonus.", WITHDRAW.rules)
        return None

    def task(self, state: State, frame: Frame) -> Reason:
        rules = railway(state).bonus(frame.a).marks.rules
        return Reason("which unit goes back to your player board, or be done", rules)

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if frame.b:
            return why_no_pick(state, frame.seat, frame.b - 1, action)
        if action.spec is not WITHDRAW:
            return None
        names: dict[str, object] = {"hex": HEX.words[action.a]}
        rules = railway(state).bonus(frame.a).marks.rules
        if owner_at(state, action.a) != frame.seat:
            return Reason("You have no unit on hex {hex}.", rules, names)
        wanted = RETURNED[railway(state).bonus(frame.a).word]
        names["units"] = ", ".join([KIND_NAMES[kind] for kind in wanted])
        return Reason("For this bonus one of these goes back: {units}.", rules, names)


SENDING_HOME: Final[SendingHome] = SendingHome("unit goes back")


class ReturnPart(Part):
    """A unit goes back, and maybe money with it, before anything is gained (IN-D07-02)."""

    def __init__(self, word: str, kinds: tuple[int, ...]) -> None:
        super().__init__(word, True)
        self.kinds = kinds

    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        own = state.seats[seat]
        units = sum([own.deployed[kind] for kind in self.kinds])
        return units > 0 and own.money >= numbers.get("cost", 0)

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(SENDING_HOME.id, seat, bonus))
