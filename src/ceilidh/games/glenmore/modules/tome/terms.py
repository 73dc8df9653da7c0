"""What a bot thinks of events: those that are still to come, and the one that happens now."""

from math import exp
from typing import Final

from ceilidh.bots.glenmore.effects import effect_value
from ceilidh.bots.glenmore.look import TOO_DEAR, Look
from ceilidh.bots.terms import Judgement, Term
from ceilidh.games.glenmore.components.effects import (
    CLAN_MARKER,
    GAIN_BARREL,
    GAIN_GOODS,
    GAIN_JOKER,
    GAIN_MOVEMENT,
    GAIN_VP,
)
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


def price(look: Look, card: int) -> float:
    row = event_of(look.state, card)
    goods = sum(
        [look.resource(look.own.stock[kind]) * number for kind, number in enumerate(row.goods)]
    )
    return row.scots * SCOT * look.prospect.scot() + row.vp + goods


def gain(look: Look, card: int, first: int = 0) -> float:
    """The effects of an event from the `first` on."""
    rows = event_of(look.state, card).effects[first:]
    return sum(
        [table_of(look, card) if row.target == TABLE else effect_value(look, row) for row in rows]
    )


def turning(look: Look) -> float:
    """A card on its Event side counts one more."""
    return look.prospect.landmark() * box_of(look.state).event_side


def best_event(look: Look) -> float:
    """The best card to be turned now, with its event or without; it is not to come any more."""
    seat = look.prospect.seat
    cards = unturned(look.state, seat)
    if not cards:
        return 0.0
    gains = [
        gain(look, card) - price(look, card) for card in cards if usable(look.state, seat, card)
    ]
    future = EVENTS * (to_come(look) - to_come(look, 1))
    return max(turning(look) + SHARE * max([0.0, *gains]) - future, 0.0)


def chances(look: Look) -> float:
    """How many events the seat may still trigger."""
    own = look.own
    free = 0.0
    for cell, tile in own.tiles.items():
        if triggers(look, tile):
            free += (AROUND[cell] & ~own.area).bit_count()
    for frame in look.frames:
        if frame.step == PLACE.id and triggers(look, frame.a):
            free += OPENNESS
    return (CHANCE + RATE * free) * look.turns


def triggers(look: Look, tile: int) -> bool:
    return any([way.target == GATHERING for way in look.state.rules.ways[tile]])


def to_come(look: Look, turned: int = 0) -> float:
    """Events to come: what cards will score when they are turned, and what events bring.

    There are as many as tiles may trigger and cards may have, also one that is about to be taken.
    """
    if look.turns == 0:
        return 0.0
    seat = look.prospect.seat
    tiles = look.state.rules.components.tiles
    taken = len([f for f in look.frames if f.step == PLACE.id and tiles[f.a].card])
    cards = len(unturned(look.state, seat)) + taken - turned + CARDS * look.turns
    if cards <= 0:
        return 0.0
    events = cards * (1 - exp(-chances(look) / cards))
    mine = category(look.state, seat, LANDMARKS) + taken + turned
    whole = int(events)
    value = look.prospect.category_value
    scores = [value(LANDMARKS, mine + number, look.phases) for number in (0, whole, whole + 1)]
    more = scores[1] - scores[0] + (events - whole) * (scores[2] - scores[1])
    return LATER * more + USUAL * events


def own_tables(look: Look) -> float:
    """Better score tables of the own seat, in all scorings to come."""
    seat = look.prospect.seat
    tables = box_of(look.state).tables
    return sum(
        [
            table_value(look, tables[n].category, tables[n].table)
            for n, owner in book(look.state).tables
            if owner == seat
        ]
    )


def table_value(look: Look, which: int, table: tuple[int, ...]) -> float:
    """What a table adds to all scorings to come, as the seat leads now or by a little more."""
    mine = category(look.state, look.prospect.seat, which)
    lead = mine - min(mine, *look.prospect.results[which])
    usual = look.state.rules.components.board.scoring
    more = [
        table[min(difference, len(table) - 1)] - usual.vp(difference)
        for difference in range(lead, lead + AHEAD)
    ]
    return look.phases * sum(more) / AHEAD


def table_of(look: Look, card: int) -> float:
    """The score table of a card."""
    name = LANDMARK.words[card]
    tables = [one for one in box_of(look.state).tables if one.id == name]
    return sum([table_value(look, one.category, one.table) for one in tables])


def stones(look: Look) -> float:
    """Stones of the stock at their usual worth, then as many as can be bought at a gain."""
    each = box_of(look.state).stone_vp
    total = look.own.stock[STONE] * (each - STONE_COST)
    coins, bought = look.own.coins, 0
    while True:
        price = look.price(STONE, bought)
        gain = each - look.weights.coin * price
        if price > coins or gain <= 0:
            return total
        total += gain
        coins -= price
        bought += 1


def borrow(look: Look) -> float:
    return lent(look, box_of(look.state).borrowed, -1)


def lent(look: Look, number: int, used: int) -> float:
    """The best so many tiles of others that the seat could activate."""
    best: dict[int, float] = {}
    for tile, place in foreign_ways(look.state, look.prospect.seat, used):
        way = look.state.rules.ways[tile][place]
        cost = look.cost(way.cost) if way.cost is not None else 0.0
        if cost < TOO_DEAR:
            best[tile] = max(best.get(tile, 0.0), product(look, way) - cost)
    return sum(sorted(best.values())[-number:])


def product(look: Look, way: Way) -> float:
    """What a tile of another gives; of effects that only a module knows a usual one."""
    if way.product == GAIN_VP:
        return float(way.amount)
    if way.product == GAIN_BARREL:
        return look.prospect.barrel() * way.amount
    if way.product == GAIN_MOVEMENT:
        return look.walk() * way.amount
    if way.product == GAIN_GOODS:
        return look.resources(way.goods, sum(way.goods), look.own.stock[:])
    if way.product == GAIN_JOKER:
        return look.jokers(way.amount, look.own.stock[:])
    return look.weights.marker if way.product == CLAN_MARKER else BORROWED


def recall(look: Look) -> float:
    return 0.25 * look.prospect.scot() if away(look.state, look.prospect.seat) else 0.0


def trade(look: Look) -> float:
    box = box_of(look.state)
    possible = can_trade(look.state, look.prospect.seat)
    return box.duart_vp - box.duart_amount * 1.3 if possible else 0.0


def animals(look: Look) -> float:
    """Not by what they do: one of them may lead to an event again."""
    return ACTIVATED * tiles_of_type(look.state, look.own, ANIMAL)


def around(look: Look) -> float:
    return 3 * ACTIVATED


def coins(look: Look) -> float:
    return look.weights.coin * (turned_of(look.state, look.prospect.seat) + 1)


def marker(look: Look) -> float:
    return 2 * look.weights.marker if can_claim_freely(look.state, look.prospect.seat) else 0.0


# --- open decisions -------------------------------------------------------------------------------


def choosing(look: Look, frame: Frame) -> float:
    return best_event(look)


def giving(look: Look, frame: Frame) -> float:
    return -SCOT * look.prospect.scot() * frame.a


def happening(look: Look, frame: Frame) -> float:
    return gain(look, frame.a, frame.c)


def turned(look: Look, frame: Frame) -> float:
    """As sure as if it were turned already."""
    return turning(look) / look.weights.terms["pending"]


def borrowing(look: Look, frame: Frame) -> float:
    return lent(look, frame.a, frame.b - 1) if frame.a else 0.0


def benefit(look: Look, frame: Frame) -> float:
    return product(look, look.state.rules.ways[frame.a][frame.b])


def giving_stones(look: Look, frame: Frame) -> float:
    """Those that are given are as sure as if their points were gained already."""
    given = box_of(look.state).stone_vp * frame.a
    return stones(look) + given / look.weights.terms["pending"]


JUDGEMENT: Final[Judgement[Look]] = Judgement(
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
        "events": message("its event is still to come"),
        "score tables": message("your scorings use a better table"),
    },
)
