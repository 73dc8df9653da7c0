"""What a bot thinks of events: those that are still to come, and the one that happens now."""

from typing import Final

from ceilidh.bots.glenmore.effects import effect_value
from ceilidh.bots.glenmore.look import Look
from ceilidh.bots.terms import Judgement, Term
from ceilidh.games.glenmore.goods import ANIMAL, STONE
from ceilidh.games.glenmore.modules.tome.acts import away, can_trade, free_fields
from ceilidh.games.glenmore.modules.tome.book import TURNING, book, box_of, turned_of, unturned
from ceilidh.games.glenmore.modules.tome.borrowing import BENEFIT, BORROWING
from ceilidh.games.glenmore.modules.tome.events import (
    CHOOSING,
    FLIPPING,
    GIVING,
    HAPPENING,
    event_of,
    usable,
)
from ceilidh.games.glenmore.rules.counts import category, tiles_of_type
from ceilidh.kernel.state import Frame
from ceilidh.say.phrases import message

GATHERING: Final = "event"
BORROWED: Final = 1.0  # an activation of a tile of another
SHARE: Final = 0.55  # of what an event seems to bring before it is chosen
STONE_COST: Final = 1.3
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
    return sum([effect_value(look, row) for row in event_of(look.state, card).effects[first:]])


def turning(look: Look) -> float:
    """A card on its Event side counts one more."""
    return look.prospect.landmark() * box_of(look.state).event_side


def best_event(look: Look) -> float:
    """The best card to be turned now, with its event or without."""
    seat = look.prospect.seat
    cards = unturned(look.state, seat)
    if not cards:
        return 0.0
    gains = [
        gain(look, card) - price(look, card) for card in cards if usable(look.state, seat, card)
    ]
    return SHARE * (turning(look) + max([0.0, *gains]))


def to_come(look: Look) -> float:
    """Cards whose events are still to come, as far as turns are left."""
    return len(unturned(look.state, look.prospect.seat)) * min(look.turns / 6, 1.0)


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
    mine = category(look.state, look.prospect.seat, which)
    difference = mine - min(mine, *look.prospect.results[which])
    usual = look.state.rules.components.board.scoring.vp(difference)
    return look.phases * float(table[min(difference, len(table) - 1)] - usual)


def table_gain(look: Look) -> float:
    """The better of the two tables; which of them it is shows when it is taken."""
    return max([table_value(look, one.category, one.table) for one in box_of(look.state).tables])


def stones(look: Look) -> float:
    return look.own.stock[STONE] * (box_of(look.state).stone_vp - STONE_COST)


def borrow(look: Look) -> float:
    return BORROWED * box_of(look.state).borrowed


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
    return 2 * look.weights.marker if free_fields(look.state, look.prospect.seat) else 0.0


# --- open decisions -------------------------------------------------------------------------------


def choosing(look: Look, frame: Frame) -> float:
    return best_event(look)


def giving(look: Look, frame: Frame) -> float:
    return -SCOT * look.prospect.scot() * frame.a


def happening(look: Look, frame: Frame) -> float:
    return gain(look, frame.a, frame.c)


def turned(look: Look, frame: Frame) -> float:
    return turning(look)


def borrowing(look: Look, frame: Frame) -> float:
    return BORROWED * frame.a


def benefit(look: Look, frame: Frame) -> float:
    way = look.state.rules.ways[frame.a][frame.b]
    return way.amount + sum(way.goods) * 1.2


JUDGEMENT: Final[Judgement[Look]] = Judgement(
    terms=(
        Term("events", "cards whose events are still to come", 0.3, to_come),
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
    },
    seldom=(GATHERING,),
    specials={
        GATHERING: best_event,
        "table": table_gain,
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
