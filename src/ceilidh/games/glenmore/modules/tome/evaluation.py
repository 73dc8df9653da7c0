"""What a bot thinks of events: those that are still to come, and the one that happens now."""

from math import exp
from typing import Final

from ceilidh.bots.evaluation import ModuleEvaluation, Term
from ceilidh.bots.glenmore.activations import PRODUCTS, tiles_with
from ceilidh.bots.glenmore.effects import effect_value
from ceilidh.bots.glenmore.evaluation_view import TOO_DEAR, GlenMoreEvaluationView
from ceilidh.games.glenmore.components.effects import CLAN_MARKER, GAIN_GOODS, GAIN_JOKER, SPECIAL
from ceilidh.games.glenmore.goods import ANIMAL, LANDMARKS, STONE
from ceilidh.games.glenmore.grid import AROUND
from ceilidh.games.glenmore.kinds import LANDMARK
from ceilidh.games.glenmore.modules.tome.acts import STONES, away, can_claim_freely, can_trade
from ceilidh.games.glenmore.modules.tome.book import (
    TURNING,
    book,
    box_of,
    turned_of,
    unturned,
)
from ceilidh.games.glenmore.modules.tome.borrowing import BENEFIT, BORROWING, foreign_ways
from ceilidh.games.glenmore.modules.tome.events import (
    CHOOSING,
    FLIPPING,
    GIVING,
    HAPPENING,
    event_of,
    usable,
)
from ceilidh.games.glenmore.rules.counts import category, tiles_of_type
from ceilidh.games.glenmore.rules.placement import PLACE
from ceilidh.games.glenmore.state import NO_CELL
from ceilidh.games.glenmore.ways import Way
from ceilidh.kernel.state import Frame
from ceilidh.say.phrases import message

GATHERING: Final = "event"
TABLE: Final = "table"
EVENTS: Final = 0.45  # of what they seem to bring
RATE: Final = 0.06  # events a turn for every free cell around a tile that triggers them
OPENNESS: Final = 5.0  # free cells around such a tile that is about to be laid
CHANCE: Final = 0.1  # events a turn by tiles that are still to be found
CARDS: Final = 0.1  # cards a turn that are still to be taken
LATER: Final = 0.7  # of what a card that is turned now would score
USUAL: Final = 1.2  # what an event brings besides
BORROWED: Final = 1.0  # a tile of another with an effect that only a module knows
SHARE: Final = 0.55  # of what an event seems to bring before it is chosen
STONE_COST: Final = 1.3
AHEAD: Final = 3  # leads with which a score table is judged: that of now and larger ones
SCOT: Final = 0.8
ACTIVATED: Final = 1.0  # an own tile that an event activates


def price(view: GlenMoreEvaluationView, card: int) -> float:
    row = event_of(view.state, card)
    goods = sum(
        [view.resource(view.own.stock[kind]) * number for kind, number in enumerate(row.goods)]
    )
    return row.scots * SCOT * view.context.scot() + row.vp + goods


def gain(view: GlenMoreEvaluationView, card: int, first: int = 0) -> float:
    """The effects of an event from the `first` on."""
    rows = event_of(view.state, card).effects[first:]
    return sum(
        [table_of(view, card) if row.target == TABLE else effect_value(view, row) for row in rows]
    )


def turning(view: GlenMoreEvaluationView) -> float:
    """A card on its Event side counts one more."""
    return view.context.landmark() * box_of(view.state).event_side


def best_event(view: GlenMoreEvaluationView) -> float:
    """The best card to be turned now, with its event or without; it is not to come any more."""
    seat = view.context.seat
    cards = unturned(view.state, seat)
    if not cards:
        return 0.0
    gains = [
        gain(view, card) - price(view, card) for card in cards if usable(view.state, seat, card)
    ]
    future = EVENTS * (to_come(view) - to_come(view, 1))
    return max(turning(view) + SHARE * max([0.0, *gains]) - future, 0.0)


def chances(view: GlenMoreEvaluationView) -> float:
    """How many events the seat may still trigger."""
    own = view.own
    free = 0.0
    triggers = tiles_with(view.state.rules, GATHERING)
    for cell, tile in own.tiles.items():
        if triggers[tile]:
            free += (AROUND[cell] & ~own.area).bit_count()
    for frame in view.frames:
        if frame.step == PLACE.id and triggers[frame.a]:
            free += OPENNESS
    return (CHANCE + RATE * free) * view.turns


def to_come(view: GlenMoreEvaluationView, turned: int = 0) -> float:
    """Events to come: what cards will score when they are turned, and what events bring.

    There are as many as tiles may trigger and cards may have, also one that is about to be taken.
    """
    if view.turns == 0:
        return 0.0
    seat = view.context.seat
    tiles = view.state.rules.components.tiles
    taken = len([f for f in view.frames if f.step == PLACE.id and tiles[f.a].card])
    cards = len(unturned(view.state, seat)) + taken - turned + CARDS * view.turns
    if cards <= 0:
        return 0.0
    events = cards * (1 - exp(-chances(view) / cards))
    mine = category(view.state, seat, LANDMARKS) + taken + turned
    whole = int(events)
    value = view.context.category_value
    scores = [value(LANDMARKS, mine + number, view.phases) for number in (0, whole, whole + 1)]
    more = scores[1] - scores[0] + (events - whole) * (scores[2] - scores[1])
    return LATER * more + USUAL * events


def own_tables(view: GlenMoreEvaluationView) -> float:
    """Better score tables of the own seat, in all scorings to come."""
    seat = view.context.seat
    tables = box_of(view.state).tables
    return sum(
        [
            table_value(view, tables[n].category, tables[n].table)
            for n, owner in book(view.state).tables
            if owner == seat
        ]
    )


def table_value(view: GlenMoreEvaluationView, which: int, table: tuple[int, ...]) -> float:
    """What a table adds to all scorings to come, as the seat leads now or by a little more."""
    mine = category(view.state, view.context.seat, which)
    lead = mine - min(mine, *view.context.results[which])
    usual = view.state.rules.components.board.scoring
    more = [
        table[min(difference, len(table) - 1)] - usual.vp(difference)
        for difference in range(lead, lead + AHEAD)
    ]
    return view.phases * sum(more) / AHEAD


def table_of(view: GlenMoreEvaluationView, card: int) -> float:
    """The score table of a card."""
    name = LANDMARK.words[card]
    tables = [one for one in box_of(view.state).tables if one.id == name]
    return sum([table_value(view, one.category, one.table) for one in tables])


def stones(view: GlenMoreEvaluationView) -> float:
    """Stones of the stock at their usual worth, then as many as can be bought at a gain."""
    each = box_of(view.state).stone_vp
    total = view.own.stock[STONE] * (each - STONE_COST)
    coins, bought = view.own.coins, 0
    while True:
        price = view.price(STONE, bought)
        gain = each - view.weights.coin * price
        if price > coins or gain <= 0:
            return total
        total += gain
        coins -= price
        bought += 1


def borrow(view: GlenMoreEvaluationView) -> float:
    return lent(view, box_of(view.state).borrowed, -1)


def lent(view: GlenMoreEvaluationView, number: int, used: int) -> float:
    """The best so many tiles of others that the seat could activate."""
    best: dict[int, float] = {}
    for tile, place in foreign_ways(view.state, view.context.seat, used):
        way = view.state.rules.ways[tile][place]
        cost = view.cost(way.cost) if way.cost is not None else 0.0
        if cost < TOO_DEAR:
            best[tile] = max(best.get(tile, 0.0), product(view, way) - cost)
    return sum(sorted(best.values())[-number:])


def product(view: GlenMoreEvaluationView, way: Way) -> float:
    """What a tile of another gives; of effects that only a module knows a usual one."""
    if way.product == SPECIAL:
        return BORROWED
    if way.product == CLAN_MARKER:
        return view.weights.marker
    if way.product == GAIN_GOODS:
        return view.resources(way.goods, sum(way.goods), view.own.stock[:])
    if way.product == GAIN_JOKER:
        return view.jokers(way.amount, view.own.stock[:])
    return PRODUCTS[way.product](view, way, NO_CELL, [])


def recall(view: GlenMoreEvaluationView) -> float:
    return 0.25 * view.context.scot() if away(view.state, view.context.seat) else 0.0


def trade(view: GlenMoreEvaluationView) -> float:
    box = box_of(view.state)
    possible = can_trade(view.state, view.context.seat)
    return box.duart_vp - box.duart_amount * 1.3 if possible else 0.0


def animals(view: GlenMoreEvaluationView) -> float:
    """Not by what they do: one of them may lead to an event again."""
    return ACTIVATED * tiles_of_type(view.state, view.own, ANIMAL)


def around(view: GlenMoreEvaluationView) -> float:
    return 3 * ACTIVATED


def coins(view: GlenMoreEvaluationView) -> float:
    return view.weights.coin * (turned_of(view.state, view.context.seat) + 1)


def marker(view: GlenMoreEvaluationView) -> float:
    return 2 * view.weights.marker if can_claim_freely(view.state, view.context.seat) else 0.0


# --- open decisions -------------------------------------------------------------------------------


def choosing(view: GlenMoreEvaluationView, frame: Frame) -> float:
    return best_event(view)


def giving(view: GlenMoreEvaluationView, frame: Frame) -> float:
    return -SCOT * view.context.scot() * frame.a


def happening(view: GlenMoreEvaluationView, frame: Frame) -> float:
    return gain(view, frame.a, frame.c)


def turned(view: GlenMoreEvaluationView, frame: Frame) -> float:
    """As sure as if it were turned already."""
    return turning(view) / view.weights.terms["pending"]


def borrowing(view: GlenMoreEvaluationView, frame: Frame) -> float:
    return lent(view, frame.a, frame.b - 1) if frame.a else 0.0


def benefit(view: GlenMoreEvaluationView, frame: Frame) -> float:
    return product(view, view.state.rules.ways[frame.a][frame.b])


def giving_stones(view: GlenMoreEvaluationView, frame: Frame) -> float:
    """Those that are given are as sure as if their points were gained already."""
    given = box_of(view.state).stone_vp * frame.a
    return stones(view) + given / view.weights.terms["pending"]


EVALUATION: Final[ModuleEvaluation[GlenMoreEvaluationView]] = ModuleEvaluation(
    terms=(
        Term("events", "cards that will be turned, and their events", EVENTS, to_come),
        Term("score tables", "better score tables of the own", 0.8, own_tables),
    ),
    pending={
        CHOOSING.name: choosing,
        GIVING.name: giving,
        HAPPENING.name: happening,
        TURNING.name: turned,
        FLIPPING.name: turned,
        BORROWING.name: borrowing,
        BENEFIT.name: benefit,
        STONES.name: giving_stones,
    },
    seldom=(GATHERING,),
    specials={
        GATHERING: best_event,
        "stones": stones,
        "borrow": borrow,
        "recall": recall,
        "duart": trade,
        "animals": animals,
        "coins_by_events": coins,
        "purple": marker,
        "turn_other": turning,
        "around": around,
    },
    phrases={
        "events": message("its event is still available"),
        "score tables": message("your scoring phases use a better table"),
    },
)
