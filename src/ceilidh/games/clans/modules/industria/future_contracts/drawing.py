"""The drawing of the future board: the contracts to come, below those of the export board."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.clans.module_drawing import ClansDrawing, ClansSight
from ceilidh.draw.clans.supply import supply_of
from ceilidh.draw.clans.table_view import stock
from ceilidh.draw.svg.clans.contracts import section
from ceilidh.draw.svg.clans.labels import labels_of
from ceilidh.draw.svg.ink import Row
from ceilidh.draw.text import pen
from ceilidh.draw.text.clans.panels import contract_rows
from ceilidh.draw.text.style import sheet, title
from ceilidh.kernel.json_fields import integers


def coming(sight: ClansSight) -> list[int]:
    return integers(sight.own["contracts"])


def held(sight: ClansSight) -> list[int] | None:
    return None if sight.viewer is None else stock(sight.position, sight.viewer)


def coming_row(sight: ClansSight) -> Row:
    to = sight.to
    heading, words = to.text("Coming"), labels_of(to)
    supply = supply_of(sight.components, sight.position, sight.viewer)
    return section(sight.components, heading, coming(sight), words, supply)


def coming_lines(sight: ClansSight) -> list[pen.RenderableType]:
    to, numbers = sight.to, coming(sight)
    heading = title(to.text("Future contracts"), to.text("top one is next"))
    rows = contract_rows(to, sight.components, numbers, held(sight))
    return [sheet(heading, rows)] if numbers else []


DRAWING: Final = ClansDrawing(contracts_row=coming_row, contracts_lines=coming_lines)
