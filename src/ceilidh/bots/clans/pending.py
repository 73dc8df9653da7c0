"""What decisions that are already open will still bring, so that a move may begin something."""

from typing import Final

from ceilidh.bots.clans.look import Look
from ceilidh.bots.clans.outlook import EXPAND, UPGRADE
from ceilidh.games.clans.goods import GOODS
from ceilidh.games.clans.modules.auction.rules import Auction
from ceilidh.games.clans.rules import bonuses
from ceilidh.games.clans.rules.bargains import bargain_price, most_bargained
from ceilidh.games.clans.rules.benefits import BENEFITS
from ceilidh.games.clans.rules.bonuses import BONUSES, BUILDING, BUILDINGS
from ceilidh.games.clans.rules.contracts import KEEPING, empty_boxes
from ceilidh.games.clans.rules.ports import DISCARDING, GAINING, PORT_BONUS
from ceilidh.kernel.state import Frame

DRAW: Final = 1.5  # victory points of a look at new contracts
FIRST_CHOICE: Final = 5.0  # victory points that the first choice of a clan is worth in an auction


def pending(look: Look) -> float:
    """The victory points of all open decisions of the seat."""
    total = 0.0
    for frame in look.frames:
        step = frame.step
        if step == BENEFITS.id:
            total += (EXPAND * frame.b + UPGRADE * frame.c) * look.outlook.pound
        elif step == BONUSES.id:
            total += _bonuses(look, frame)
        elif step == DISCARDING.id:
            total += (frame.b - 1) * look.outlook.goods[frame.a]
        elif step == GAINING.id:
            total += frame.b * look.outlook.goods[frame.a]
        elif step == PORT_BONUS.id or step == KEEPING.id:
            total += _draw(look)
    return total


def _draw(look: Look) -> float:
    return DRAW if empty_boxes(look.state, look.outlook.seat) > 0 else 0.0


def _bonuses(look: Look, frame: Frame) -> float:
    """Goods below their price beside a new unit, and new contracts for a full set of buildings."""
    state = look.state
    total = _draw(look) * ((frame.a & BUILDINGS) // BUILDING)
    best = 0.0
    for good in range(GOODS):
        if frame.a & bonuses.GOODS & 1 << good:
            step = state.prices[good]
            number = most_bargained(state, look.outlook.seat, good, step)
            price = bargain_price(state, good, step) * look.outlook.pound
            best = max(best, number * (look.outlook.goods[good] - price))
    return total + best


def auction(look: Look) -> float:
    """A leading bid: the first choice for the points that were bid."""
    for part in look.state.ext:
        if isinstance(part, Auction) and part.leader == look.outlook.seat:
            return FIRST_CHOICE - part.bid
    return 0.0
