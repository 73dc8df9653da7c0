"""What a bot thinks of trains: deliveries made, the next one, and what bonuses bring."""

from collections.abc import Callable
from typing import Final

from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look
from ceilidh.bots.clans.worth import ROUNDS
from ceilidh.bots.terms import Term
from ceilidh.games.clans.goods import BASIC, BREAD, CHEESE, GRAIN, MILK, PROCESSED, WHISKY
from ceilidh.games.clans.modules.industria.rail_board.board import railway, unlocked
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
HOPE: Final = 0.3  # deliveries to be expected in each later round
ACTION: Final = 0.4  # an action more: turns are plenty, but rivals are quick

Worth = Callable[[Look, Numbers], float]


# --- what the parts of bonuses are worth ----------------------------------------------------------


def _goods(look: Look, numbers: Numbers) -> float:
    worth = look.prospect.goods
    basic = max([worth[good] for good in BASIC]) * numbers.get("basic", 0)
    return basic + max([worth[good] for good in PROCESSED]) * numbers["processed"]


def _hexes(look: Look, numbers: Numbers) -> float:
    return look.weights.expand * numbers["free_hexes"] * look.prospect.pound


def _field(look: Look, numbers: Numbers) -> float:
    return 14 * look.prospect.pound


def _jump(look: Look, numbers: Numbers) -> float:
    return 8 * look.prospect.pound


def _upgrade(look: Look, numbers: Numbers) -> float:
    return look.weights.upgrade * numbers["upgrades"] * look.prospect.pound


def _distillery(look: Look, numbers: Numbers) -> float:
    worth = look.prospect.goods
    unit = 10 * look.prospect.pound * (1 if look.prospect.left else 0.4)
    return max(sum(worth) * numbers["each_good"] - numbers["cost"] * look.prospect.pound - unit, 0)


def _factory(look: Look, numbers: Numbers) -> float:
    goods = sum([look.prospect.goods[good] for good in BASIC]) * numbers["each_basic"]
    return max(goods - 9 * look.prospect.pound * (1 if look.prospect.left else 0.4), 0)


def _process(look: Look, numbers: Numbers) -> float:
    worth, stock = look.prospect.goods, look.own.goods
    milk = min(stock[MILK], numbers["goods"])
    grain = min(stock[GRAIN], numbers["goods"] - milk)
    dear = max(worth[BREAD], worth[WHISKY])
    return milk * (worth[CHEESE] - worth[MILK]) + grain * (dear - worth[GRAIN])


def _animal(look: Look, numbers: Numbers) -> float:
    unit = 12.0 if look.prospect.left else 3.0
    return max(numbers["money"] - unit, 0) * look.prospect.pound


def _whisky(look: Look, numbers: Numbers) -> float:
    given = numbers["whisky"] * look.prospect.goods[WHISKY]
    return max(numbers["money"] * look.prospect.pound - given, 0)


def _sale(look: Look, numbers: Numbers) -> float:
    best = 0.0
    for good, number in enumerate(look.own.goods):
        sold = min(number, look.own.merchants, numbers["goods"])
        each = (price(look.state, good) + numbers["premium"]) * look.prospect.pound
        best = max(best, sold * (each - look.prospect.goods[good]))
    return best


def _merchants(look: Look, numbers: Numbers) -> float:
    return (numbers["money"] - 4) * look.prospect.pound


def _reserve(look: Look, numbers: Numbers) -> float:
    return (numbers["money"] - 3) * look.prospect.pound


def _fetch(look: Look, numbers: Numbers) -> float:
    return numbers["goods"] * look.prospect.goods[CHEESE]


def _export(look: Look, numbers: Numbers) -> float:
    contracts = open_contracts(look.state, look.prospect.seat)
    rows = [look.state.rules.components.contract(number) for number in contracts]
    best = max([sum(row.imports) for row in rows], default=0)
    return best * numbers["money_per_import"] * look.prospect.pound


def _gift(look: Look, numbers: Numbers) -> float:
    """A contract without its goods, but a field less."""
    contracts = open_contracts(look.state, look.prospect.seat)
    rows = [look.state.rules.components.contract(number) for number in contracts]
    best = max([look.prospect.reward(row) for row in rows], default=0.0)
    return max(best - 16 * look.prospect.pound, 0)


def _draw(look: Look, numbers: Numbers) -> float:
    return look.weights.draw


def _flat(points: float) -> Worth:
    return lambda look, numbers: points


PARTS: Final[dict[str, Worth]] = {
    "action": _flat(ACTION),
    "action-and-port": _flat(2.5),
    "animal": _animal,
    "building": _draw,
    "city": _flat(0.1),
    "contract": _flat(0.3),
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
    "moves": _flat(0.3),
    "prices": _flat(0.2),
    "process": _process,
    "reserve": _reserve,
    "sale": _sale,
    "undo": _flat(0.0),
    "upgrade": _upgrade,
    "whisky": _whisky,
}


def bonus_worth(look: Look, tile: int, parts: int, made: bool) -> float:
    """What the masked parts of a bonus tile bring; its money too, as long as it is not paid."""
    row = railway(look.state).bonus(tile)
    total = 0.0
    for nth, part in enumerate(parts_of(row.word)):
        if parts >> nth & 1 and part.can(look.state, look.prospect.seat, row.numbers):
            total += PARTS[part.word](look, row.numbers)
    if not made and row.word in _GIVEN:
        total += row.numbers["money"] * look.prospect.pound
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


def gain_at(look: Look, place: int, piece: float) -> float:
    """What a delivery to a place brings with its piece of the track, its goods not counted."""
    state = look.state
    total = piece
    if network_of(state).metropolis[place] >= 0:
        total += railway(state).numbers.metropolis_glory
    tile = yard(state).bonuses[place]
    return total + bonus_worth(look, tile, -1, False)


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


def chance_at(look: Look, place: int) -> float:
    """How far to count on having the goods of a delivery."""
    tile = demand_at(look.state, place)
    if tile is None:
        return 0.0
    own = look.own
    merchants, money = 0, 0
    for good, number in tile.wants:
        missing = number - own.goods[good]
        if missing > 0:
            merchants += missing if own.market[good] >= 0 else 99
            money += missing * price(look.state, good)
    if merchants == 0:
        return READY
    return TO_BUY if merchants <= own.merchants and money <= own.money else LACKING


def price_at(look: Look, place: int) -> float:
    """What the goods of a delivery are worth; those that are missing cost more."""
    tile = demand_at(look.state, place)
    if tile is None:
        return 99.0
    worth, stock = look.prospect.goods, look.own.goods
    total = 0.0
    for good, number in tile.wants:
        missing = max(number - stock[good], 0)
        dear = price(look.state, good) * look.prospect.pound
        total += (number - missing) * worth[good] + missing * max(dear, worth[good]) * DEAR
    return total


def best_goal(look: Look) -> float:
    """The best delivery that the train could make now."""
    best = 0.0
    piece = next_piece(look.state, look.prospect.seat)
    for place, fee in look.prospect.once(goals):
        value = gain_at(look, place, piece) - price_at(look, place) - fee * look.prospect.pound
        if value * READY > best:
            best = max(best, value * chance_at(look, place))
    return best


def track(look: Look) -> float:
    """The points of deliveries made and of those to be expected in later rounds."""
    taken = yard(look.state).taken[look.prospect.seat]
    return on_track(look.state, taken + (0 if look.over else HOPE * look.prospect.left))


def journey(look: Look) -> float:
    """The delivery of this round, as long as the train has not moved."""
    state, seat = look.state, look.prospect.seat
    if look.over or not state.round or seat in state.passed or is_lying(state, seat):
        return 0.0
    return best_goal(look) if place_of(state, seat, TRAIN) >= 0 else 0.0


# --- open decisions -------------------------------------------------------------------------------


def _riding(look: Look, frame: Frame) -> float:
    """One engine has moved: the delivery follows, where the train is or will be."""
    seat = look.prospect.seat
    if frame.a >> TRAIN & 1:
        place = place_of(look.state, seat, TRAIN)
        return gain_at(look, place, next_piece(look.state, seat)) - price_at(look, place)
    return 0.0  # the journey counts it still


def _piece(look: Look, frame: Frame) -> float:
    return next_piece(look.state, look.prospect.seat)


def _bonus(look: Look, frame: Frame) -> float:
    return bonus_worth(look, frame.a, frame.b, True)


def _of(word: str) -> Callable[[Look, Frame], float]:
    """The worth of a part whose decision is open, by the tile in frame.a."""
    return lambda look, frame: PARTS[word](look, railway(look.state).bonus(frame.a).numbers)


def _drawing(look: Look, frame: Frame) -> float:
    return look.weights.draw


def _some(points: float) -> Callable[[Look, Frame], float]:
    return lambda look, frame: points


def _home(look: Look, frame: Frame) -> float:
    row = railway(look.state).bonus(frame.a)
    return PARTS[parts_of(row.word)[0].word](look, row.numbers)


def _free_hexes(look: Look, frame: Frame) -> float:
    return look.weights.expand * frame.b * look.prospect.pound


def _free_unit(look: Look, frame: Frame) -> float:
    return (8 if frame.a else 14) * look.prospect.pound


def _to_gain(look: Look, frame: Frame) -> float:
    return _goods(look, {"basic": frame.a, "processed": frame.b})


def _processing(look: Look, frame: Frame) -> float:
    return _process(look, {"goods": frame.a})


def _reserving(look: Look, frame: Frame) -> float:
    return (frame.a - 3) * look.prospect.pound


def _undoing(look: Look, frame: Frame) -> float:
    numbers = railway(look.state).bonus(frame.a).numbers
    return _goods(look, numbers) if frame.b < numbers["undo"] else 0.0


def _giving(look: Look, frame: Frame) -> float:
    """The money to come, less the whisky that is still to go."""
    money = railway(look.state).bonus(frame.a).numbers["money"]
    return money * look.prospect.pound - frame.b * look.prospect.goods[WHISKY]


def _exporting(look: Look, frame: Frame) -> float:
    return _export(look, {"money_per_import": frame.a})


JUDGEMENT: Final = ClansJudgement(
    terms=(
        Term("deliveries", "the points of the delivery track", 1.0, track),
        Term("journey", "the best delivery the train can still make this round", 1.0, journey),
    ),
    pending={
        "other train": _riding,
        "take piece": _piece,
        "delivery bonus": _bonus,
        "extra action": _some(ACTION),
        "free hexes": _free_hexes,
        "free unit": _free_unit,
        "city tile": _some(0.1),
        "reserve hex": _reserving,
        "goods of a delivery": _to_gain,
        "undo upgrades": _undoing,
        "move prices": _some(0.2),
        "process goods": _processing,
        "give whisky": _giving,
        "unit goes back": _home,
        "exchange contract": _some(0.3),
        "stack contract": _drawing,
        "export with money": _exporting,
        "dear sale": _of("sale"),
        "post merchants": _of("merchants"),
        "fetch goods": _of("fetch"),
        "use fetched goods": _some(3.0),
    },
    phrases={
        "deliveries": message("the delivery track scores"),
        "journey": message("your train can still deliver in this round"),
    },
)
