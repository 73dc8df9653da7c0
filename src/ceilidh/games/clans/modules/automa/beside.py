"""What a unit just deployed trades with its neighbours: the bonus (IN-ANB) and markets (IN-AFM)."""

from ceilidh.games.clans.goods import GOOD_NAMES, GOODS
from ceilidh.games.clans.modules.automa.dice import pick_good, roll_market
from ceilidh.games.clans.modules.automa.part import rows_of
from ceilidh.games.clans.modules.automa.story import tell_words
from ceilidh.games.clans.modules.automa.trade import bracket_of, deal
from ceilidh.games.clans.modules.industria.farmers_markets import tiles
from ceilidh.games.clans.rules.bargains import goods_beside, hexes_beside
from ceilidh.games.clans.state import State


class Stall:
    """Where goods can be traded: beside units of others (`market` -1), or at a farmers' market."""

    __slots__ = ("goods", "market")

    def __init__(self, market: int, goods: list[int]) -> None:
        self.market = market
        self.goods = goods

    def buys(self) -> bool:
        return self.market < 0


class TradeStock:
    """The merchants and prices that trading depends on, to be tried out."""

    __slots__ = ("market", "merchants", "prices")

    def __init__(self, merchants: int, market: list[int], prices: list[int]) -> None:
        self.merchants = merchants
        self.market = market
        self.prices = prices

    def after(self, state: State, good: int, number: int) -> "TradeStock":
        """With so many merchants sent to the buy area or (negative) to the sell area."""
        market = self.market[:]
        market[good] += number
        prices = self.prices[:]
        prices[good] = min(max(prices[good] + number, 0), state.rules.last_price)
        return TradeStock(self.merchants - abs(number), market, prices)


def stock_of(state: State, seat: int) -> TradeStock:
    own = state.seats[seat]
    return TradeStock(own.merchants, own.market, state.prices)


def stalls_at(state: State, seat: int, hex_: int) -> list[Stall]:
    """First the neighbourhood, then the markets in their order (IN-AFM-Q2)."""
    mask = goods_beside(state, seat, hex_)
    out = [Stall(-1, [good for good in range(GOODS) if mask >> good & 1])] if mask else []
    if state.has_module(tiles.NAME):
        beside = hexes_beside(state, seat, hex_)
        own = tiles.markets(state)
        for market in range(len(own.hexes)):
            if own.hexes[market] in beside:
                out.append(Stall(market, tiles.open_goods(own, market)))
    return out


def merchants_sent(state: State, stall: Stall, good: int, stock: TradeStock) -> int:
    """How many merchants trade a good there: negative where it sells (IN-ANB-03 to 07).

    A good on whose other area it has a merchant is none for it (IN-AFM-02 to 04, 07).
    """
    bracket = bracket_of(state, stock.prices[good])
    if stall.buys():
        allowed = rows_of(state).buys[bracket] if stock.market[good] >= 0 else 0
        return min(allowed, stock.merchants)
    allowed = rows_of(state).sells[bracket] if stock.market[good] <= 0 else 0
    return -min(allowed, stock.merchants)


def best_goods(state: State, stall: Stall, stock: TradeStock) -> list[int]:
    """The goods between which only dice or chance decide what it trades there.

    Of those it could buy the ones whose price marker stands lowest (IN-ANB-08); all that it could
    sell, whatever their price (IN-AFM-Q1).
    """
    open_ = [good for good in stall.goods if merchants_sent(state, stall, good, stock)]
    if not open_ or not stall.buys():
        return open_
    lowest = min([stock.prices[good] for good in open_])
    return [good for good in open_ if stock.prices[good] == lowest]


def most_traded(state: State, seat: int, hex_: int) -> int:
    """How many merchants it could send from a unit on the hex (IN-AEX-16, IN-AEX-Q3)."""
    return _most(state, stalls_at(state, seat, hex_), 0, stock_of(state, seat))


def _most(state: State, stalls: list[Stall], place: int, stock: TradeStock) -> int:
    """From one stall on; where dice or chance decide between goods, the better of them."""
    if place == len(stalls):
        return 0
    goods = best_goods(state, stalls[place], stock)
    if not goods:
        return _most(state, stalls, place + 1, stock)
    best = 0
    for good in goods:
        number = merchants_sent(state, stalls[place], good, stock)
        further = _most(state, stalls, place + 1, stock.after(state, good, number))
        best = max(best, abs(number) + further)
    return best


def trade_beside(state: State, seat: int, hex_: int) -> None:
    """After deploying: one good of the neighbourhood, then one at each market (IN-ANB-Q1)."""
    for stall in stalls_at(state, seat, hex_):
        good = trade_at(state, seat, stall)
        if good >= 0 and not stall.buys():
            tiles.cover(state, stall.market, good)  # IN-AFM-09


def trade_at(state: State, seat: int, stall: Stall) -> int:
    """Trade one of the goods there; return it, or -1 if it can trade none."""
    stock = stock_of(state, seat)
    rules = "IN-ANB-01" if stall.buys() else "IN-AFM-01"
    word = "neighbourhood" if stall.buys() else "market"
    names = [GOOD_NAMES[good] for good in stall.goods]
    tell_words(state, seat, "offer", word, stock.merchants, names, rules)
    goods = best_goods(state, stall, stock)
    words = [GOOD_NAMES[good] for good in goods]
    height = stock.prices[goods[0]] if goods and stall.buys() else 0
    rules = "IN-ANB-08 IN-ANB-09" if stall.buys() else "IN-AFM-Q1"
    tell_words(state, seat, "tied", word, height, words, rules)
    if not goods:
        return -1
    if stall.buys():
        good = pick_good(state, seat, goods, rules)
    else:
        good = roll_market(state, seat, goods, rules)
    number = merchants_sent(state, stall, good, stock)
    deal(state, seat, good, number, rows_of(state).prices.bonus, f"automa {word}")
    return good
