"""The drawing of the auction: the highest bid, below what is on offer."""

from typing import Final

from ceilidh.draw.clans.module_drawing import ClansDrawing, ClansSight
from ceilidh.draw.module_drawing import no_row
from ceilidh.draw.svg.clans.items import item, mark
from ceilidh.draw.svg.clans.labels import labels_of
from ceilidh.draw.svg.ink import Row, group
from ceilidh.kernel.json_fields import integer


def bid_row(sight: ClansSight) -> Row:
    """Who offers most for the first choice."""
    leader, bid = integer(sight.own["leader"]), integer(sight.own["bid"])
    if leader < 0:
        return no_row()
    who = labels_of(sight.to).seat(leader)
    label = sight.to.text("{seat} bids {n} victory points", seat=who, n=bid)
    shown = [mark(16, 14, leader, 18), item(32, 14, "vp", bid)]
    return group(*shown, role="img", aria_label=label), 28


DRAWING: Final = ClansDrawing(offers_row=bid_row)
