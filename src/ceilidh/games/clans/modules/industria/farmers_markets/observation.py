"""What a learning agent observes of farmers' markets."""

from typing import Final

from ceilidh.envs.shown import Bits, BySeat, Shown
from ceilidh.envs.shown_numbers import OneNumber
from ceilidh.games.clans.components.maps import HEXES
from ceilidh.games.clans.modules.industria.farmers_markets.tiles import PAIRS

GOODS_OF_A_TILE: Final = 2

FIELDS: Final[dict[str, Shown]] = {
    "tiles": BySeat(OneNumber(0, len(PAIRS))),
    "hexes": BySeat(OneNumber(0, HEXES)),
    "covered": BySeat(Bits(GOODS_OF_A_TILE)),
}
