"""What contracts lack, in goods and animals, and what it would cost at the market."""

from collections.abc import Sequence

from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.goods import COW, GOOD_NAMES, GOODS, SHEEP
from ceilidh.games.clans.rules.trade import price, purchase
from ceilidh.games.clans.state import Seat, State
from ceilidh.say.clans.names import amounts, money
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


def lack_at_market(to: Speaker, state: State, seat: Seat, lack: Sequence[int]) -> str:
    """What buying the goods that a seat lacks would cost it now."""
    prices = [price(state, kind) for kind in range(GOODS)]
    pounds, merchants = purchase(prices, seat.market, seat.hooks.goods_per_merchant, lack)
    return at_market(to, pounds, max(merchants - seat.merchants, 0))


def at_market(to: Speaker, pounds: int, short: int) -> str:
    """`£18 at the market`, and how many merchants there are too few for it."""
    if not pounds:
        return ""
    cost = money(to, pounds)
    if not short:
        return to.text("{money} at the market", money=cost)
    return to.count(
        "{money} at the market, {n} merchant short",
        "{money} at the market, {n} merchants short",
        short,
        money=cost,
    )
