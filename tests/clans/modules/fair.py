"""A farmers' market put on a hex, for tests of clans that trade there."""

from __future__ import annotations

from ceilidh.games.clans.modules.industria.farmers_markets.tiles import NOWHERE, Markets, markets
from tests.clans.scenario import Scenario, hex_number


def market_on(hex_: str, clans: list[str], tile: str, **setup: list[str]) -> Scenario:
    """A scenario whose only market, number 1, is of this tile and lies on the hex."""
    s = Scenario(
        clans=clans,
        setup={"market_tile": [tile], **setup},
        modules=["industria-tiles", "farmers-markets"],
    )
    own = markets(s.state)
    for place in own.hexes:
        s.state.free = s.state.free.plus(place)
    places = (hex_number(hex_), *[NOWHERE] * (len(own.hexes) - 1))
    s.state.free = s.state.free.without(places[0])
    s.state.keep(Markets(own.tiles, places, (0,) * len(places)))
    return s
