"""The Automa's set-up (IN-AS): money, token, deck, and a first worker in each map module."""

from typing import Final

from ceilidh.games.clans.components.hexes import (
    ADJACENT,
    HEXES,
    MODULE_NAMES,
    MODULES,
    ROCKS,
    index_of,
)
from ceilidh.games.clans.goods import BREAD, CHEESE, GRAIN, MILK, WHISKY, WOOL
from ceilidh.games.clans.modules.automa.deck import make_deck
from ceilidh.games.clans.modules.automa.dice import EVERY_FACE, pick_hex, roll_good, roll_price
from ceilidh.games.clans.modules.automa.part import automaton, rows_of, seat_of
from ceilidh.games.clans.modules.automa.ports import brings_port, use_ports
from ceilidh.games.clans.modules.automa.rows import COLUMN_WORDS
from ceilidh.games.clans.modules.automa.story import tell, tell_hexes
from ceilidh.games.clans.modules.automa.units import choose_worker
from ceilidh.games.clans.rules.expand import build, builds_on, columns_left
from ceilidh.games.clans.rules.first_workers import WORKERS
from ceilidh.games.clans.rules.grants import WHOLE
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.pieces import reach_of
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.flow import Step
from ceilidh.kernel.options import word
from ceilidh.kernel.state import Frame

# The goods by the columns of the units that make them (IN-AS-10).
GOODS_BY_COLUMN: Final = [WOOL, MILK, CHEESE, BREAD, GRAIN, WHISKY]
EACH_SIGN: Final = 2  # as many workers go near a port and near the central loch

NEAR_LOCH: Final = 1
NEAR_PORT: Final = -1


def level_of(state: State) -> int:
    return int(word(state.rules.options, "automa"))


def distances(goal: int) -> list[int]:
    """By hex: how many steps it is away from the goal (IN-AS-Q3)."""
    out = [-1] * HEXES
    out[goal] = 0
    queue = [goal]
    for hex_ in queue:
        for near in ADJACENT[hex_]:
            if out[near] < 0:
                out[near] = out[hex_] + 1
                queue.append(near)
    return out


def goal_of(state: State, module: int, sign: int) -> int:
    """The port of the module, or its own rock in the central loch (IN-AS-26)."""
    if sign == NEAR_PORT:
        return state.map.ports[module]
    column, row = ROCKS[module]
    return index_of(column, row)


def worker_places(state: State, seat: int, module: int) -> dict[int, int]:
    """By hex of the module the mask of workers that could stand there."""
    hexes = [hex_ for hex_ in state.free.hexes() if state.map.module_of[hex_] == module]
    out: list[Action] = []
    builds_on(state, seat, hexes, columns_left(state.seats[seat]) & WORKERS, True, out)
    places: dict[int, int] = {}
    for action in out:
        places[action.b] = places.get(action.b, 0) | 1 << action.a
    return places


def choose_first_hex(state: State, seat: int, module: int, sign: int, hexes: list[int]) -> int:
    """Cheap, near, for a port in reach, cheapest; each only if some hex meets it (IN-AS-Q4)."""
    cost = state.map.cost
    most = rows_of(state).max_land_cost
    cheap = [hex_ for hex_ in hexes if cost[hex_] <= most]
    left = _kept(state, seat, "cheap", most, hexes, cheap, "IN-AS-25 IN-AS-Q4")
    away = distances(goal_of(state, module, sign))
    least = min([away[hex_] for hex_ in left])
    near = [hex_ for hex_ in left if away[hex_] == least]
    left = _kept(state, seat, "near", least, left, near, "IN-AS-26 IN-AS-Q3")
    if sign == NEAR_PORT:
        reaching = [hex_ for hex_ in left if brings_port(state, seat, hex_, [module])]
        left = _kept(state, seat, "reach", len(reaching), left, reaching, "IN-AS-27")
    least = min([cost[hex_] for hex_ in left])
    low = [hex_ for hex_ in left if cost[hex_] == least]
    left = _kept(state, seat, "cost", least, left, low, "IN-AS-28")
    return pick_hex(state, seat, left, "IN-AS-29")


def _kept(
    state: State, seat: int, what: str, number: int, hexes: list[int], found: list[int], rules: str
) -> list[int]:
    """The hexes found, or all where there are none."""
    if not found:
        tell_hexes(state, seat, "unmet", what, 0, hexes, rules)
        return hexes
    if len(hexes) > 1:
        tell_hexes(state, seat, "criterion", what, number, found, rules)
    return found


def roll_signs(state: State, seat: int, module: int, signs: list[int]) -> int:
    """Near the loch or the port; once one has come up twice, the other (IN-AS-23, 24)."""
    for sign in (NEAR_LOCH, NEAR_PORT):
        if signs.count(-sign) == EACH_SIGN:
            where = "loch" if sign == NEAR_LOCH else "port"
            tell(state, seat, "place", where, 1, "IN-AS-24")
            return sign
    face = roll_price(state, seat, "place", "IN-AS-23")
    sign = NEAR_LOCH if face > 0 else NEAR_PORT
    tell(state, seat, "place", "loch" if sign == NEAR_LOCH else "port", 0, "IN-AS-23")
    return sign


def place_workers(state: State, seat: int) -> None:
    """One worker in each module, in the order of their letters (IN-AS-21, 22, IN-AS-Q2)."""
    signs: list[int] = []
    for module in range(MODULES):
        places = worker_places(state, seat, module)
        hexes = sorted(places)
        tell_hexes(state, seat, "module", MODULE_NAMES[module], 0, hexes, "IN-AS-21")
        signs.append(roll_signs(state, seat, module, signs))
        if not hexes:
            continue
        hex_ = choose_first_hex(state, seat, module, signs[-1], hexes)
        tell_hexes(state, seat, "hex", "", state.map.cost[hex_], [hex_], "IN-AS-22")
        column = choose_worker(state, seat, places[hex_], "IN-AS-Q1")
        build(state, seat, column, hex_, WHOLE)
        use_ports(state, seat)  # IN-AS-30


def lay_out(state: State, seat: int) -> None:
    """Shipping, money, token and deck (IN-AS-10 to 16)."""
    rows = rows_of(state)
    own = state.mine(seat)
    own.shipping = rows.shipping
    own.reach = reach_of(state, seat)
    pay_in(state, seat, rows.level(level_of(state)).money, "start")
    good = roll_good(state, seat, EVERY_FACE, "IN-AS-10")
    new = automaton(state).copy()
    new.token = GOODS_BY_COLUMN.index(good)
    state.keep(new)
    tell(state, seat, "token", COLUMN_WORDS[new.token], 0, "IN-AS-10 IN-AS-11")
    make_deck(state, 1)


class AutomaSetUp(Step[State]):
    """Before the first workers of people (IN-AS-10 to 16, IN-AS-33)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        seat = seat_of(state)
        lay_out(state, seat)
        place_workers(state, seat)
        return False


AUTOMA_SET_UP: Final[AutomaSetUp] = AutomaSetUp("automa set-up")
