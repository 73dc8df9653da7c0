"""What a bot thinks of trains: deliveries made, the next one, and what bonuses bring."""

from collections.abc import Callable
from typing import Final

from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
from ceilidh.bots.clans.value_tables import ROUNDS
from ceilidh.bots.evaluation import Term
from ceilidh.games.clans.goods import BASIC, BREAD, CHEESE, GRAIN, MILK, PROCESSED, WHISKY
from ceilidh.games.clans.modules.industria.rail_board.board import board, railway, unlocked
from ceilidh.games.clans.modules.industria.rail_board.rows import Demand
from ceilidh.games.clans.modules.industria.trains.bonus_tiles import parts_of
from ceilidh.games.clans.modules.industria.trains.movement import (
    TRAIN,
    demand_at,
    fee_of,
    place_of,
)
from ceilidh.games.clans.modules.industria.trains.network import network_of
from ceilidh.games.clans.modules.industria.trains.part import Numbers
from ceilidh.games.clans.modules.industria.trains.track import station_is_next
from ceilidh.games.clans.modules.industria.trains.yard import is_lying, yard
from ceilidh.games.clans.rules.fulfil import open_contracts
from ceilidh.games.clans.rules.trade import price
from ceilidh.games.clans.state import State
from ceilidh.kernel.state import Frame
from ceilidh.say.phrases import message

MARKER: Final = 1.5  # a freed milestone marker beyond what milestones to come count
STATION: Final = 1.5  # a unit more on the map
# How far to count on a delivery whose goods are there, can be bought, or cannot be had.
READY: Final = 0.75
TO_BUY: Final = 0.5
LACKING: Final = 0.1
DEAR: Final = 1.9  # goods that are missing cost money, a merchant and a turn
SLACK: Final = 1e-9  # a bound is never below the sum of the same numbers in another order
HOPE: Final = 0.3  # deliveries to be expected in each later round
NO_DEMAND: Final = 99.0  # where nobody asks for goods, a delivery is out of the question
ACTION: Final = 0.4  # an action more: turns are plenty, but rivals are quick

Worth = Callable[[ClansEvaluationView, Numbers], float]


# --- what the parts of bonuses are worth ----------------------------------------------------------


def _goods(view: ClansEvaluationView, numbers: Numbers) -> float:
    worth = view.context.goods
    basic = max([worth[good] for good in BASIC]) * numbers.get("basic", 0)
    return basic + max([worth[good] for good in PROCESSED]) * numbers["processed"]


def _hexes(view: ClansEvaluationView, numbers: Numbers) -> float:
    return view.weights.expand * numbers["free_hexes"] * view.context.pound


def _field(view: ClansEvaluationView, numbers: Numbers) -> float:
    return 14 * view.context.pound


def _jump(view: ClansEvaluationView, numbers: Numbers) -> float:
    return 8 * view.context.pound


def _upgrade(view: ClansEvaluationView, numbers: Numbers) -> float:
    return view.weights.upgrade * numbers["upgrades"] * view.context.pound


def _distillery(view: ClansEvaluationView, numbers: Numbers) -> float:
    worth = view.context.goods
    unit = 10 * view.context.pound * (1 if view.context.left else 0.4)
    return max(sum(worth) * numbers["each_good"] - numbers["cost"] * view.context.pound - unit, 0)


def _factory(view: ClansEvaluationView, numbers: Numbers) -> float:
    goods = sum([view.context.goods[good] for good in BASIC]) * numbers["each_basic"]
    return max(goods - 9 * view.context.pound * (1 if view.context.left else 0.4), 0)


def _process(view: ClansEvaluationView, numbers: Numbers) -> float:
    worth, stock = view.context.goods, view.own.goods
    milk = min(stock[MILK], numbers["goods"])
    grain = min(stock[GRAIN], numbers["goods"] - milk)
    dear = max(worth[BREAD], worth[WHISKY])
    return milk * (worth[CHEESE] - worth[MILK]) + grain * (dear - worth[GRAIN])


def _animal(view: ClansEvaluationView, numbers: Numbers) -> float:
    unit = 12.0 if view.context.left else 3.0
    return max(numbers["money"] - unit, 0) * view.context.pound


def _whisky(view: ClansEvaluationView, numbers: Numbers) -> float:
    given = numbers["whisky"] * view.context.goods[WHISKY]
    return max(numbers["money"] * view.context.pound - given, 0)


def _sale(view: ClansEvaluationView, numbers: Numbers) -> float:
    best = 0.0
    for good, number in enumerate(view.own.goods):
        sold = min(number, view.own.merchants, numbers["goods"])
        each = (price(view.state, good) + numbers["premium"]) * view.context.pound
        best = max(best, sold * (each - view.context.goods[good]))
    return best


def _merchants(view: ClansEvaluationView, numbers: Numbers) -> float:
    return (numbers["money"] - 4) * view.context.pound


def _reserve(view: ClansEvaluationView, numbers: Numbers) -> float:
    return (numbers["money"] - 3) * view.context.pound


def _fetch(view: ClansEvaluationView, numbers: Numbers) -> float:
    return numbers["goods"] * view.context.goods[CHEESE]


def _export(view: ClansEvaluationView, numbers: Numbers) -> float:
    contracts = open_contracts(view.state, view.context.seat)
    rows = [view.state.rules.components.contract(number) for number in contracts]
    best = max([sum(row.imports) for row in rows], default=0)
    return best * numbers["money_per_import"] * view.context.pound


def _gift(view: ClansEvaluationView, numbers: Numbers) -> float:
    """A contract without its goods, but a field less."""
    contracts = open_contracts(view.state, view.context.seat)
    rows = [view.state.rules.components.contract(number) for number in contracts]
    best = max([view.context.reward(row) for row in rows], default=0.0)
    return max(best - 16 * view.context.pound, 0)


def _draw(view: ClansEvaluationView, numbers: Numbers) -> float:
    return view.weights.draw


class FlatWorth:
    """A part that is always worth the same."""

    def __init__(self, points: float) -> None:
        self.points = points

    def __call__(self, view: ClansEvaluationView, numbers: Numbers) -> float:
        return self.points


PARTS: Final[dict[str, Worth]] = {
    "action": FlatWorth(ACTION),
    "action-and-port": FlatWorth(2.5),
    "animal": _animal,
    "building": _draw,
    "city": FlatWorth(0.1),
    "contract": FlatWorth(0.3),
    "distillery": _distillery,
    "export": _export,
    "factory": _factory,
    "fetch": _fetch,
    "field": _field,
    "further-contract": _draw,
    "gift": _gift,
    "goods": _goods,
    "hexes": _hexes,
    "jump": _jump,
    "merchants": _merchants,
    "moves": FlatWorth(0.3),
    "prices": FlatWorth(0.2),
    "process": _process,
    "reserve": _reserve,
    "sale": _sale,
    "undo": FlatWorth(0.0),
    "upgrade": _upgrade,
    "whisky": _whisky,
}


def bonus_worth(view: ClansEvaluationView, tile: int, parts: int, made: bool) -> float:
    """What the masked parts of a bonus tile bring; its money too, as long as it is not paid."""
    row = railway(view.state).bonus(tile)
    total = 0.0
    for nth, part in enumerate(parts_of(row.word)):
        if parts >> nth & 1 and part.can(view.state, view.context.seat, row.numbers):
            total += PARTS[part.word](view, row.numbers)
    if not made and row.word in _GIVEN:
        total += row.numbers["money"] * view.context.pound
    return total


# Tiles whose money costs nothing.
_GIVEN: Final = (
    "money_and_free_hexes",
    "money_action_and_city_tile",
    "shift_prices_and_money",
    "money_and_move_units",
    "money_and_extra_contract",
    "money_and_building_bonus",
    "upgrades_and_money",
)


# Parts whose worth changes with the position; that of all others is fixed for a decision.
_CHANGING: Final = ("export", "gift", "process", "sale")


class MostWorths:
    """What bonus tiles bring at most, without a question whether their parts can be used."""

    def __init__(self, state: State, seat: int) -> None:
        self.known: dict[int, float] = {}

    def of(self, view: ClansEvaluationView, tile: int) -> float:
        known = self.known.get(tile)
        if known is not None:
            return known
        row = railway(view.state).bonus(tile)
        parts = parts_of(row.word)
        total = row.numbers["money"] * view.context.pound if row.word in _GIVEN else 0.0
        for part in parts:
            total += max(PARTS[part.word](view, row.numbers), 0.0)
        if not any([part.word in _CHANGING for part in parts]):
            self.known[tile] = total
        return total


# --- deliveries -----------------------------------------------------------------------------------


def next_piece(state: State, seat: int) -> float:
    """What one more piece of the delivery track brings."""
    own, numbers = yard(state), railway(state).numbers
    taken = own.taken[seat]
    if taken > numbers.markers:
        return 0.0
    later = HOPE * max(ROUNDS - max(state.round, 1), 0)
    points = on_track(state, taken + 1 + later) - on_track(state, taken + later)
    return points + (STATION if station_is_next(state, seat) else MARKER)


def on_track(state: State, spaces: float) -> float:
    """The points of so many empty spaces, between the printed ones too."""
    points = railway(state).numbers.delivery_vp
    whole = min(int(spaces), len(points) - 1)
    rest = min(spaces, len(points) - 1) - whole
    above = points[min(whole + 1, len(points) - 1)]
    return points[whole] + rest * (above - points[whole])


def gain_at(view: ClansEvaluationView, place: int, piece: float) -> float:
    """What a delivery to a place brings with its piece of the track, its goods not counted."""
    state = view.state
    total = piece
    if network_of(state).metropolis[place] >= 0:
        total += railway(state).numbers.metropolis_glory
    tile = yard(state).bonuses[place]
    return total + bonus_worth(view, tile, -1, False)


def goals(state: State, seat: int) -> list[tuple[int, int]]:
    """The places that the train can reach in this round, with the least fee for each."""
    found: dict[int, int] = {}
    keys = unlocked(state, seat)
    start = place_of(state, seat, TRAIN)
    if start < 0:
        return []
    for route in network_of(state).routes[start]:
        if not route.locks & ~keys and yard(state).bonuses[route.end]:
            fee = fee_of(state, seat, route)
            found[route.end] = min(found.get(route.end, fee), fee)
    return list(found.items())


def chance_of(view: ClansEvaluationView, tile: Demand) -> float:
    """How far to count on having the goods of a delivery."""
    own = view.own
    merchants, money = 0, 0
    for good, number in tile.wants:
        missing = number - own.goods[good]
        if missing > 0:
            merchants += missing if own.market[good] >= 0 else 99
            money += missing * price(view.state, good)
    if merchants == 0:
        return READY
    return TO_BUY if merchants <= own.merchants and money <= own.money else LACKING


def price_of(view: ClansEvaluationView, tile: Demand) -> float:
    """What the goods of a delivery are worth; those that are missing cost more."""
    worth, stock = view.context.goods, view.own.goods
    total = 0.0
    for good, number in tile.wants:
        missing = max(number - stock[good], 0)
        dear = price(view.state, good) * view.context.pound
        total += (number - missing) * worth[good] + missing * max(dear, worth[good]) * DEAR
    return total


def best_goal(view: ClansEvaluationView) -> float:
    """The best delivery that the train could make now.

    Whether a bonus can be used takes longest to find out, so that is asked of a place only if it
    would be the best one with all its bonuses.
    """
    state, pound = view.state, view.context.pound
    piece = next_piece(state, view.context.seat)
    table, network = railway(state), network_of(state)
    demand, bonuses = board(state).demand, yard(state).bonuses
    worths = view.context.once(MostWorths)
    hopes: list[tuple[float, float, float, float, int]] = []
    for place, fee in view.context.once(goals):
        number = demand[network.slot_of[place]]
        if number:
            tile = table.demand_tile(number)
            goods, chance = price_of(view, tile), chance_of(view, tile)
            most = piece + worths.of(view, bonuses[place]) + SLACK
            if network.metropolis[place] >= 0:
                most += table.numbers.metropolis_glory
            hopes.append(((most - goods - fee * pound) * chance, chance, goods, fee * pound, place))
    hopes.sort(reverse=True)
    best = 0.0
    for hope, chance, goods, fees, place in hopes:
        if hope <= best:
            break
        best = max(best, (gain_at(view, place, piece) - goods - fees) * chance)
    return best


def track(view: ClansEvaluationView) -> float:
    """The points of deliveries made and of those to be expected in later rounds."""
    taken = yard(view.state).taken[view.context.seat]
    return on_track(view.state, taken + (0 if view.over else HOPE * view.context.left))


def journey(view: ClansEvaluationView) -> float:
    """The delivery of this round, as long as the train has not moved."""
    state, seat = view.state, view.context.seat
    if view.over or not state.round or seat in state.passed or is_lying(state, seat):
        return 0.0
    return best_goal(view) if place_of(state, seat, TRAIN) >= 0 else 0.0


# --- open decisions -------------------------------------------------------------------------------


def _riding(view: ClansEvaluationView, frame: Frame) -> float:
    """One engine has moved: the delivery follows, where the train is or will be."""
    seat = view.context.seat
    if frame.a >> TRAIN & 1:
        place = place_of(view.state, seat, TRAIN)
        tile = demand_at(view.state, place)
        cost = price_of(view, tile) if tile is not None else NO_DEMAND
        return gain_at(view, place, next_piece(view.state, seat)) - cost
    return 0.0  # the journey counts it still


def _piece(view: ClansEvaluationView, frame: Frame) -> float:
    return next_piece(view.state, view.context.seat)


def _bonus(view: ClansEvaluationView, frame: Frame) -> float:
    return bonus_worth(view, frame.a, frame.b, True)


class OpenPart:
    """A part whose decision is open, by the tile in frame.a."""

    def __init__(self, word: str) -> None:
        self.word = word

    def __call__(self, view: ClansEvaluationView, frame: Frame) -> float:
        return PARTS[self.word](view, railway(view.state).bonus(frame.a).numbers)


def _drawing(view: ClansEvaluationView, frame: Frame) -> float:
    return view.weights.draw


class FlatDecision:
    """An open decision that is always worth the same."""

    def __init__(self, points: float) -> None:
        self.points = points

    def __call__(self, view: ClansEvaluationView, frame: Frame) -> float:
        return self.points


def _home(view: ClansEvaluationView, frame: Frame) -> float:
    row = railway(view.state).bonus(frame.a)
    return PARTS[parts_of(row.word)[0].word](view, row.numbers)


def _free_hexes(view: ClansEvaluationView, frame: Frame) -> float:
    return view.weights.expand * frame.b * view.context.pound


def _free_unit(view: ClansEvaluationView, frame: Frame) -> float:
    return (8 if frame.a else 14) * view.context.pound


def _to_gain(view: ClansEvaluationView, frame: Frame) -> float:
    return _goods(view, {"basic": frame.a, "processed": frame.b})


def _processing(view: ClansEvaluationView, frame: Frame) -> float:
    return _process(view, {"goods": frame.a})


def _reserving(view: ClansEvaluationView, frame: Frame) -> float:
    return (frame.a - 3) * view.context.pound


def _undoing(view: ClansEvaluationView, frame: Frame) -> float:
    numbers = railway(view.state).bonus(frame.a).numbers
    return _goods(view, numbers) if frame.b < numbers["undo"] else 0.0


def _giving(view: ClansEvaluationView, frame: Frame) -> float:
    """The money to come, less the whisky that is still to go."""
    money = railway(view.state).bonus(frame.a).numbers["money"]
    return money * view.context.pound - frame.b * view.context.goods[WHISKY]


def _exporting(view: ClansEvaluationView, frame: Frame) -> float:
    return _export(view, {"money_per_import": frame.a})


EVALUATION: Final = ClansModuleEvaluation(
    terms=(
        Term("deliveries", "the points of the delivery track", 1.0, track),
        Term("journey", "the best delivery the train can still make this round", 1.0, journey),
    ),
    pending={
        "other train": _riding,
        "take piece": _piece,
        "delivery bonus": _bonus,
        "extra action": FlatDecision(ACTION),
        "free hexes": _free_hexes,
        "free unit": _free_unit,
        "city tile": FlatDecision(0.1),
        "reserve hex": _reserving,
        "goods of a delivery": _to_gain,
        "undo upgrades": _undoing,
        "move prices": FlatDecision(0.2),
        "process goods": _processing,
        "give whisky": _giving,
        "unit goes back": _home,
        "exchange contract": FlatDecision(0.3),
        "stack contract": _drawing,
        "export with money": _exporting,
        "dear sale": OpenPart("sale"),
        "post merchants": OpenPart("merchants"),
        "fetch goods": OpenPart("fetch"),
        "use fetched goods": FlatDecision(3.0),
    },
    phrases={
        "deliveries": message("the delivery track scores"),
        "journey": message("your train can still deliver this round"),
    },
)
