"""What a bot thinks of its cellars: barrels that will be sold, at what they may be worth then.

A barrel that is kept scores as any other, so what counts is how much more a sale will bring. Each
barrel is reckoned where it will lie after a few more years, for as many as find room at a sale.
"""

from functools import cache
from typing import Final

from ceilidh.bots.evaluation import Term
from ceilidh.bots.glenmore.activations import tiles_with
from ceilidh.bots.glenmore.evaluation_view import GlenMoreEvaluationView
from ceilidh.bots.glenmore.module_evaluation import GlenMoreModuleEvaluation
from ceilidh.games.glenmore.components.effects import GAIN_BARREL
from ceilidh.games.glenmore.debt import goods_debt
from ceilidh.games.glenmore.modules.single_cask.reserve import (
    FLOOR,
    box_of,
    free_first,
    on_floor,
    reserve,
)
from ceilidh.games.glenmore.modules.single_cask.rules import AGES
from ceilidh.games.glenmore.modules.single_cask.sale import STOPPED, TILES
from ceilidh.games.glenmore.rules.activating import PRODUCT
from ceilidh.games.glenmore.rules.placement import PLACE
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.state import Frame
from ceilidh.say.phrases import message

# How far a place at a sale can be counted on: in passing it, and by a stop that costs a turn; the
# same of a sale that is not on the Rondel yet.
PASSING: Final = 0.58
STOPPING: Final = 0.29
UNSEEN: Final = 0.29
FADING: Final = 0.27  # what a barrel scores until a later sale is not lost by it
YEARS: Final = 2  # steps to the right that are counted on, while there are turns for it
TURNS_A_YEAR: Final = 1.3
OPTION: Final = 0.98  # of what a cellar would add that is not yet bought
LEAST: Final = 0.8  # what buying a cellar must add
NEVER: Final = -20.0  # what it costs to buy another one: it must not serve to put off a move


def places(state: State, seat: int) -> list[float]:
    """Places for barrels at sales that the seat's pawn has not passed, the surest first."""
    rules = state.rules
    box = box_of(state)
    found: list[float] = []
    for sale, number in enumerate(TILES):
        tile = rules.components.tiles[number]
        trust = UNSEEN
        if tile.index in state.rondel:
            ahead = (state.rondel.index(tile.index) - state.places[seat]) % rules.spaces
            if not 0 < ahead < rules.spaces - 1:
                continue
            trust = 1.0
        elif tile.stack <= state.stack_number and tile.index not in state.unseen:
            continue
        bonus, others = reserve(state).sold[sale]
        if others < box.spaces_for(rules.players):
            found.append(trust * PASSING)
        if bonus < box.bonus:
            found.append(trust * STOPPING)
    found.sort(reverse=True)
    return found


@cache
def aged(mask: int, floor: int, last: int, years: int, values: tuple[int, ...]) -> tuple[int, ...]:
    """What the barrels are worth after some years, the best first; each year one moves on.

    `last` is the last space of the own cellars.
    """
    for _ in range(years):
        best, most = -1, 0
        for space in range(last):
            there = mask >> space & 1 if space else floor
            if there and not mask >> (space + 1) & 1:
                gain = values[space] - (values[space - 1] if space else 0)
                if gain >= most:
                    best, most = space, gain
        if best < 0:
            break
        mask |= 1 << best + 1
        if best:
            mask &= ~(1 << best)
        else:
            floor -= 1
    found = [values[space - 1] for space in range(1, last + 1) if mask >> space & 1]
    return tuple(reversed(found))


def ageing_tiles(view: GlenMoreEvaluationView) -> int:
    """Tiles of the territory at which barrels age."""
    ageing_at = tiles_with(view.state.rules, AGES)
    return len([tile for tile in view.own.tiles.values() if ageing_at[tile]])


class BarrelStock:
    """The barrels of a seat: filled spaces, those on the floor, and the number of cellars."""

    def __init__(self, view: GlenMoreEvaluationView) -> None:
        state, seat = view.state, view.context.seat
        self.mask = reserve(state).casks[seat]
        self.floor = max(on_floor(state, seat), 0)
        self.cellars = reserve(state).cellars[seat]
        self.places = places(state, seat)
        most = int(view.turns / TURNS_A_YEAR)
        self.years = min(YEARS, most, ageing_tiles(view))

    def sold(self, view: GlenMoreEvaluationView, years: int, cellars: int) -> float:
        """What sales will bring beyond what the barrels would score."""
        box = box_of(view.state)
        kept = FADING * view.context.barrel()
        total = 0.0
        worth = aged(self.mask, self.floor, box.ends[cellars - 1], years, box.values)
        for trust, points in zip(self.places, worth, strict=False):
            total += trust * max(points - kept, 0.0)
        return total

    def value(self, view: GlenMoreEvaluationView, more: int = 0) -> float:
        """With so many `more` years than expected, and with the next cellar if it pays."""
        own = self.sold(view, self.years + more, self.cellars)
        box = box_of(view.state)
        if self.cellars == len(box.cellars):
            return own
        further = self.sold(view, self.years + more, self.cellars + 1)
        return max(own, OPTION * (further - price(view, self.cellars)))


def price(view: GlenMoreEvaluationView, place: int) -> float:
    """What the cellar costs, goods at their usual worth."""
    cellar = box_of(view.state).cellars[place]
    return view.weights.usual * goods_debt(cellar.cost).units + view.weights.coin * cellar.coins


def casks(view: GlenMoreEvaluationView) -> float:
    return 0.0 if view.finished else BarrelStock(view).value(view)


def year(view: GlenMoreEvaluationView) -> float:
    """One step to the right of the barrel that gains most."""
    stock = BarrelStock(view)
    return stock.value(view, 1) - stock.value(view)


def ageing(view: GlenMoreEvaluationView, frame: Frame) -> float:
    stock = BarrelStock(view)
    return stock.value(view, frame.a) - stock.value(view)


def opening(view: GlenMoreEvaluationView, frame: Frame) -> float:
    """A cellar that is being paid."""
    stock = BarrelStock(view)
    before = stock.value(view)
    stock.cellars += 1
    gain = stock.value(view) - before
    return gain if gain > price(view, stock.cellars - 1) * OPTION + LEAST else NEVER


def vending(view: GlenMoreEvaluationView, frame: Frame) -> float:
    """The best barrels may be sold now; a pawn that stops sells two, if there is room."""
    stock = BarrelStock(view)
    box = box_of(view.state)
    bonus, others = reserve(view.state).sold[frame.a]
    room = int(others < box.spaces_for(view.state.rules.players))
    if frame.b and frame.c == 0:
        room += int(bonus < box.bonus)
    best = 0.0
    total = 0.0
    before = stock.value(view)
    for space in reversed(range(1, len(box.values) + 1)):
        if room and stock.mask >> space & 1:
            room -= 1
            total += box.values[space - 1] - view.context.barrel()
            stock.mask &= ~(1 << space)
            best = max(best, total + stock.value(view) - before)
            if frame.b == STOPPED and frame.c == 0 and best == 0.0:
                best = total + stock.value(view) - before
    return best


def barrel(view: GlenMoreEvaluationView) -> float:
    """A new barrel, which goes to the first empty space."""
    stock = BarrelStock(view)
    before = stock.value(view)
    space = free_first(view.state, view.context.seat)
    if space == FLOOR:
        stock.floor += 1
    else:
        stock.mask |= 1 << space
    return stock.value(view) - before


def distilled(view: GlenMoreEvaluationView) -> float:
    """Barrels of a tile that is about to be laid, or of an activation that is being paid."""
    rules = view.state.rules
    number = 0
    for frame in view.frames:
        if frame.step == PLACE.id:
            rows = rules.components.tiles[frame.a].immediate
            number += sum([row.amount for row in rows if row.word == GAIN_BARREL])
        elif frame.step == PRODUCT.id:
            way = rules.ways[view.own.tiles[frame.a]][frame.b]
            number += way.amount if way.product == GAIN_BARREL else 0
    return number * barrel(view) if number else 0.0


EVALUATION: Final = GlenMoreModuleEvaluation(
    terms=(
        Term("cellars", "what sales of aged barrels will bring beyond keeping them", 0.9, casks),
        Term("distilled", "the same of barrels that are about to come", 1.0, distilled),
    ),
    pending={"age barrels": ageing, "vend barrels": vending, "open cellar": opening},
    specials={AGES: year},
    phrases={
        "cellars": message("barrels in cellars sell for more as they age"),
        "distilled": message("new barrels can age before a sale"),
    },
)
