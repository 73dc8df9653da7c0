"""Ways: what an activation can do, made once from a tile's effect rows.

A way takes resources, exact or of the player's choice, and gives one product. A tile with several
ways (the tiers of an exchange, MacGregor's points for a barrel) lets its owner choose.
"""

from collections.abc import Callable
from typing import Final

from ceilidh.games.glenmore.components.effects import (
    CLAN_MARKER,
    DISTIL,
    EXCHANGE_ANIMALS,
    EXCHANGE_ANY,
    EXCHANGE_BARREL,
    EXCHANGE_CLAN,
    EXCHANGE_DIFFERENT,
    EXCHANGE_EXACT,
    GAIN_BARREL,
    GAIN_GOODS,
    GAIN_JOKER,
    GAIN_MOVEMENT,
    GAIN_VP,
    SPECIAL,
    VP_FOR_BARREL,
    EffectRow,
)
from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.debt import Debt, barrel_debt, goods_debt
from ceilidh.games.glenmore.goods import ANIMALS, EXCHANGE, RESOURCES, WHISKY

NOTHING: Final[tuple[int, ...]] = (0,) * RESOURCES
ALL_KINDS: Final = (1 << RESOURCES) - 1
ANIMAL_KINDS: Final = sum([1 << kind for kind in ANIMALS])


class Way:
    """A cost (None: nothing is paid) and its product: a word of effects with an amount or goods.

    `fills` says that the product needs room on the tile, `swap` that Sinclair may put a coin in
    place of a resource (GM-CLN-34); `instead` marks the way that MacGregor's holder has instead of
    the barrel. `target` names the special effect that is the product, or that comes besides it, so
    many `times`.
    """

    __slots__ = (
        "amount",
        "cost",
        "fills",
        "goods",
        "instead",
        "product",
        "swap",
        "target",
        "times",
    )

    def __init__(
        self,
        cost: Debt | None,
        product: str,
        amount: int,
        swap: bool,
        goods: tuple[int, ...] = (),
        instead: bool = False,
        target: str = "",
        times: int = 0,
    ) -> None:
        self.cost = cost
        self.product = product
        self.fills = product in (GAIN_GOODS, GAIN_JOKER)
        self.amount = amount
        self.swap = swap
        self.goods = goods
        self.instead = instead
        self.target = target
        self.times = times


WayMaker = Callable[[EffectRow, bool], list[Way]]


def _free(row: EffectRow, swap: bool) -> list[Way]:
    return [Way(None, row.word, row.amount, False, row.goods)]


def _different(row: EffectRow, swap: bool) -> list[Way]:
    return [
        Way(goods_debt(NOTHING, number, ALL_KINDS, True), GAIN_VP, vp, swap)
        for number, vp in row.tiers
    ]


def _animals(row: EffectRow, swap: bool) -> list[Way]:
    return [
        Way(goods_debt(NOTHING, number, ANIMAL_KINDS), GAIN_VP, vp, swap)
        for number, vp in row.tiers
    ]


def _any(row: EffectRow, swap: bool) -> list[Way]:
    return [Way(goods_debt(NOTHING, row.amount, ALL_KINDS), GAIN_VP, row.vp, swap)]


def _exact(row: EffectRow, swap: bool) -> list[Way]:
    return [Way(goods_debt(row.goods), GAIN_VP, row.vp, swap)]


def _clan(row: EffectRow, swap: bool) -> list[Way]:
    return [Way(goods_debt(NOTHING, row.amount, ALL_KINDS), CLAN_MARKER, 1, swap)]


def _distilled(row: EffectRow, swap: bool) -> list[Way]:
    cost = goods_debt(row.goods)
    return [Way(cost, GAIN_BARREL, row.amount, swap, (), False, row.target, row.times)]


def _barrel(row: EffectRow, swap: bool) -> list[Way]:
    return [Way(barrel_debt(row.amount), GAIN_VP, row.vp, False)]


def _special(row: EffectRow, swap: bool) -> list[Way]:
    paid = goods_debt(row.goods) if row.goods else None
    return [Way(paid, SPECIAL, row.amount, swap, (), False, row.target)]


# The ways that the row of an activation opens.
WAYS: Final[dict[str, WayMaker]] = {
    GAIN_GOODS: _free,
    GAIN_JOKER: _free,
    GAIN_MOVEMENT: _free,
    GAIN_VP: _free,
    EXCHANGE_DIFFERENT: _different,
    EXCHANGE_ANIMALS: _animals,
    EXCHANGE_ANY: _any,
    EXCHANGE_EXACT: _exact,
    EXCHANGE_CLAN: _clan,
    DISTIL: _distilled,
    EXCHANGE_BARREL: _barrel,
    SPECIAL: _special,
}
# What ways can give.
PRODUCTS: Final[tuple[str, ...]] = (
    GAIN_GOODS,
    GAIN_JOKER,
    GAIN_MOVEMENT,
    GAIN_VP,
    GAIN_BARREL,
    CLAN_MARKER,
    SPECIAL,
)


def ways_of(tile: Tile, instead: EffectRow | None, edition: int) -> list[Way]:
    """The ways of a tile; `instead` is MacGregor's row, used on Whisky tiles (GM-CLN-12, 13)."""
    swap = tile.types & EXCHANGE != 0
    ways: list[Way] = []
    for row in tile.activation:
        made = WAYS[row.word](row, swap)
        ways.extend(made)
        if row.word == DISTIL and tile.types & WHISKY and instead is not None:
            # GM-ED-08: in one edition the barley is still paid, in the other it is not.
            cost = made[0].cost if edition in instead.barley else None
            ways.append(Way(cost, GAIN_VP, instead.vp, swap, (), True, row.target, row.times))
    return ways


def instead_of_barrel(effects: list[EffectRow]) -> EffectRow | None:
    """The effect among those of cards and clans that gives points for a barrel, if any does."""
    for row in effects:
        if row.word == VP_FOR_BARREL:
            return row
    return None
