"""What a bot thinks of its cellars: barrels that will be sold, at what they may be worth then.

A barrel that is kept scores as any other, so what counts is how much more a sale will bring. The
sales to come are thought through in their order: until each of them the foremost barrels age, as
often as the own distilleries are likely to be activated, and then the best are sold.
"""

from functools import cache, lru_cache
from typing import Final

from ceilidh.bots.glenmore.judgement import GlenMoreJudgement
from ceilidh.bots.glenmore.look import Look
from ceilidh.bots.terms import Term
from ceilidh.games.glenmore.components.effects import GAIN_BARREL
from ceilidh.games.glenmore.debt import goods_debt
from ceilidh.games.glenmore.goods import BARRELS
from ceilidh.games.glenmore.grid import AROUND
from ceilidh.games.glenmore.modules.single_cask.reserve import (
    FLOOR,
    box_of,
    free_first,
    on_floor,
    reserve,
)
from ceilidh.games.glenmore.modules.single_cask.rules import AGES, SALES, STOPPED
from ceilidh.games.glenmore.rules.activating import PRODUCT
from ceilidh.games.glenmore.rules.placement import PLACE
from ceilidh.games.glenmore.rules.refill import stack_left
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.state import Frame
from ceilidh.say.phrases import message

PASSING: Final = 0.7  # how far a free place can be counted on, in passing a sale
STOPPING: Final = 0.3  # and by a stop, which costs a turn
AGED: Final = 0.06  # years a turn for every free cell around a tile at which barrels age
OPENNESS: Final = 5.0  # free cells around a tile that is about to be laid
DISTILS: Final = 0.3  # of the years of a tile that asks for goods
SCALE: Final = 0.3  # of all that, while it is only planned: years cost other tiles
OPTION: Final = 0.8  # of what a cellar would add that is not yet bought
LEAST: Final = 1.0  # what buying a cellar must add
UNSOLD: Final = 5.0  # what it costs to stop at a sale without a barrel of any worth
NEVER: Final = -20.0  # what it costs to buy another one: it must not serve to put off a move
PARTS: Final = 4  # of a year
KEPT: Final = 20_000  # plans that are remembered
SCORED_AFTER: Final = (2, 1, 1)  # scorings that are still to come when a pawn passes each sale
Sale = tuple[float, float, float]  # how sure a place is in passing, by a stop; what a barrel scores


def position(state: State, seat: int, tile: int, stack: int) -> float:
    """Where a sale lies on the Rondel or is to be expected; -1 if it has been passed."""
    rules = state.rules
    place = state.places[seat]
    if tile in state.rondel:
        ahead = (state.rondel.index(tile) - place) % rules.spaces
        return float(place + ahead) if 0 < ahead < rules.spaces - 1 else -1.0
    if stack == state.stack_number:
        return state.front + stack_left(state) / 2 if tile in state.unseen else -1.0
    if stack < state.stack_number:
        return -1.0
    between = sum([len(rules.stacks[n]) for n in range(state.stack_number + 1, stack)])
    return state.front + stack_left(state) + between + len(rules.stacks[stack]) / 2


def coming(look: Look) -> list[tuple[float, Sale]]:
    """The sales that the pawn will still pass in their order, with the turns until then."""
    state, seat = look.state, look.prospect.seat
    rules = state.rules
    box = box_of(state)
    stride = rules.figures + look.weights.stride
    each = look.prospect.barrel() / max(look.phases, 1)
    found: list[tuple[float, Sale]] = []
    for number, name in enumerate(SALES.words):
        tile = rules.components.tile(name)
        at = position(state, seat, tile.index, tile.stack)
        if at < 0:
            continue
        bonus, others = reserve(state).sold[number]
        passing = PASSING if others < box.spaces_for(rules.players) else 0.0
        stopping = STOPPING if bonus < box.bonus else 0.0
        # When a pawn is there, the front is almost a round ahead and its stack has been scored.
        scorings = min(SCORED_AFTER[number], look.phases)
        sale = (passing, stopping, round(each * scorings, 1))
        found.append(((at - state.places[seat]) / stride, sale))
    found.sort()
    return found


@lru_cache(KEPT)
def outlook(
    mask: int,
    floor: int,
    last: int,
    more: int,
    until: tuple[int, ...],
    sales: tuple[Sale, ...],
    values: tuple[int, ...],
) -> float:
    """The mean of what is planned if the parts of years `until` each sale are rounded by chance."""
    mask, floor = aged(mask, floor, last, more)
    total = 0.0
    for part in range(PARTS):
        passed = [(quarters + part) // PARTS for quarters in until]
        years = [now - then for now, then in zip(passed, [0, *passed], strict=False)]
        total += planned(mask, floor, last, tuple(years), sales, values)
    return total / PARTS


@lru_cache(KEPT)
def planned(
    mask: int,
    floor: int,
    last: int,
    years: tuple[int, ...],
    sales: tuple[Sale, ...],
    values: tuple[int, ...],
) -> float:
    """What the sales bring beyond keeping the barrels, if so many `years` pass before each.

    `last` is the last space of the own cellars.
    """
    total = 0.0
    for number, (passing, stopping, kept) in zip(years, sales, strict=True):
        mask, floor = aged(mask, floor, last, number)
        for trust in (passing, stopping):
            best = mask.bit_length() - 1
            if trust and best > 0 and values[best - 1] > kept:
                total += trust * (values[best - 1] - kept)
                if trust == passing:
                    mask &= ~(1 << best)
    return total


@cache
def aged(mask: int, floor: int, last: int, years: int) -> tuple[int, int]:
    """The barrels after some years: each year the foremost that can moves on."""
    for _ in range(years):
        for space in range(last - 1, -1, -1):
            there = mask >> space & 1 if space else floor
            if there and not mask >> (space + 1) & 1:
                mask |= 1 << space + 1
                if space:
                    mask &= ~(1 << space)
                else:
                    floor -= 1
                break
        else:
            break
    return mask, floor


def years_of(look: Look, tile: int) -> float:
    """How many years an activation of the tile is."""
    best = 0.0
    for way in look.state.rules.ways[tile]:
        if way.target == AGES:
            best = max(best, float(way.amount) if way.cost is None else DISTILS * way.times)
    return best


def ageing_rate(look: Look) -> float:
    """Years a turn: by the tiles at which barrels age, and one that is about to be laid."""
    own = look.own
    total = 0.0
    for cell, tile in own.tiles.items():
        years = years_of(look, tile)
        if years:
            total += years * (AROUND[cell] & ~own.area).bit_count()
    for frame in look.frames:
        if frame.step == PLACE.id:
            total += OPENNESS * years_of(look, frame.a)
    return AGED * total


class Stock:
    """The barrels of a seat: filled spaces, those on the floor, cellars, and sales to come."""

    def __init__(self, look: Look) -> None:
        state, seat = look.state, look.prospect.seat
        self.mask = reserve(state).casks[seat]
        self.floor = max(on_floor(state, seat), 0)
        self.cellars = reserve(state).cellars[seat]
        self.scale = SCALE
        rate = ageing_rate(look)
        sales = coming(look)
        self.until = tuple([int(PARTS * rate * turns) for turns, _ in sales])
        self.sales = tuple([sale for _, sale in sales])

    def sold(self, look: Look, more: int, cellars: int) -> float:
        """What sales will bring beyond what the barrels would score."""
        box = box_of(look.state)
        return self.scale * outlook(
            self.mask, self.floor, box.ends[cellars - 1], more, self.until, self.sales, box.values
        )

    def value(self, look: Look, more: int = 0) -> float:
        """With so many `more` years at once, and with further cellars if they pay."""
        best = self.sold(look, more, self.cellars)
        box = box_of(look.state)
        paid = 0.0
        trust = 1.0
        for place in range(self.cellars, len(box.cellars)):
            paid += price(look, place)
            trust *= OPTION
            best = max(best, trust * (self.sold(look, more, place + 1) - paid))
        return best


def price(look: Look, place: int) -> float:
    """What the cellar costs, goods at their usual worth."""
    cellar = box_of(look.state).cellars[place]
    return look.weights.usual * goods_debt(cellar.cost).units + look.weights.coin * cellar.coins


def casks(look: Look) -> float:
    return 0.0 if look.finished else Stock(look).value(look)


def year(look: Look) -> float:
    """One step to the right of the barrel that gains most."""
    stock = Stock(look)
    return stock.value(look, 1) - stock.value(look)


def ageing(look: Look, frame: Frame) -> float:
    stock = Stock(look)
    return stock.value(look, frame.a) - stock.value(look)


def opening(look: Look, frame: Frame) -> float:
    """A cellar that is being paid."""
    stock = Stock(look)
    stock.scale = 1.0
    before = stock.value(look)
    stock.cellars += 1
    gain = stock.value(look) - before
    return gain if gain > price(look, stock.cellars - 1) + LEAST else NEVER


def vending(look: Look, frame: Frame) -> float:
    """The best barrels may be sold now; a pawn that stops sells two, if there is room."""
    stock = Stock(look)
    box = box_of(look.state)
    bonus, others = reserve(look.state).sold[frame.a]
    room = int(others < box.spaces_for(look.state.rules.players))
    if frame.b and frame.c == 0:
        room += int(bonus < box.bonus)
    elif not frame.b and frame.c:
        room = 0
    forced = frame.b == STOPPED and frame.c == 0
    best = -UNSOLD if forced else 0.0
    points = sold = 0
    before = stock.value(look)
    for space in reversed(range(1, len(box.values) + 1)):
        if room and stock.mask >> space & 1:
            room -= 1
            sold += 1
            points += box.values[space - 1]
            stock.mask &= ~(1 << space)
            best = max(best, points - missed(look, sold) + stock.value(look) - before)
    return best


def missed(look: Look, sold: int) -> float:
    """What so many barrels less will score less."""
    mine = look.own.barrels
    value = look.prospect.category_value
    return value(BARRELS, mine, look.phases) - value(BARRELS, mine - sold, look.phases)


def barrel(look: Look) -> float:
    """A new barrel, which goes to the first empty space."""
    stock = Stock(look)
    before = stock.value(look)
    space = free_first(look.state, look.prospect.seat)
    if space == FLOOR:
        stock.floor += 1
    else:
        stock.mask |= 1 << space
    return stock.value(look) - before


def distilled(look: Look) -> float:
    """Barrels of a tile that is about to be laid, or of an activation that is being paid."""
    rules = look.state.rules
    number = 0
    for frame in look.frames:
        if frame.step == PLACE.id:
            rows = rules.components.tiles[frame.a].immediate
            number += sum([row.amount for row in rows if row.word == GAIN_BARREL])
        elif frame.step == PRODUCT.id:
            way = rules.ways[look.own.tiles[frame.a]][frame.b]
            number += way.amount if way.product == GAIN_BARREL else 0
    return number * barrel(look) if number else 0.0


JUDGEMENT: Final = GlenMoreJudgement(
    terms=(
        Term("cellars", "what sales of aged barrels will bring beyond keeping them", 0.9, casks),
        Term("distilled", "the same of barrels that are about to come", 1.0, distilled),
    ),
    pending={"age barrels": ageing, "vend barrels": vending, "open cellar": opening},
    specials={AGES: year},
    phrases={
        "cellars": message("barrels in cellars sell for more as they age"),
        "distilled": message("new barrels can age for a sale"),
    },
)
