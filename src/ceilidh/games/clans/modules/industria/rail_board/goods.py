"""The goods of a demand tile: whether a seat has them, and paying them (IN-TD-01, IN-VM-10)."""

from typing import Final

from ceilidh.games.clans.goods import GOOD_NAMES, GOODS
from ceilidh.games.clans.modules.industria.rail_board.rows import Demand
from ceilidh.games.clans.rules.ledger import put_goods
from ceilidh.games.clans.state import State
from ceilidh.kernel.reason import Reason

NOTHING_SAVED: Final = (0,) * GOODS


def missing_goods(state: State, seat: int, tile: Demand, saved: tuple[int, ...]) -> list[int]:
    """By good: how many of the tile's goods are not in stock; `saved` need not be paid."""
    stock = state.seats[seat].goods
    missing = [0] * len(GOOD_NAMES)
    for good, number in tile.wants:
        missing[good] = max(number - saved[good] - stock[good], 0)
    return missing


def has_goods(state: State, seat: int, tile: Demand) -> bool:
    return suffices(state.seats[seat].goods, tile)


def suffices(stock: list[int], tile: Demand) -> bool:
    """Whether a stock has all goods of the tile."""
    for good, number in tile.wants:
        if stock[good] < number:
            return False
    return True


def why_no_goods(state: State, seat: int, tile: Demand, rules: tuple[str, ...]) -> Reason | None:
    """A reason that names the goods which the seat lacks."""
    missing = missing_goods(state, seat, tile, NOTHING_SAVED)
    lacking = [f"{number} {GOOD_NAMES[good]}" for good, number in enumerate(missing) if number]
    if not lacking:
        return None
    return Reason(
        "You do not have {goods} to meet the demand there.", rules, {"goods": ", ".join(lacking)}
    )


def take_goods(state: State, seat: int, tile: Demand, saved: tuple[int, ...]) -> None:
    """Out of stock, but for what need not be paid."""
    for good, number in tile.wants:
        put_goods(state, seat, good, saved[good] - number, "demand")
