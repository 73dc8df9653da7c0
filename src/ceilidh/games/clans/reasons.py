"""Why a move is not legal, in a sentence, with the rules behind it. The page shows those rules."""

from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.goods import COLUMN_NAMES, GOOD_NAMES, WOODCUTTER
from ceilidh.games.clans.kinds import (
    BARGAIN,
    BUILD,
    BUY,
    COPY,
    DONE,
    FULFIL,
    HEX,
    HIRE,
    KEEP,
    PASS,
    SELL,
    SHIP,
    TAKE,
    TECH,
    USE,
)
from ceilidh.games.clans.rules.contracts import FROM_BOARD, contract_money, empty_boxes
from ceilidh.games.clans.rules.expand import total_cost, units_left
from ceilidh.games.clans.rules.fulfil import missing_for
from ceilidh.games.clans.rules.port_access import corner_of, is_open
from ceilidh.games.clans.rules.trade import price, trade_money
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


def why_not(state: State, action: Action) -> Reason:
    """The first reason found; the caller knows that the action is not legal."""
    if not state.stack:
        return Reason("The game is over.", ("CC-RND-05",))
    frame = state.stack[-1]
    moment = _wrong_moment(state, frame, action)
    if moment is not None:
        return moment
    spec = action.spec
    if spec is BUY or spec is SELL:
        return _why_no_trade(state, frame, action)
    if spec is BUILD:
        return _why_no_build(state, frame, action)
    if spec is TAKE:
        return _why_no_contract(state, frame.seat, action.a)
    if spec is SHIP or spec is TECH or spec is HIRE:
        return _why_no_upgrade(state, frame, action)
    if spec is FULFIL:
        return _why_no_fulfilment(state, frame.seat, action.a)
    if spec is USE or spec is COPY:
        return _why_no_port(state, frame.seat, action)
    if spec is BARGAIN:
        return Reason(
            "The neighbourhood bonus does not offer so many of that good at a price you can pay.",
            ("CC-NBB-01", "CC-NBB-12"),
        )
    if spec is KEEP:
        return Reason("That contract cannot be kept now.", ("CC-BLD-05", "CC-BLD-Q5"))
    return Reason("That is not possible now.", spec.rules)


def _wrong_moment(state: State, frame: Frame, action: Action) -> Reason | None:
    """A reason if the kind of move does not belong to the step at hand."""
    step = FLOW.steps[frame.step].name
    legal = FLOW.legal_for(state, frame.seat)
    kinds: list[str] = []
    for other in legal:
        if other.spec.word not in kinds:
            kinds.append(other.spec.word)
    if step == "turn":
        if frame.c and action.spec is not BUY and action.spec is not SELL:
            good = GOOD_NAMES[frame.c - 1]
            return Reason(
                "You moved the price of {good}: trade it now.", ("CC-PRT-T6-Q2",), {"good": good}
            )
        if frame.a and action.spec.word not in kinds:
            return Reason("You have taken your action of this turn.", ("CC-ACT-01",))
        if frame.a == 0 and action.spec is DONE:
            return Reason("Take an action, or pass.", ("CC-ACT-05",))
        return None
    if action.spec.word in kinds or (step == "benefits" and action.spec is not PASS):
        return None
    if step == "keep contracts" and action.spec is KEEP:
        return None
    return Reason("First decide this: {kinds}.", ("CC-ACT-01",), {"kinds": ", ".join(kinds)})


def _why_no_trade(state: State, frame: Frame, action: Action) -> Reason:
    seat = state.seats[frame.seat]
    good, number = action.a, action.b
    name = GOOD_NAMES[good]
    if frame.c and frame.c - 1 != good:
        moved = GOOD_NAMES[frame.c - 1]
        return Reason(
            "You moved the price of {good}: trade that good.", ("CC-PRT-T6-Q2",), {"good": moved}
        )
    if number == 0:
        return Reason("Trade at least one.", ("CC-TRD-04",))
    if number > seat.merchants:
        merchants: dict[str, object] = {"number": seat.merchants}
        return Reason("You have {number} merchants in stock.", ("CC-TRD-04",), merchants)
    if action.spec is BUY:
        if seat.market[good] < 0:
            return Reason(
                "Your merchants already sell {good} this round.", ("CC-TRD-11",), {"good": name}
            )
        cost = price(state, good) * number
        money = seat.money + trade_money(state, frame.seat)
        return Reason(
            "{number} {good} cost £{cost}; you have £{money}.",
            ("CC-TRD-08",),
            {"number": number, "good": name, "cost": cost, "money": money},
        )
    if seat.market[good] > 0:
        return Reason(
            "Your merchants already buy {good} this round.", ("CC-TRD-11",), {"good": name}
        )
    stock: dict[str, object] = {"number": seat.goods[good], "good": name}
    return Reason("You have {number} {good} in stock.", ("CC-TRD-08",), stock)


def _why_no_contract(state: State, seat: int, contract: int) -> Reason:
    if contract not in state.display:
        return Reason(
            "Contract {contract} is not on the export board.",
            ("CC-CON-01",),
            {"contract": contract},
        )
    if empty_boxes(state, seat) <= 0:
        return Reason("Your export box is full: fulfil its contract first.", ("CC-CON-06",))
    cost = -contract_money(state, seat, FROM_BOARD)
    return Reason(
        "A contract costs £{cost} this round; you have £{money}.",
        ("CC-CON-02",),
        {"cost": cost, "money": state.seats[seat].money},
    )


def _why_no_build(state: State, frame: Frame, action: Action) -> Reason:
    seat = state.seats[frame.seat]
    unit, hex_ = COLUMN_NAMES[action.a], HEX.words[action.b]
    names: dict[str, object] = {"unit": unit, "hex": hex_}
    columns = [column for column in seat.hooks.columns if column.index == action.a]
    if not columns:
        return Reason("Your player board has no {unit}.", ("CC-EXP-01", "CC-MDO-01"), names)
    column = columns[0]
    first = FLOW.steps[frame.step].name == "first worker"
    if first and not column.worker:
        return Reason("First workers are woodcutters or miners.", ("CC-FW-03",))
    if units_left(seat, column) == 0:
        return Reason("All your {unit} units are on the map.", ("CC-EXP-13",), names)
    if not state.map.active.has(action.b):
        return Reason("Hex {hex} is not part of the active map.", ("CC-EXP-15",), names)
    if not state.map.fits[action.b] & column.terrain:
        rule = "CC-EXP-07" if action.a < WOODCUTTER else ("CC-EXP-08", "CC-EXP-09")[action.a & 1]
        return Reason("A {unit} does not fit the land of hex {hex}.", (rule,), names)
    if action.b in state.map.ports and not state.ports and not state.rules.small:
        return Reason("Without port tiles nobody can stand on a corner.", ("CC-VNP-Q1",))
    if not state.free.has(action.b):
        return Reason("Hex {hex} is taken.", ("CC-EXP-04",), names)
    if not first and not seat.reach.has(action.b):
        return Reason("Hex {hex} is out of reach of your units.", ("CC-EXP-03",), names)
    free_land = FLOW.steps[frame.step].name == "benefits"
    cost = total_cost(state, frame.seat, column, action.b, not free_land)
    if cost > seat.money:
        sums: dict[str, object] = {"cost": cost, "money": seat.money}
        return Reason("That costs £{cost}; you have £{money}.", ("CC-EXP-05",), sums)
    return Reason("Your clan may not put a {unit} there.", ("CC-MDO-06", "CC-FER-04"), names)


def _why_no_upgrade(state: State, frame: Frame, action: Action) -> Reason:
    seat = state.seats[frame.seat]
    board = state.rules.components.board
    if action.spec is SHIP:
        if seat.shipping == board.shipping_last:
            return Reason("Your shipping is at the end of its track.", ("CC-SHP-Q1",))
        return Reason("Shipping costs £{cost}.", ("CC-SHP-01",), {"cost": board.shipping_cost})
    if action.spec is HIRE:
        if seat.board_merchants == 0:
            return Reason("All your merchants are hired.", ("CC-HIR-03",))
        return Reason("A merchant costs £{cost}.", ("CC-HIR-01",), {"cost": board.merchant_cost})
    if seat.hooks.of["technology_allowed"]:
        return Reason("Your clan has no technology tiles.", ("CC-TEC-06",))
    if seat.technology >> action.a & 1:
        return Reason("That technology tile is flipped already.", ("CC-TEC-02",))
    return Reason("You cannot pay for that technology.", ("CC-TEC-01", "CC-TEC-05"))


def _why_no_fulfilment(state: State, seat: int, contract: int) -> Reason:
    if contract not in state.seats[seat].box:
        return Reason(
            "Contract {contract} is not in your export box.", ("CC-FUL-01",), {"contract": contract}
        )
    missing = ", ".join(missing_for(state, seat, contract))
    return Reason(
        "You still need {missing} for contract {contract}.",
        ("CC-FUL-02",),
        {"missing": missing, "contract": contract},
    )


def _why_no_port(state: State, seat: int, action: Action) -> Reason:
    tile = action.a if action.spec is USE else 9
    corner = corner_of(state, tile)
    if corner < 0 or action.a not in state.ports:
        return Reason("That port tile is not in this game.", ("CC-PRT-01",))
    if state.seats[seat].ports >> corner & 1:
        return Reason("You have used port {port} already.", ("CC-PRT-07",), {"port": tile})
    if not is_open(state, seat, corner):
        return Reason(
            "Port {port} is out of reach of your units.",
            ("CC-PRT-01", "CC-PRT-04"),
            {"port": tile},
        )
    return Reason("You cannot use that port now.", ("CC-PRT-Q2", "CC-PRT-Q3"))
