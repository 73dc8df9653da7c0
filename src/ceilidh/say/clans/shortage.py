"""What contracts lack, in goods and animals, and what it would cost at the market."""

from collections.abc import Sequence

from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.goods import COW, GOOD_NAMES, GOODS, SHEEP
from ceilidh.games.clans.rules.trade import price
from ceilidh.games.clans.state import Seat, State
from ceilidh.say.clans.names import amounts
from ceilidh.say.phrases import listed
from ceilidh.say.speaker import Speaker


def missing(seat: Seat, contract: Contract) -> list[int]:
    """The goods that a contract still needs, then beef and mutton."""
    goods = [max(need - seat.goods[kind], 0) for kind, need in enumerate(contract.needs)]
    beef = max(contract.beef - seat.deployed[COW], 0)
    return [*goods, beef, max(contract.mutton - seat.deployed[SHEEP], 0)]


def goods_text(to: Speaker, numbers: Sequence[int]) -> str:
    """`2 wool and 1 beef`."""
    names = (*GOOD_NAMES, "beef", "mutton")
    return listed(to, amounts(to, tuple(numbers), names[: len(numbers)]))


def market_cost(state: State, lack: Sequence[int]) -> int:
    """What the goods cost at the prices of now; there is no meat at the market."""
    return sum([price(state, kind) * lack[kind] for kind in range(GOODS)])
