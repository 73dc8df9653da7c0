"""What a seat has for contracts: what it could export, and what it could buy at the market."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ceilidh.draw.clans.table_view import TableView, stock
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.rules.trade import purchase


class MarketSupply(NamedTuple):
    stock: tuple[int, ...]
    prices: tuple[int, ...]
    market: tuple[int, ...]
    merchants: int
    goods_per_merchant: int

    def bought(self, lack: Sequence[int]) -> tuple[int, int]:
        """What the market asks for what is missing, and how many merchants are too few for it."""
        pounds, sent = purchase(self.prices, self.market, self.goods_per_merchant, lack)
        return pounds, max(sent - self.merchants, 0)


def supply_of(components: Components, position: TableView, seat: int | None) -> MarketSupply | None:
    """A spectator has none."""
    if seat is None:
        return None
    own = position.seats[seat]
    ability = components.clan(own.clan).ability if own.clan else {}
    return MarketSupply(
        tuple(stock(position, seat)),
        tuple(position.prices),
        tuple(own.market),
        own.merchants,
        ability.get("goods_per_merchant", 1),
    )
