"""A simple player for tests: random, but with a liking for moves that make games rich.

Uniform play passes early and hardly fulfils a contract. This one weighs the kinds of move first,
then picks among the moves of the chosen kind, so that two hundred builds do not drown one contract.
While it holds a contract it likes to buy and to keep what that contract asks for.
"""

from ceilidh.games.clans.goods import COW, SHEEP
from ceilidh.games.clans.modules.industria.rail_board.board import unlocked
from ceilidh.games.clans.modules.industria.trains.movement import (
    TRAIN,
    demand_at,
    place_of,
)
from ceilidh.games.clans.modules.industria.trains.network import network_of
from ceilidh.games.clans.modules.industria.trains.yard import is_lying
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Table
from ceilidh.kernel.testing import RandomChoices
from tests.shared.policy import weighed

# How much a kind of move is liked; those not named here are ordinary.
LIKING = {
    "wanted": 120,  # a move that brings a contract nearer
    "pass": 1,
    "done": 4,
    "buy": 4,
    "sell": 16,
    "fulfil": 400,
    "take": 100,
    "build": 50,
    "keep": 60,
    "ship": 8,
    "hire": 8,
    "row": 6,
    "release": 3,
    "bid": 10,
    "drop": 10,
    "train": 300,
    "handcar": 300,
    "claim": 500,
    "bonus": 40,
    "pasture": 120,
    "jump": 40,
    "shipyard": 60,
    "model": 60,
    "relay": 40,
    "peddle": 20,
    "send": 6,
    "vend": 60,
}


def wants(state: State, seat_number: int) -> list[int]:
    """How many of each good the contracts in the seat's box still ask for; negative: to spare."""
    seat = state.seats[seat_number]
    missing = [-amount for amount in seat.goods]
    for number in seat.box:
        contract = state.rules.components.contracts[number - 1]
        missing = [one + needed for one, needed in zip(missing, contract.needs, strict=True)]
    if state.has_module("trains"):
        missing = [
            max(one, more) for one, more in zip(missing, demanded(state, seat_number), strict=True)
        ]
    return missing


def demanded(state: State, seat_number: int) -> list[int]:
    """How many of each good the easiest delivery in reach of the train still needs."""
    goods = state.seats[seat_number].goods
    best = [-amount for amount in goods]
    start = place_of(state, seat_number, TRAIN)
    if start < 0 or is_lying(state, seat_number) or not state.round:
        return best
    least = 4
    for route in network_of(state).routes[start]:
        tile = demand_at(state, route.end)
        if tile is None or route.locks & ~unlocked(state, seat_number):
            continue
        needs = [-amount for amount in goods]
        for good, number in tile.wants:
            needs[good] += number
        lacking = sum(max(one, 0) for one in needs)
        if lacking < least:
            least, best = lacking, needs
    return best


def wants_animals(state: State, seat_number: int) -> list[int]:
    """The columns of animals that the contracts in the box ask for and the map lacks."""
    seat = state.seats[seat_number]
    rows = [state.rules.components.contracts[number - 1] for number in seat.box]
    out = []
    if sum(row.beef for row in rows) > seat.deployed[COW]:
        out.append(COW)
    if sum(row.mutton for row in rows) > seat.deployed[SHEEP]:
        out.append(SHEEP)
    return out


def by_kind(legal: list[Action], state: State, seat: int) -> dict[str, list[Action]]:
    """The legal moves by kind; `wanted` are those that bring a contract nearer."""
    missing = wants(state, seat)
    animals = wants_animals(state, seat)
    kinds: dict[str, list[Action]] = {}
    for action in legal:
        word = action.spec.word
        bought = word in ("buy", "bargain") and 0 < action.b <= missing[action.a]
        if bought or (word == "build" and action.a in animals):
            kinds.setdefault("wanted", []).append(action)
        elif word != "sell" or -missing[action.a] >= action.b:
            kinds.setdefault(word, []).append(action)
    return kinds or {"sell": legal}


def among(kind: str, actions: list[Action], dice: RandomChoices) -> Action:
    """A move of one kind: rather many goods made, rather low bids."""
    if kind == "bid":
        return actions[min(dice.below(len(actions)), dice.below(4))]
    first = actions[dice.below(len(actions))]
    second = actions[dice.below(len(actions))]
    if kind in ("make", "wanted"):
        return first if first.b > second.b else second
    return first


def rich_move(table: Table, dice: RandomChoices) -> tuple[int, Action]:
    """A chooser for `random_game` and `conform`."""
    state = table.state
    seat = table.game.actor(state)
    kinds = by_kind(table.game.legal(state), state, seat)
    kind = weighed(kinds, LIKING, dice)
    return seat, among(kind, kinds[kind], dice)
